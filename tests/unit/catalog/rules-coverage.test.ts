import { describe, expect, test } from 'vitest';
import { isRuleId, meaningsOf, numberNow, ruleEntry, ruleIds } from '../../../src/catalog/rules.ts';
import { engineRules } from '../../../src/engine/index.ts';
import en from '../../../src/i18n/en/rules.json' with { type: 'json' };
import fr from '../../../src/i18n/fr/rules.json' with { type: 'json' };

/** Every number of Core Rules 1.4 that the site has something to say about, written by hand. */
const described = `
  002 054 127.1 133.4.a.2
  142.3.a 142.3.b 142.4 142.4.a 142.4.b 142.4.c
  143.2 143.2.a 143.2.b 143.2.b.1 143.3.a 143.3.b.1 143.3.b.2
  316.7.d 317.2.b 317.2.c 323.2 323.2.a 323.2.b 323.2.c 323.4 323.5 323.9 324.2
  369.2 370.2 370.4 372 373 373.1.a 391
  417.1.a 417.1.b 417.1.e 417.1.e.1 417.6.c 417.6.c.1
  423 423.1.a 423.1.a.1 423.1.a.2 423.1.b 423.1.c
  426 426.1.b.1 426.1.b.2 428.1 428.1.a.2 432.1 432.1.a
  437 437.1.a.1 437.1.b.1 437.1.b.1.a 437.1.b.1.b 437.1.b.2 437.2.a 437.3 437.3.a 437.3.b 437.3.c
  437.4 437.5 437.5.a 437.5.b 437.6.a 437.7
  447.2.a 447.2.b 447.2.c 454 456 458 458.1
  459 461 462 462.1 462.2 462.2.a 462.3
  464.1 464.2 464.2.c.1 464.2.c.1.a 464.2.c.1.b 464.2.c.2 464.2.c.3 464.2.c.3.a 464.2.d 464.2.e.1
  465 465.1 465.2 465.2.a 465.2.b 465.2.c 465.2.c.1 465.2.c.1.a 465.2.c.2 465.2.c.3 465.2.c.4 465.2.c.4.a
  465.2.c.5 465.2.c.6 465.2.c.7 465.2.c.8 465.2.c.9 465.2.c.10 465.2.d 465.3
  466 466.1 466.1.a 466.1.a.1 466.1.a.2 466.2 466.3 466.3.a 466.3.b 466.3.c 466.3.d 466.3.d.1
  466.5 466.5.a 466.5.b 466.5.c 466.5.d 466.5.e 466.7 466.7.a 466.7.b 466.7.c
  469.1 470 471 477.3.b 477.3.e.1 477.3.e.2 487 488 489 489.8.c 489.8.e
  701 702 702.3 702.3.a 703 704 705 708 709 713 714 714.1 715.1 715.2 715.3 715.4 715.4.a
  740.1.a 740.2.c 740.3.a 764 765 766 767
  807 807.1.c 807.1.d.1 807.2 808.1.d.1 808.1.d.3 814 814.1.c 814.1.d.1 814.2
  815 815.1 815.1.b 815.1.c.1 815.1.c.2 815.2 815.3 826 826.3 826.4.a 826.4.b 826.5
`
  .trim()
  .split(/\s+/);

/** Numbers of earlier editions that the site knows the meaning of, written by hand. */
const earlier = `
  620 626 626.1 626.1.d 626.1.d.2 626.1.d.3 626.1.d.4 727
  140.2.b 410 433 437 439 439.1.d 439.1.d.3 439.1.d.4 439.1.d.5 439.1.d.6 439.1.d.7 439.1.d.8 439.1.d.9 439.1.e
  440 723 730 731
  443 443.1.d 443.1.d.3 443.1.d.4 443.1.d.5 443.1.d.6 443.1.d.7 443.1.d.8 443.1.d.9 443.1.e 444 741
  142.4 449 454 460 460.2.c 460.2.c.1 460.2.c.2 460.2.c.3 460.2.c.4 460.2.c.5 460.2.c.6 460.2.c.7 460.2.c.8
  460.2.c.9 460.2.d 461 461.1 461.1.a.1 461.1.a.2 461.3 461.3.d 461.5
`
  .trim()
  .split(/\s+/);

describe('coverage', () => {
  test.each(described)('%s is described', (number) => {
    expect(ruleIds.map(numberNow)).toContain(number);
  });

  test('nothing else is', () => {
    expect([...new Set(ruleIds.map(numberNow))]).toEqual(described);
  });

  test.each(earlier)('%s, of an earlier edition, is known', (number) => {
    expect(meaningsOf(number)).not.toEqual([]);
  });
});

test.each(Object.entries(engineRules))('the engine’s rule %s is %s in the catalogue too', (id, section) => {
  if (!isRuleId(id)) throw new Error(`${id} is not in the catalogue`);
  expect(numberNow(id)).toBe(section);
});

describe.each([
  { language: 'English', words: en },
  { language: 'French', words: fr },
])('$language words', ({ words }) => {
  test('every rule has its paraphrase, in the order of the table', () => {
    expect(Object.keys(words.text)).toEqual([...ruleIds]);
  });

  test('a past is told where there is one to tell', () => {
    expect(Object.keys(words.history)).toEqual(ruleIds.filter((id) => ruleEntry(id).history));
  });

  test('a doubt is told where there is one', () => {
    expect(Object.keys(words.doubt)).toEqual(ruleIds.filter((id) => ruleEntry(id).doubt !== undefined));
  });

  test('no two rules say the same', () => {
    expect(new Set(Object.values(words.text)).size).toBe(ruleIds.length);
  });

  test.each(Object.entries({ ...words.text, ...words.history, ...words.doubt }))(
    '%s is one to three sentences, short enough to stand beside a citation',
    (_id, text) => {
      expect(text).toMatch(/\.$/);
      // Step 3d, 1.4 and the like hold no sentence end: a full stop counts before a space or at the end.
      expect(text.match(/\.(?= |$)/g)?.length).toBeLessThanOrEqual(3);
      expect(text.length).toBeLessThanOrEqual(260);
    },
  );
});

test('a change is told in words', () => {
  for (const id of ruleIds)
    if (ruleEntry(id).changed) expect([id, ruleEntry(id).history]).toEqual([id, true]);
});
