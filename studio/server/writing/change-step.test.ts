import { expect, it } from 'vitest';
import { changeStep, previewStep } from './change-step.ts';
import { folderWith } from './folder.fixture.ts';

it('plays scenarios to show what a change stops, and not again to write it [STUDIO-05]', async () => {
  let played = 0;
  const folder = {
    ...folderWith('{}').folder,
    changing: () => ({ files: [], failing: () => [`Blocca la carta, ${(played += 1)}`] }),
  };
  const ground = { folder, language: 'it', record: () => undefined, last: () => undefined } as const;
  const change = { kind: 'rename', journey: 'lock', step: 'ask', name: 'confirm' } as const;

  const shown = await previewStep(change, ground, () => Promise.resolve([]));
  const written = changeStep({ ...change, shown: [] }, ground);

  expect(shown).toMatchObject({ kind: 'possible', failing: ['Blocca la carta, 1'] });
  expect(written).toEqual({ kind: 'done', files: [] });
  expect(played).toBe(1);
});
