import { expect, it } from 'vitest';
import type { Invariant, JourneyFile } from '#schemas';
import { check, readSources } from '#analysis';
import { cleanFiles } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const visit = 'journeys/visit/journey.json';

const once: Invariant = { id: 'changed-once', once: 'change.ok' };

/** Checks the clean journey with a promise, that its change is made once unless another is given, and with some of its parts in place of its own. */
function promised(change: (journey: JourneyFile) => Partial<JourneyFile>, invariant = once) {
  const files = cleanFiles.map((file) => {
    if (file.path !== visit) return file;
    const journey = JSON.parse(file.text) as JourneyFile; // the clean files are sound
    const made = {
      ...journey,
      ...change(journey),
      invariants: [invariant],
    };
    return { ...file, text: JSON.stringify(made, null, 2) };
  });
  const found = check(readSources(smallLanguage(), files, { views: {} }));
  return found.filter(({ code }) => code === 'invariant-broken');
}

it('lets a change be sent once where a lost answer leads to an end [LANG-03]', () => {
  expect(promised(() => ({}))).toEqual([]);
});

it('finds that a change could be sent again after its answer was lost, though no second answer ever came, and the shortest way there [LANG-03]', () => {
  const [found] = promised(() => ({ unsure: { to: 'ask-number' } }));

  const way = found?.path?.map(({ step, by }) => `${step} ${by ?? ''}`.trim());
  expect(way?.filter((step) => step.startsWith('change'))).toEqual(['change unsure', 'change']);
  expect(way?.at(-1)).toBe('change');
});

it('finds what must never come after a change where its answer was lost: it may have been made [LANG-03]', () => {
  const never: Invariant = { id: 'not-asked-after', never: 'ask-number', after: 'change.ok' };

  const [found] = promised(() => ({ unsure: { to: 'ask-number' } }), never);

  expect(promised(() => ({}), never)).toEqual([]);
  expect(found?.message).toBe('A path passes "ask-number" after "change.ok".');
  const way = found?.path?.map(({ step, by }) => `${step} ${by ?? ''}`.trim());
  expect(way?.slice(-2)).toEqual(['change unsure', 'ask-number']);
});
