import { isNode, valueAt, type Sources } from '#analysis';
import type { FormFile, FormStep, JourneyFile } from '#schemas';
import { readContract, type Contract } from '#schemas/provider';
import type { FieldLimits, FieldView, FormView } from '../../fields.ts';
import { widgetRows } from '../catalogue/widgets.ts';
import { fillableMembers } from './fillable-members.ts';

/** Shows the form of a step; nothing where the step is none that asks. */
export type FormViews = (sources: Sources, journey: string, step: string) => FormView | undefined;

/** Makes what shows forms; the contract is read when the first one is shown. */
export function createFormViews(): FormViews {
  let contract: Contract | undefined;
  return (sources, journey, step) => {
    const source = sources.journeys.get(journey);
    if (!source?.journey?.value) return undefined;
    // As it is written: ways stand where they stand. It has the shape of what is read.
    const definition = source.journey.document.value as JourneyFile;
    contract ??= readContract();
    const members = fillableMembers(definition, { sources, contract });
    const asked = askedAt(step, definition);
    return (
      asked && {
        ...(asked.form !== undefined && { form: asked.form }),
        alsoAt: others(definition, step, asked.form),
        fields: fieldsOf(source.forms.get(asked.form ?? '')?.value, {
          saves: asked.saves ?? {},
          words: valueAt(sources.texts.get(journey)?.value, [step, 'fields']),
          members,
        }),
        data: Object.entries(definition.data ?? {}).map(([name, { type }]) => ({ name, type })),
        lists: listsIn(definition, sources),
        widgets: widgetRows(sources).map(({ name, words = '' }) => ({ name, words })),
        members,
      }
    );
  };
}

const askedAt = (step: string, { steps }: JourneyFile): FormStep | undefined => {
  const own = steps[step];
  return own?.kind === 'form' ? own : undefined;
};

const others = ({ steps }: JourneyFile, step: string, form: string | undefined): string[] =>
  Object.entries(steps).flatMap(([name, each]) =>
    form !== undefined && name !== step && each.kind === 'form' && each.form === form ? [name] : [],
  );

type Around = {
  saves: Readonly<Record<string, string>>;
  words: unknown;
  members: FormView['members'];
};

function fieldsOf(form: FormFile | undefined, { saves, words, members }: Around): FieldView[] {
  if (!form) return [];
  const { schema, ui = {} } = form;
  return Object.entries(schema.properties).map(([name, property]) => {
    const label: unknown = valueAt(words, [name, 'label']);
    const [path] = Object.entries(saves).flatMap(([to, from]) => (from === `/${name}` ? [to] : []));
    const datum = path?.replace(/^data\./, '');
    const isYes = valueAt(property, ['type']) === 'boolean';
    return {
      name,
      ...(typeof label === 'string' && { label }),
      isRequired: schema.required?.includes(name) === true,
      widget: ui[name]?.widget ?? (isYes ? 'checkbox' : 'text'),
      limits: limitsOf(property, ui[name]?.choicesFrom),
      choiceWords: textsOf(valueAt(words, [name, 'choices'])),
      ...(datum !== undefined && { datum }),
      sent:
        datum === undefined
          ? []
          : members.filter((each) => each.datum === datum).map(({ pointer }) => pointer),
    };
  });
}

const textsOf = (words: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isNode(words) ? words : {}).flatMap(([value, text]) =>
      typeof text === 'string' ? [[value, text]] : [],
    ),
  );

function limitsOf(property: unknown, choicesFrom: string | undefined): FieldLimits {
  const own = isNode(property) ? property : {};
  const bound = (...names: readonly string[]): number | undefined =>
    names.map((name) => own[name]).find((value) => typeof value === 'number');
  const least = bound('minLength', 'minimum', 'minItems');
  const most = bound('maxLength', 'maximum', 'maxItems');
  const { pattern, enum: choices } = own;
  return {
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(typeof pattern === 'string' && { pattern }),
    ...(Array.isArray(choices) && { choices: choices.map(String) }),
    ...(choicesFrom !== undefined && { choicesFrom }),
  };
}

/** Names the lists that a journey holds, from which choices can come. */
function listsIn({ data = {}, input = {} }: JourneyFile, { language: { contract } }: Sources): string[] {
  const isList = (type: string): boolean =>
    type === 'list' ||
    contract.resolve(contract.schemas.get(type.replace(/^provider:/, '')))?.['type'] === 'array';
  return [
    ...Object.entries(data).flatMap(([name, { type }]) => (isList(type) ? [`data.${name}`] : [])),
    ...Object.entries(input).flatMap(([name, type]) => (isList(type) ? [`input.${name}`] : [])),
  ];
}
