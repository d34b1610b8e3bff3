import { JourneyError, type BankReply, type Library } from '#engine';
import type { ScenarioFile, ScenarioMove } from '#schemas';
import { retriedBetween } from '../coverage/retries.ts';
import type { Language } from '../source/language.ts';
import { differencesOf } from './compare.ts';
import { replyFault, requestFault } from './keeps-contract.ts';
import { mergeOver, ordinaryContext } from './ordinary-context.ts';
import { play, type Beginning, type Playing } from './playing.ts';

/** What became of a scenario; a failure names the move, counted from 1, and says what was otherwise. */
export type ScenarioResult = { passed: true } | { passed: false; move: number; message: string };

/** What scenarios run on; `seen` is told what only the runs themselves can tell of coverage. */
export type Ground = { library: Library; language: Language; seen: Set<string> };

/** Runs a scenario of a journey on the engine; the bank’s answers and the journey’s requests are held against the contract. */
export function runScenario(scenario: ScenarioFile, journey: string, ground: Ground): ScenarioResult {
  let index = 0;
  try {
    const playing = play(ground.library, beginningOf(scenario, journey, ground.language));
    for (const move of scenario.do) {
      index += 1;
      const before = playing.state();
      const message = faultOf(move, playing, ground.language);
      if (message !== undefined) return { passed: false, move: index, message };
      const retried = retriedBetween(before, playing.state());
      if (retried !== undefined) ground.seen.add(retried);
    }
    return { passed: true };
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error;
    return { passed: false, move: Math.max(1, index), message: `the journey broke: ${error.message}` };
  }
}

function beginningOf({ given }: ScenarioFile, journey: string, language: Language): Beginning {
  const { profile, card, session } = given ?? {};
  const ordinary = ordinaryContext(language.contexts);
  // What a scenario gives has the members of the ordinary context; the types come from the same schemas.
  const context = mergeOver(ordinary, { profile, card, session }) as Beginning['context'];
  return { journey, input: { ...given?.input }, context };
}

function faultOf(move: ScenarioMove, playing: Playing, language: Language): string | undefined {
  const wrong = make(move, playing, language);
  if (wrong !== undefined) return wrong;
  const refusal = playing.refusal();
  if (refusal !== undefined && move.expect?.refused === undefined) return `the engine refused it: ${refusal}`;
  // The portal draws each screen: what cannot be drawn breaks here too.
  playing.screen();
  const call = playing.call();
  const fault = call && requestFault(language.contract, call.request);
  if (fault !== undefined) return `the journey sends what the contract does not take: ${fault}`;
  const [difference] = move.expect ? differencesOf(move.expect, playing) : [];
  if (!difference) return undefined;
  return `expected ${difference.what} ${show(difference.expected)}, got ${show(difference.got)}`;
}

/** Makes one move; answers what hinders it. */
function make(move: ScenarioMove, playing: Playing, language: Language): string | undefined {
  if (move.action !== undefined) playing.act(move.action, move.values);
  if (move.wait !== undefined) playing.wait(move.wait);
  if (move.reload === true) playing.reload();
  if (!move.answer) return undefined;
  const { operation, status = 200, body, unreachable } = move.answer;
  const call = playing.call();
  if (call?.request.operation !== operation) {
    return `no call to "${operation}" is under way${call ? `, but one to "${call.request.operation}"` : ''}`;
  }
  const reply: BankReply = unreachable === true ? { kind: 'unreachable' } : { kind: 'reply', status, body };
  const fault = replyFault(language.contract, operation, reply);
  if (fault !== undefined) return `the bank cannot answer so: ${fault}`;
  playing.answer(reply);
  return undefined;
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
