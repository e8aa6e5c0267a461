import type { Format } from '../../i18n/format.ts';
import { besideOf, printedLang } from '../../i18n/locales.ts';
import type { Entry, Found, FoundSection, Group } from './find.ts';
import type { Kind } from './kinds.ts';
import type { NumberAnswer, ToldMeaning, ToldRule } from './numbers.ts';
import type { Stretch } from './typeset.ts';

type T = Format<'search'>;

/** Links that arrow keys go through. */
export const HIT = 'data-hit';

const Excerpt = ({ stretches }: { readonly stretches: readonly Stretch[] }) => (
  <p class="hit-text">
    {stretches.map(({ text, isMarked }, i) => (isMarked ? <mark key={i}>{text}</mark> : text))}
  </p>
);

const Section = ({ section }: { readonly section: FoundSection }) => (
  <li>
    <a href={section.url} {...{ [HIT]: '' }}>
      {section.title}
    </a>
    <Excerpt stretches={section.excerpt} />
  </li>
);

const Hit = ({ t, entry }: { readonly t: T; readonly entry: Entry }) => {
  const { kind, url, title, other, number, excerpt, sections } = entry;
  return (
    <li>
      <a href={url} {...{ [HIT]: '' }} lang={kind === 'card' ? printedLang(t.locale) : undefined}>
        {number === undefined ? title : t('rule', { number })}
      </a>{' '}
      {other !== undefined && other.toLowerCase() !== title?.toLowerCase() && (
        <small lang={besideOf(t.locale)}>{other}</small>
      )}
      {sections.length === 0 ? (
        <Excerpt stretches={excerpt} />
      ) : (
        <ul class="hit-sections">
          {sections.map((section) => (
            <Section key={section.url} section={section} />
          ))}
        </ul>
      )}
    </li>
  );
};

interface GroupProps {
  readonly t: T;
  readonly group: Group;
  readonly heading: 'h2' | 'h3';
  readonly onKind: (kind: Kind) => void;
}

const GroupOf = ({ t, group, heading: Heading, onKind }: GroupProps) => {
  const { kind, entries, count } = group;
  return (
    <section class="hits" data-kind={kind}>
      <Heading>{t(`kind.${kind}`)}</Heading>
      <div>
        <ul>
          {entries.map((entry) => (
            <Hit key={entry.url} t={t} entry={entry} />
          ))}
        </ul>
        {count > entries.length && (
          <button type="button" class="hits-more" onClick={() => onKind(kind)}>
            {t('more', { count: count - entries.length })}
            <span class="vh">{`, ${t(`kind.${kind}`)}`}</span>
          </button>
        )}
      </div>
    </section>
  );
};

const RuleLine = ({ t, rule, label }: { readonly t: T; readonly rule: ToldRule; readonly label: string }) => (
  <>
    {rule.url === undefined ? (
      <b>{label}</b>
    ) : (
      <a href={rule.url} {...{ [HIT]: '' }}>
        {label}
      </a>
    )}
    <p class="hit-text">{rule.text}</p>
    {rule.url === undefined && <p class="hits-note">{t('number.topic')}</p>}
  </>
);

const Meanings = ({ t, meanings, number }: { t: T; meanings: readonly ToldMeaning[]; number: string }) => (
  <ul>
    {meanings.map((meaning) => (
      <li key={meaning.versions[0]}>
        <p class="edition">
          <span lang="en">{t('number.in', { versions: meaning.versions.join(', ') })}</span>
          {!meaning.isSure && ` (${t('number.unsure')})`}
        </p>
        <RuleLine
          t={t}
          rule={meaning}
          label={
            meaning.number === undefined || meaning.number === number
              ? t('rule', { number })
              : `${t('rule', { number })}, ${t('number.now', { number: meaning.number })}`
          }
        />
        {meaning.besides.map((rule) => (
          <RuleLine key={rule.url} t={t} rule={rule} label={t('number.besides')} />
        ))}
      </li>
    ))}
  </ul>
);

const NumberOf = ({ t, answer, heading: Heading }: { t: T; answer: NumberAnswer; heading: 'h2' | 'h3' }) => (
  <section class="hits" data-kind="number">
    <Heading>{t('number.title', { number: answer.number })}</Heading>
    <div>
      {answer.meanings.length === 0 && <p class="hits-note">{t('number.unknown')}</p>}
      <Meanings t={t} meanings={answer.meanings} number={answer.number} />
      {answer.above && (
        <>
          <p class="hits-note">{t('number.above', { number: answer.above.number })}</p>
          <Meanings t={t} meanings={answer.above.meanings} number={answer.above.number} />
        </>
      )}
      {answer.below.length > 0 && (
        <>
          <p class="hits-note">{t('number.below')}</p>
          <ul>
            {answer.below.map((rule) => (
              <li key={rule.url}>
                <RuleLine t={t} rule={rule} label={t('rule', { number: rule.number ?? '' })} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  </section>
);

interface Props {
  readonly t: T;
  readonly found: Found;
  readonly kind: Kind | undefined;
  /** The level of the groups' headings. */
  readonly heading: 'h2' | 'h3';
  readonly onKind: (kind: Kind) => void;
}

/** What was found: rule numbers first, then a group a kind. */
export const Results = ({ t, found, kind, heading, onKind }: Props) => (
  <>
    {found.numbers.map((answer) => (
      <NumberOf key={answer.number} t={t} answer={answer} heading={heading} />
    ))}
    {found.isLoose && <p class="hits-note">{t('loose')}</p>}
    {found.groups
      .filter((group) => kind === undefined || group.kind === kind)
      .map((group) => (
        <GroupOf key={group.kind} t={t} group={group} heading={heading} onKind={onKind} />
      ))}
  </>
);
