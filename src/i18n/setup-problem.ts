import type { SetupRefusal } from '../engine/index.ts';
import type { Words } from './parts.ts';

const heads = [
  'v',
  'attacker',
  'defender',
  'units',
  'ignores',
  'anyDamageIsLethal',
  'id',
  'name',
  'card',
  'might',
  'mightChange',
  'assault',
  'shield',
  'marked',
  'stunned',
  'dealsNoCombatDamage',
  'tank',
  'backline',
  'immune',
  'replacements',
  'kind',
  'amount',
  'combat',
  'side',
  'assignment',
  'choices',
  'list',
] as const;
const places = ['attacker', 'defender', 'assignment', 'choices'] as const;

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T =>
  (all as readonly string[]).includes(text);

interface Part {
  /** As the thing spoken of: Might. */
  readonly head: string;
  /** As where it is: attacker. */
  readonly place: string;
}

/**
 * The name of the place that a JSON Pointer shows: `/attacker/units/1/might` is "Might (attacker, unit 2)".
 * What is no part of the combat format is named as it was written.
 */
export const fieldName = (t: Words, path: string): string => {
  const tokens = path
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  const parts: Part[] = [];
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1];
    const number = Number(token) + 1;
    if (before === 'units' || before === 'replacements') {
      const kind = before === 'units' ? 'unit' : 'effect';
      parts[parts.length - 1] = {
        head: t(`field.${kind}`, { number }),
        place: t(`place.${kind}`, { number }),
      };
    } else if (before !== 'ignores') {
      // Below these two stand ids, which may be called like a part of the format.
      const isId = before === 'assignment' || before === 'choices';
      const head = !isId && isOneOf(heads, token) ? t(`field.${token}`) : token;
      parts.push({ head, place: isOneOf(places, token) ? t(`place.${token}`) : head });
    }
  }
  // A line of input holds the combat under a key; where in the combat says enough.
  if (tokens[0] === 'combat' && parts.length > 1) parts.shift();
  const field = parts.pop()?.head ?? t('field.input');
  const place = parts.map((part) => part.place).join(', ');
  return place ? t('field.at', { field, place }) : field;
};

/** What is wrong at one place of a setup, with the limit. `field` names the place; left out, its JSON Pointer does. */
export const setupProblemSentence = (
  t: Words,
  refusal: SetupRefusal,
  field: string = fieldName(t, refusal.path),
): string => {
  switch (refusal.problem) {
    case 'not-json':
      return t('problem.not-json');
    case 'missing':
    case 'unknown-key':
    case 'bad-id':
      return t(`problem.${refusal.problem}`, { field });
    case 'wrong-type':
      return t(`type.${refusal.expected}`, { field });
    case 'out-of-range':
      return t('problem.out-of-range', { field, min: refusal.min, max: refusal.max });
    case 'not-one-of':
      return t('problem.not-one-of', { field, list: t.list(refusal.allowed.map(String), 'or') });
    case 'too-many':
      return t('problem.too-many', { field, max: refusal.max });
    case 'too-few':
      return t('problem.too-few', { field, min: refusal.min });
    case 'too-long':
      return t('problem.too-long', { field, count: refusal.max });
    case 'repeated-id':
    case 'unknown-unit':
    case 'not-both-keywords':
      return t(`problem.${refusal.problem}`, { field, id: refusal.id });
  }
};
