import type { FormValidator, Screen, TextRef } from '#engine';
import type { FieldUi, FormFile } from '#schemas';
import type { Surroundings } from '../command.ts';
import type { Voice } from '../report/voice.ts';
import { choicesIn, type Choice } from './choices-in.ts';
import type { Lines } from './lines.ts';
import type { Wording } from './show-screen.ts';
import { asTyped, writtenOf } from './typed-value.ts';

/** What a question about a form needs: the form and what it takes, the words, and the code that the bank sent last. */
export type Asking = Voice & {
  screen: Screen;
  form: FormFile;
  takes: FormValidator | undefined;
  word: Wording;
  lines: Lines;
  around: Pick<Surroundings, 'print'>;
  code: string | undefined;
};

type Answers = Record<string, unknown>;

/** Asks for each field of a form, until the form takes the answer; nothing when the input has ended. */
export async function askAnswers(asking: Asking): Promise<Answers | undefined> {
  let answers: Answers = {};
  for (const [name, schema] of Object.entries(asking.form.schema.properties)) {
    const ui = asking.form.ui?.[name];
    // No file can be typed; where one must be there, the form says so.
    if (ui?.widget === 'files') continue;
    const answered = await askUntilTaken(asking, { name, schema, ui }, answers);
    if (answered === undefined) return undefined;
    answers = answered;
  }
  return answers;
}

type Field = { name: string; schema: object; ui: FieldUi | undefined };

async function askUntilTaken(asking: Asking, field: Field, before: Answers): Promise<Answers | undefined> {
  const { around, colours, word } = asking;
  for (;;) {
    const answer = await askField(asking, field);
    if (answer === undefined) return undefined;
    const answers = answer === '' ? before : { ...before, [field.name]: answer };
    const keyword = asking.takes?.(answers)[`/${field.name}`];
    if (keyword === undefined) return answers;
    around.print(colours.red(`  ${word(...problemTexts(asking, field, keyword))}`));
  }
}

/** Names what can be said of a wrong answer: the field’s own words first, then those of its widget, of the rule, of all. */
function problemTexts({ screen }: Asking, { name, ui }: Field, keyword: string): [TextRef, ...TextRef[]] {
  const { values } = screen.title;
  const own = { namespace: screen.journey, key: `${screen.step}.fields.${name}.error`, values };
  const shared = [`problem.${ui?.widget ?? ''}.${keyword}`, `problem.${keyword}`, 'problem.other'];
  return [own, ...shared.map((key) => ({ namespace: 'forms', key, values }))];
}

async function askField(asking: Asking, field: Field): Promise<unknown> {
  const { screen, word, lines, say } = asking;
  const textOf = (part: string): TextRef => {
    const key = `${screen.step}.fields.${field.name}.${part}`;
    return { namespace: screen.journey, key, values: screen.title.values };
  };
  const label = word(textOf('label'));
  const choices = choicesIn({ given: screen.form?.choices[field.name], ...field }, (value) =>
    word(textOf(`choices.${value}`)),
  );
  if (choices.length > 0) return askChoice(asking, label, choices);
  const known = knownAnswer(asking, field.name);
  const shown = writtenOf(known, field);
  const isTruth = Reflect.get(field.schema, 'type') === 'boolean';
  const how = isTruth ? say({ en: ' (yes/no)', it: ' (sì/no)' }) : '';
  const typed = await lines.ask(shown === '' ? `${label}${how}: ` : `${label}${how} [${shown}]: `);
  if (typed === undefined) return undefined;
  return typed === '' ? known : asTyped(typed, field);
}

/** Asks for a number of the list, or what stands there, until it is one; Enter alone chooses nothing. */
async function askChoice(asking: Asking, label: string, choices: readonly Choice[]): Promise<unknown> {
  const { lines, around, say } = asking;
  const list = choices.map((choice, index) => `  ${index + 1}  ${choice.label}\n`).join('');
  let question = `${label}\n${list}`;
  for (;;) {
    const typed = await lines.ask(`${question}${say({ en: 'choose', it: 'scegli' })}: `);
    if (typed === undefined || typed === '') return typed;
    const chosen = choices[Number(typed) - 1] ?? choices.find(({ id }) => String(id) === typed);
    if (chosen) return chosen.id;
    around.print(say({ en: `There is no choice "${typed}".`, it: `La scelta "${typed}" non c’è.` }));
    question = '';
  }
}

/** What Enter alone answers: the code that was sent, for a field that takes one, else what the form holds. */
function knownAnswer({ screen, form, code }: Asking, name: string): unknown {
  return (form.ui?.[name]?.widget === 'code' ? code : screen.form?.values[name]) ?? '';
}
