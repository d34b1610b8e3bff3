import type { Screen } from '#engine';
import type { Voice } from '../report/voice.ts';
import type { Surroundings } from '../command.ts';
import type { Lines } from './lines.ts';

/** What a question about a hand-built view needs. */
export type AskingView = Voice & { screen: Screen; lines: Lines; around: Pick<Surroundings, 'print'> };

/**
 * Asks for what a view would answer, as JSON or as text, beside what it was given to choose from; nothing when the input has
 * ended. A terminal cannot show the view itself.
 */
export async function askView({
  screen,
  lines,
  around,
  colours,
}: AskingView): Promise<Record<string, unknown> | undefined> {
  const { definition, view } = screen;
  const saves = definition.kind === 'view' ? Object.values(definition.saves ?? {}) : [];
  if (!view || saves.length === 0) return {};
  around.print(colours.dim(`${view.name} ${JSON.stringify(view.input)}`));
  const answers: Record<string, unknown> = {};
  for (const pointer of saves) {
    const name = pointer.slice(1);
    const answer = await askValue(lines, name, view.values[name]);
    if (answer === undefined) return undefined;
    answers[name] = answer;
  }
  return answers;
}

/** Asks until something is typed; Enter alone keeps what was chosen before, where something was. */
async function askValue(lines: Lines, name: string, held: unknown): Promise<unknown> {
  for (;;) {
    const typed = await lines.ask(held === undefined ? `${name}: ` : `${name} [${JSON.stringify(held)}]: `);
    if (typed !== '') return typed === undefined ? undefined : valueOf(typed);
    if (held !== undefined) return held;
  }
}

function valueOf(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}
