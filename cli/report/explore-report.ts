import {
  alike,
  type Exploration,
  type MendedScenario,
  type MissingScenario,
  type Say,
  type Words,
} from '#analysis';
import { tellHindered } from './hindered.ts';
import type { Voice } from './voice.ts';

const heads = {
  mended: { en: 'mended', it: 'corretto' },
  fails: { en: 'fails', it: 'fallisce' },
  missing: { en: 'missing', it: 'manca' },
  unreached: { en: 'no way', it: 'nessuna via' },
  breaks: { en: 'breaks', it: 'si rompe' },
} satisfies Record<string, Words>;

type Colour = 'red' | 'yellow';

/** Puts a head in front of a line, all of them equally wide. */
const headed = (head: keyof typeof heads, paint: Colour, { say, colours }: Voice): string =>
  colours[paint](say(heads[head]).padEnd(widthOf(say)));

const widthOf = (say: Say): number => Math.max(...Object.values(heads).map((words) => say(words).length)) + 2;

/** Writes a line under a headed one. */
const under = (line: string, { say, colours }: Voice): string =>
  `${' '.repeat(widthOf(say))}${colours.dim(line)}`;

/** Tells which scenarios were mended, and what they do now that they did not. */
export function* tellMended(mended: readonly MendedScenario[], voice: Voice): Generator<string> {
  for (const { path, given } of mended) {
    yield `${headed('mended', 'yellow', voice)}${path}`;
    for (const what of given) yield under(what, voice);
  }
}

/** Tells what an exploration has found. */
export function* tellExploration(
  { missing, unreached, defects, failing, hindered }: Exploration,
  voice: Voice,
): Generator<string> {
  const { say } = voice;
  yield* tellHindered(hindered, voice);
  for (const { file, message } of failing) yield `${headed('fails', 'red', voice)}${file}: ${say(message)}`;
  for (const { journey, scenario, passes } of missing) {
    const labels = passes.map(({ label }) => say(label)).join(', ');
    yield `${headed('missing', 'yellow', voice)}${journey}: ${labels}`;
    yield under(walkOf(scenario.do, say), voice);
  }
  for (const { journey, label, why } of unreached)
    yield `${headed('unreached', 'red', voice)}${journey}: ${say(label)}: ${say(why)}`;
  for (const { journey, message, moves } of defects) {
    yield `${headed('breaks', 'red', voice)}${journey}: ${say(message)}`;
    yield under(walkOf(moves, say), voice);
  }
  const open = missing.flatMap(({ passes }) => passes).length + unreached.length;
  const found = open - unreached.length;
  yield say({
    en: `${open} not passed by any scenario; ${missing.length} scenarios would pass ${found} of them; ${defects.length} walks break a journey.`,
    it: `Non percorsi da nessuno scenario: ${open}; scenari che mancano: ${missing.length}, che ne percorrerebbero ${found}; passeggiate che rompono un flusso: ${defects.length}.`,
  });
}

type Move = MissingScenario['scenario']['do'][number];

const walkOf = (moves: readonly Move[], say: Say): string =>
  moves.map((move) => say(wordsOf(move))).join(' → ');

/** Says in a word or two what a move is. */
function wordsOf({ action, answer, wait }: Move): Words {
  if (wait !== undefined) return { en: `${wait} s pass`, it: `passano ${wait} s` };
  if (!answer) return action === undefined ? { en: 'begins', it: 'comincia' } : alike(action);
  const { operation, body, status = 200 } = answer;
  if (answer.unreachable === true)
    return { en: `${operation} does not answer`, it: `${operation} non risponde` };
  const code: unknown = Reflect.get(Object(body), 'code');
  return alike(`${operation} ${status >= 300 && typeof code === 'string' ? code : 'ok'}`);
}
