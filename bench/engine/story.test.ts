import { expect, it } from 'vitest';
import { loadLibrary, runSession, walk as walkOurs } from './ours.ts';
import { runActor, walk as walkTheirs } from './theirs.ts';

it('tells both engines a story that the phone change of today walks to its end', async () => {
  const library = loadLibrary();

  const outcomes = [walkOurs(library), await runSession(library), walkTheirs(), await runActor()];

  expect(outcomes).toEqual(['completed', 'completed', 'completed', 'completed']);
});
