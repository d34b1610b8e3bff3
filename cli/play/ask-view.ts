import type { ViewAnswer, Words } from '#analysis';
import type { Screen } from '#engine';
import type { Voice } from '../report/voice.ts';
import type { Surroundings } from '../command.ts';
import type { Lines } from './lines.ts';

/** What a question about a hand-built view needs: the screen, and what the journey keeps of its answer. */
export type AskingView = Voice & {
  screen: Screen;
  answers: readonly ViewAnswer[];
  lines: Lines;
  around: Pick<Surroundings, 'print'>;
};

/**
 * Asks for what a view would answer, as JSON or as text, beside what it was given to choose from, until it fits; nothing
 * when the input has ended. A terminal cannot show the view itself.
 */
export async function askView(asking: AskingView): Promise<Record<string, unknown> | undefined> {
  const { screen, answers, around, colours, say } = asking;
  const { view } = screen;
  if (!view || answers.length === 0) return {};
  around.print(colours.dim(`${view.name} ${JSON.stringify(view.input)}`));
  for (const answer of answers) around.print(`  ${answer.name}: ${say(taken(answer))}`);
  const given: Record<string, unknown> = {};
  for (const answer of answers) {
    const value = await askUntilItFits(asking, answer, view.values[answer.name]);
    if (value === undefined) return undefined;
    given[answer.name] = value;
  }
  return given;
}

/** Enter alone keeps what was chosen before, where something was. */
async function askUntilItFits(asking: AskingView, answer: ViewAnswer, held: unknown): Promise<unknown> {
  const { lines, around, colours, say } = asking;
  const { name } = answer;
  for (;;) {
    const typed = await lines.ask(held === undefined ? `${name}: ` : `${name} [${JSON.stringify(held)}]: `);
    if (typed === undefined) return undefined;
    if (typed === '' && held !== undefined) return held;
    const value = valueOf(typed, answer);
    const fault = typed === '' ? nothingTyped(answer) : answer.fault(value);
    if (fault === undefined) return value;
    around.print(colours.red(`  ${say(fault)}`));
  }
}

function taken({ takes, example }: ViewAnswer): Words {
  if (example === undefined) return takes;
  const written = JSON.stringify(example);
  return { en: `${takes.en}, such as ${written}`, it: `${takes.it}, per esempio ${written}` };
}

function nothingTyped(answer: ViewAnswer): Words {
  const { en, it } = taken(answer);
  return { en: `Type "${answer.name}": ${en}.`, it: `Scrivi "${answer.name}": ${it}.` };
}

/** Reads what was typed as JSON, or as it stands where that alone fits, such as a text of digits. */
function valueOf(typed: string, { fault }: ViewAnswer): unknown {
  const read = jsonIn(typed);
  return fault(read) !== undefined && fault(typed) === undefined ? typed : read;
}

function jsonIn(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}
