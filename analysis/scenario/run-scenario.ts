import { JourneyError, type BankReply, type Library, type Screen } from '#engine';
import type { ScenarioAnswer, ScenarioFile, ScenarioMove } from '#schemas';
import { alike, type Words } from '../answer/words.ts';
import { retriedBetween } from '../coverage/retries.ts';
import type { Language } from '../source/language.ts';
import { differencesOf } from './compare.ts';
import { replyFault, requestFault } from './keeps-contract.ts';
import { mergeOver, ordinaryContext } from './ordinary-context.ts';
import { play, type Beginning, type Playing } from './playing.ts';

/** What became of a scenario; a failure names the move, counted from 1, and says what was otherwise. */
export type ScenarioResult = { passed: true } | { passed: false; move: number; message: Words };

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
      const message = faultOf(move, playing, ground);
      if (message !== undefined) return { passed: false, move: index, message };
      const retried = retriedBetween(before, playing.state());
      if (retried !== undefined) ground.seen.add(retried);
    }
    return { passed: true };
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error;
    const message = {
      en: `the journey broke: ${error.message}`,
      it: `il flusso si è rotto: ${error.message}`,
    };
    return { passed: false, move: Math.max(1, index), message };
  }
}

/** Answers what a scenario begins with: an ordinary holder, but for what it gives. */
export function beginningOf({ given }: ScenarioFile, journey: string, language: Language): Beginning {
  const { profile, card, session } = given ?? {};
  const ordinary = ordinaryContext(language.contexts);
  // What a scenario gives has the members of the ordinary context; the types come from the same schemas.
  const context = mergeOver(ordinary, { profile, card, session }) as Beginning['context'];
  return { journey, input: { ...given?.input }, context };
}

function faultOf(move: ScenarioMove, playing: Playing, { language, library }: Ground): Words | undefined {
  const wrong = makeMove(move, playing, language);
  if (wrong !== undefined) return wrong;
  const refusal = playing.refusal();
  if (refusal !== undefined && move.expect?.refused === undefined) {
    const reasons = reasonsOf(move, playing, library);
    return {
      en: `the engine refused it: ${refusal}${reasons.en}`,
      it: `il motore l’ha rifiutata: ${refusal}${reasons.it}`,
    };
  }
  // The portal draws each screen: what cannot be drawn breaks here too.
  playing.screen();
  const call = playing.call();
  const fault = call && requestFault(language.contract, call.request);
  if (fault !== undefined) return fault;
  const [difference] = move.expect ? differencesOf(move.expect, playing) : [];
  if (!difference) return undefined;
  const [expected, got] = [show(difference.expected), show(difference.got)];
  return {
    en: `expected ${difference.what} ${expected.en}, got ${got.en}`,
    it: `atteso ${difference.what} ${expected.it}, trovato ${got.it}`,
  };
}

/** Names the screen and the fields of an answer that its form does not take, each with the keyword that it breaks. */
function reasonsOf({ values = {} }: ScenarioMove, playing: Playing, library: Library): Words {
  const screen = playing.screen();
  if (playing.refusal() !== 'VALUES_INVALID' || !screen) return alike('');
  const broken = invalidFields(screen, values, library).map(({ field, keyword }) => `${field} (${keyword})`);
  const where = `${screen.journey}/${screen.step}: ${broken.join(', ')}`;
  return { en: ` at ${where}`, it: ` in ${where}` };
}

/** A field whose answer the form of a screen does not take, and the keyword of its schema that says so. */
type InvalidField = { field: string; keyword: string };

/** Lists what the form of a screen does not take of an answer. */
export function invalidFields(
  { journey, form }: Screen,
  values: Record<string, unknown>,
  { validators }: Library,
): InvalidField[] {
  const errors = (form && validators?.(journey, form.name)?.(values)) ?? {};
  return Object.entries(errors).map(([pointer, keyword]) => ({
    field: pointer.split('/')[1] ?? '',
    keyword,
  }));
}

/** Makes one move; answers what hinders it. */
export function makeMove(move: ScenarioMove, playing: Playing, language: Language): Words | undefined {
  if (move.action !== undefined) playing.act(move.action, move.values);
  if (move.wait !== undefined) playing.wait(move.wait);
  if (move.reload === true) playing.reload();
  if (!move.answer) return undefined;
  const { operation } = move.answer;
  const call = playing.call();
  if (call?.request.operation !== operation) {
    const other = call && `"${call.request.operation}"`;
    return {
      en: `no call to "${operation}" is under way${other ? `, but one to ${other}` : ''}`,
      it: `non è in corso una chiamata a "${operation}"${other ? `, ma a ${other}` : ''}`,
    };
  }
  const reply = replyOf(move.answer);
  const fault = replyFault(language.contract, operation, reply);
  if (fault !== undefined)
    return {
      en: `the bank cannot answer so: ${fault.en}`,
      it: `la banca non può rispondere così: ${fault.it}`,
    };
  playing.answer(reply);
  return undefined;
}

/** Makes the reply that a scenario says the bank answers; its status is 200 where none is said. */
export function replyOf({ status = 200, body, unreachable }: ScenarioAnswer): BankReply {
  return unreachable === true ? { kind: 'unreachable' } : { kind: 'reply', status, body };
}

const show = (value: unknown): Words =>
  value === undefined ? { en: 'nothing', it: 'niente' } : alike(JSON.stringify(value));
