import type { FormFile, JourneyFile } from '#schemas';
import type { Goal } from '#studio';
import { formWith } from '../../studio/fields/written-field.ts';
import type { ListTold } from './answered-by.ts';
import { isForced, type Question, type Sent } from './sent-by.ts';

const $schema = '../../../schemas/journey/form.schema.json';

const bare = { $schema, schema: { type: 'object', properties: {} } } as FormFile;

type Needs = { id: string; goal: Goal; sent: Sent; list: ListTold | undefined };

/** Makes the forms that a journey’s steps show, by name. */
export function formsFor({ steps }: Pick<JourneyFile, 'steps'>, needs: Needs): [string, FormFile][] {
  const names = new Set(
    Object.values(steps).flatMap((step) => ('form' in step && step.form ? [step.form] : [])),
  );
  return [...names].map((name) => [name, formNamed(name, needs)]);
}

function formNamed(name: string, { id, goal, sent, list }: Needs): FormFile {
  if (name === 'request') return sent.questions.reduce((form, each) => withQuestion(form, each, id), bare);
  if (name === 'choice' && list) return choiceForm(list, id);
  const answer: Question = {
    name: 'answer',
    label: '',
    type: 'text',
    isSensitive: false,
    ...(goal === 'choose'
      ? { widget: 'radio', limits: { choices: ['one', 'other'] } }
      : { widget: 'text', limits: { least: 1, most: 100 } }),
  };
  return withQuestion(bare, answer, id);
}

function choiceForm({ name, id: idKey, label }: ListTold, journey: string): FormFile {
  const limits = { choicesFrom: `data.${name}` };
  const choice: Question = {
    name: 'choice',
    label: '',
    type: 'text',
    isSensitive: false,
    widget: 'select',
    limits,
  };
  const form = withQuestion(bare, choice, journey);
  const shown = { ...form.ui?.['choice'], choiceKeys: { id: idKey, label } };
  return { ...form, ui: { ...form.ui, choice: shown } };
}

/** Writes a question as Studio writes a field. */
function withQuestion(form: FormFile, question: Question, journey: string): FormFile {
  const { name, label, widget, limits } = question;
  return formWith(form, {
    kind: 'write-field',
    journey,
    step: '',
    name,
    isNew: true,
    label,
    after: Object.keys(form.schema.properties).at(-1) ?? '',
    isRequired: isForced(question),
    widget,
    limits,
    choiceWords: {},
    datum: name,
    member: '',
  });
}
