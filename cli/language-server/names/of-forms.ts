import { formsAnswered, formsAt } from '#analysis';
import { describeSchema } from './schema-words.ts';
import {
  definitionOf,
  inside,
  membersOf,
  textIn,
  valueIn,
  type Asked,
  type Home,
  type KnownName,
} from './asked.ts';
import { journeysRun, stepAt } from './of-steps.ts';

/** Lists the forms of the journey. */
export function forms(asked: Asked): KnownName[] {
  return formNames(asked).map((name) => ({
    name,
    detail: fieldsOf(asked, name)
      .map((field) => field.name)
      .join(', '),
    home: { path: formPath(asked, name), keys: [] },
  }));
}

/** Lists the fields of the form that the place at the caret speaks of, as JSON pointers. */
export function fields(asked: Asked): KnownName[] {
  const answered = answersOfView(asked);
  const { sources, journey, keys } = asked;
  const sound = sources.journeys.get(journey)?.journey?.value;
  const spoken = formsAt({ definition: definitionOf(asked), sound, keys });
  const of = spoken.filter((name) => formNames(asked).includes(name));
  const among = of.length > 0 || answered.length > 0 ? of : formNames(asked);
  return [
    ...answered,
    ...among.flatMap((form) => fieldsOf(asked, form).map((field) => ({ ...field, name: `/${field.name}` }))),
  ];
}

/** Lists the fields that a move of a scenario may answer: those of the screen it is made on, where that can be known. */
export function answers(asked: Asked): KnownName[] {
  const definition = (journey: string) => definitionOf(asked, journey);
  const { path, keys, journey } = asked;
  const { of, forms: among } = formsAnswered({
    file: { path, value: valueIn(asked, path) },
    keys,
    of: journey,
    around: { definition },
  });
  const views = journeysRun(asked).flatMap((run) =>
    membersOf(inside(definition(run), 'steps')).flatMap(([, step]) => answersOf(step, asked)),
  );
  const fieldsOfForms = among.flatMap((form) => fieldsOf({ ...asked, journey: of }, form));
  return [...fieldsOfForms, ...views.map((answer) => ({ ...answer, name: answer.name.slice(1) }))];
}

/** Lists the fields of the form itself. */
export const ownFields = (asked: Asked): KnownName[] => fieldsIn(asked, asked.path);

const formNames = ({ sources, journey }: Asked): string[] => [
  ...(sources.journeys.get(journey)?.forms.keys() ?? []),
];

/** The path of a form. */
export const formPath = ({ journey }: Asked, name: string): string =>
  `journeys/${journey}/forms/${name}.json`;

/** Lists the fields of a form of the journey. */
export const fieldsOf = (asked: Asked, form: string): KnownName[] => fieldsIn(asked, formPath(asked, form));

function fieldsIn(asked: Asked, path: string): KnownName[] {
  const schema = inside(valueIn(asked, path), 'schema');
  const required = inside(schema, 'required');
  return membersOf(inside(schema, 'properties')).map(([name, field]) => {
    const home: Home = { path, keys: ['schema', 'properties', name] };
    const must = Array.isArray(required) && required.includes(name) ? '*' : '';
    return { name, detail: `${describeSchema(field, asked)}${must}`, home };
  });
}

const answersOfView = (asked: Asked): KnownName[] => answersOf(stepAt(asked), asked);

function answersOf(step: unknown, { sources }: Asked): KnownName[] {
  const view = textIn(step, 'view');
  return (sources.views[view]?.answers ?? []).map((name) => ({ name, detail: view }));
}
