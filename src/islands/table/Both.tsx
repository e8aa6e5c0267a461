import { useEffect, useState } from 'preact/hooks';
import type { Combat, SideName } from '../../engine/index.ts';
import { languageName } from '../../i18n/language-name.ts';
import { type Locale, locales, othersThan } from '../../i18n/locales.ts';
import { Icon } from '../board/Icon.tsx';
import type { Judgement } from '../board/judgement.ts';
import type { Split } from '../board/state.ts';
import type { RuleAddress } from '../rule-address.ts';
import type { Words } from '../words.ts';
import { wordsIn } from './both-words.ts';
import { glanceOf, rulingIn } from './ruling.ts';
import { tableWords } from './words.ts';

interface Props {
  readonly locale: Locale;
  readonly id: string;
  readonly combat: Combat;
  readonly side: SideName;
  readonly split: Split;
  readonly judgement: Judgement;
  readonly ruleAddresses: Readonly<Record<Locale, RuleAddress>>;
}

/** One ruling in every language of the site, the page's own first: for two players who do not share one. */
export const Both = ({ locale, id, combat, side, split, judgement, ruleAddresses }: Props) => {
  const t = tableWords(locale);
  const [words, setWords] = useState<Readonly<Record<Locale, Words>> | 'failed' | null>(null);
  useEffect(() => {
    Promise.all(locales.map(async (each) => [each, await wordsIn(each)] as const)).then(
      (all) => setWords(Object.fromEntries(all) as Record<Locale, Words>),
      () => setWords('failed'),
    );
  }, []);
  const glance = glanceOf(judgement);
  const isRefused = glance === 'refused' || glance === 'refusedSoFar';
  if (words === null || words === 'failed')
    return (
      <p class={words ? 'problem' : 'hint'} role={words ? 'alert' : undefined}>
        {t(words ? 'both.failed' : 'both.loading')}
      </p>
    );
  return (
    <>
      <label class="check controls">
        <input type="checkbox" class="turns" autocomplete="off" />
        <span>{t('both.turn')}</span>
      </label>
      <div class="both">
        {[locale, ...othersThan(locale)].map((each) => {
          const ruling = rulingIn(words[each], { combat, side, split, judgement });
          const { t: board } = words[each];
          return (
            <section key={each} lang={each} class="both-one" aria-labelledby={`${id}-both-${each}`}>
              <h4 id={`${id}-both-${each}`} lang={locale} class="vh">
                {languageName(locale, each)}
              </h4>
              <p class="both-verdict" data-verdict={glance}>
                {(isRefused || glance === 'legal') && <Icon name={isRefused ? 'refused' : 'done'} />}
                {ruling.verdict}
              </p>
              {ruling.reasons.length > 0 && (
                <ol class="both-reasons">
                  {ruling.reasons.map(({ rule, section, text }) => (
                    <li key={rule}>
                      <a
                        class="rule"
                        href={ruleAddresses[each].join(rule)}
                        hreflang={each}
                        aria-label={board('text.rule', { section })}
                      >
                        {section}
                      </a>{' '}
                      {text}
                    </li>
                  ))}
                </ol>
              )}
              <ul class="both-units">
                {ruling.units.map(({ id: unit, text }) => (
                  <li key={unit}>{text}</li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
};
