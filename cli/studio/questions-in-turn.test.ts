import { expect, it } from 'vitest';
import { questionsInTurn } from './questions-in-turn.ts';

it('asks one question at a time, and none that nobody waits for by its turn', async () => {
  const sent: string[] = [];
  const { ask, answered } = questionsInTurn<string, string>((asked) => sent.push(asked), 'nothing');
  let isFirstGone = false;

  const first = ask({ asked: 'o', isGone: () => isFirstGone });
  const gone = ask({ asked: 'ot', isGone: () => true });
  const last = ask({ asked: 'other', isGone: () => false });
  expect(sent).toEqual(['o']);
  isFirstGone = true;
  answered('of o');
  expect(sent).toEqual(['o', 'other']);
  answered('of other');

  expect(await Promise.all([first, gone, last])).toEqual(['of o', 'nothing', 'of other']);
});
