import type { Say } from '#analysis';
import type { Screen } from '#engine';
import type { FormFile } from '#schemas';
import type { Lines } from './lines.ts';
import type { Wording } from './show-screen.ts';

/** What a question about a form needs: the form, the words, and the code that the bank sent last. */
export type Asking = {
  screen: Screen;
  form: FormFile;
  word: Wording;
  lines: Lines;
  say: Say;
  code: string | undefined;
};

/** Asks for each field of a form; nothing when the input has ended. */
export async function askAnswers(asking: Asking): Promise<Record<string, unknown> | undefined> {
  const answers: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(asking.form.schema.properties)) {
    const answer = await askField(asking, field, schema);
    if (answer === undefined) return undefined;
    if (answer !== '') answers[field] = answer;
  }
  return answers;
}

async function askField(asking: Asking, field: string, schema: object): Promise<unknown> {
  const { screen, word, lines } = asking;
  const label = word({ namespace: screen.journey, key: `${screen.step}.fields.${field}.label`, values: {} });
  const given = screen.form?.choices[field];
  const choices = choicesOf(Array.isArray(given) ? given : []);
  if (choices.length > 0) return askChoice(asking, label, choices);
  const known = knownAnswer(asking, field);
  const typed = await lines.ask(known === '' ? `${label}: ` : `${label} [${known}]: `);
  if (typed === undefined) return undefined;
  return asTyped(typed === '' ? known : typed, schema);
}

async function askChoice(
  { lines, say }: Asking,
  label: string,
  choices: readonly Choice[],
): Promise<unknown> {
  const list = choices.map((choice, index) => `  ${index + 1}  ${choice.label}\n`).join('');
  const typed = await lines.ask(`${label}\n${list}${say({ en: 'choose', it: 'scegli' })}: `);
  return typed === undefined ? undefined : (choices[Number(typed) - 1]?.id ?? typed);
}

/** What Enter alone answers: the code that was sent, for a field that takes one, else what the form holds. */
function knownAnswer({ screen, form, code }: Asking, field: string): string {
  const held: unknown = screen.form?.values[field];
  const known = form.ui?.[field]?.widget === 'code' ? code : held;
  return typeof known === 'string' || typeof known === 'number' ? String(known) : '';
}

type Choice = { id: unknown; label: string };

function choicesOf(listed: readonly unknown[]): Choice[] {
  return listed.map((choice) => {
    const id: unknown = Reflect.get(Object(choice), 'id');
    const label: unknown =
      Reflect.get(Object(choice), 'label') ?? Reflect.get(Object(choice), 'obfuscatedValue');
    return { id, label: String(label ?? id) };
  });
}

/** Makes of a typed text the type that the form’s schema has. */
function asTyped(answer: string, schema: object): unknown {
  const type: unknown = Reflect.get(schema, 'type');
  if (type === 'boolean') return ['true', 'yes', 'y', 'sì', 'si', 's', '1'].includes(answer);
  return type === 'number' || type === 'integer' ? Number(answer) : answer;
}
