import { JourneyError, type BankReply, type Library } from '#engine';
import type { ScenarioAnswer, ScenarioFile, ScenarioMove } from '#schemas';
import { alike, type Words } from '../report/words.ts';
import { retriedBetween } from '../coverage/items.ts';
import type { Language } from '../source/language.ts';
import { pointerTo } from '../source/document.ts';
import { firstDifference, type Difference } from './compare.ts';
import { replyFault, requestFault } from './keeps-contract.ts';
import { mergeOver, ordinaryContext } from './ordinary-context.ts';
import { play, type Beginning, type Playing } from './playing.ts';
import { refusalWords, strayField } from './refusal-words.ts';

/** What became of a scenario; a failure names the move, counted from 1, and says what was otherwise, and where it stands. */
export type ScenarioResult =
  | { passed: true }
  | { passed: false; move: number; message: Words; pointer: string };

/** What is otherwise in a move, and the place within it. */
type Fault = { message: Words; within: string };

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
      const fault = faultOf(move, playing, ground);
      if (fault)
        return {
          passed: false,
          move: index,
          message: fault.message,
          pointer: `/do/${index - 1}${fault.within}`,
        };
      const retried = retriedBetween(before, playing.state());
      if (retried !== undefined) ground.seen.add(retried);
    }
    return { passed: true };
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error;
    const move = Math.max(1, index);
    if (error.code === 'INPUT_MISSING' && index === 0)
      return { passed: false, move, message: withoutInput(error.details['input']), pointer: '/given' };
    const message = {
      en: `the journey broke: ${error.message}`,
      it: `il flusso si è rotto: ${error.message}`,
    };
    return { passed: false, move, message, pointer: `/do/${move - 1}` };
  }
}

const withoutInput = (name: unknown): Words => ({
  en: `the journey takes "${String(name)}", which "given" does not have under "input"`,
  it: `il flusso riceve "${String(name)}", che non c’è in "input" di "given"`,
});

/** Returns what a scenario begins with: an ordinary holder, but for what it gives. */
export function beginningOf({ given }: ScenarioFile, journey: string, language: Language): Beginning {
  const { profile, card, session, features } = given ?? {};
  const ordinary = ordinaryContext(language.contexts);
  // What a scenario gives has the members of the ordinary context; the types come from the same schemas.
  const context = mergeOver(ordinary, { profile, card, session, features }) as Beginning['context'];
  return { journey, input: { ...given?.input }, context, now: Date.parse(given?.now ?? ordinaryNow) };
}

/** When scenarios happen that do not say it. */
const ordinaryNow = '2026-11-19T15:00:00.000Z';

function faultOf(move: ScenarioMove, playing: Playing, { language, library }: Ground): Fault | undefined {
  const stray = strayField(move, playing.screen(), library);
  if (stray) return { message: stray.message, within: pointerTo('/values', stray.field) };
  const wrong = makeMove(move, playing, language);
  if (wrong !== undefined) return { message: wrong, within: '/answer' };
  const refusal = playing.refusal();
  if (refusal !== undefined && move.expect?.refused === undefined)
    return {
      message: refusalWords(refusal, move, { playing, library }),
      within: move.action === undefined ? '' : '/action',
    };
  // The portal draws each screen: what cannot be drawn breaks here too.
  playing.screen();
  const call = playing.call();
  const untaken = call && requestFault(language.contract, call.request);
  if (untaken !== undefined) return { message: untaken, within: '' };
  const difference = move.expect && firstDifference(move.expect, playing);
  return (
    difference && { message: differenceWords(difference), within: pointerTo('/expect', ...difference.path) }
  );
}

function differenceWords({ path, expected, got }: Difference): Words {
  const [wanted, found, what] = [show(expected), show(got), path.join('.')];
  return {
    en: `expected ${what} ${wanted.en}, got ${found.en}`,
    it: `atteso ${what} ${wanted.it}, trovato ${found.it}`,
  };
}

/** Makes one move; answers what hinders it. */
export function makeMove(move: ScenarioMove, playing: Playing, language: Language): Words | undefined {
  if (move.refreshed) playing.willRead(readAgain(move.refreshed, playing.state().context));
  if (move.action !== undefined) playing.act(move.action, move.values);
  if (move.typed !== undefined) playing.type(move.typed);
  if (move.wait !== undefined) playing.wait(move.wait);
  if (move.reload === true) playing.reload();
  return move.answer && answerCall(move.answer, playing, language);
}

function answerCall(answer: ScenarioAnswer, playing: Playing, language: Language): Words | undefined {
  const { operation } = answer;
  const call = playing.call();
  if (call?.request.operation !== operation) {
    const other = call && `"${call.request.operation}"`;
    return {
      en: `no call to "${operation}" is under way${other ? `, but one to ${other}` : ''}`,
      it: `non è in corso una chiamata a "${operation}"${other ? `, ma a ${other}` : ''}`,
    };
  }
  const reply = replyOf(answer);
  const fault = replyFault(language.contract, operation, reply);
  if (fault !== undefined)
    return {
      en: `the bank cannot answer so: ${fault.en}`,
      it: `la banca non può rispondere così: ${fault.it}`,
    };
  playing.answer(reply);
  return undefined;
}

/** Lays what a scenario says to have changed over what was known; nothing where the bank cannot be read. */
const readAgain = (
  { unreachable, ...changed }: NonNullable<ScenarioMove['refreshed']>,
  known: Beginning['context'],
): Beginning['context'] | undefined =>
  // What a scenario gives has the members of the context; the types come from the same schemas.
  unreachable === true ? undefined : (mergeOver(known, changed) as Beginning['context']);

/** Makes the reply that a scenario says the bank answers; its status is 200 where none is said. */
export function replyOf({ status = 200, body, unreachable, retryAfter }: ScenarioAnswer): BankReply {
  if (unreachable === true) return { kind: 'unreachable' };
  return { kind: 'reply', status, body, ...(retryAfter !== undefined && { retryAfter }) };
}

const show = (value: unknown): Words =>
  value === undefined ? { en: 'nothing', it: 'niente' } : alike(JSON.stringify(value));
