import { screensBefore } from '#analysis';
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
import { stepAt } from './of-steps.ts';

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
  const answers = answersOfView(asked);
  const of = [...new Set(formsAt(asked))].filter((name) => formNames(asked).includes(name));
  const spoken = of.length > 0 || answers.length > 0 ? of : formNames(asked);
  return [
    ...answers,
    ...spoken.flatMap((form) => fieldsOf(asked, form).map((field) => ({ ...field, name: `/${field.name}` }))),
  ];
}

/** Lists the fields of the form itself. */
export const ownFields = (asked: Asked): KnownName[] => fieldsIn(asked, asked.path);

const formNames = ({ sources, journey }: Asked): string[] => [
  ...(sources.journeys.get(journey)?.forms.keys() ?? []),
];

const formPath = ({ journey }: Asked, name: string): string => `journeys/${journey}/forms/${name}.json`;

const fieldsOf = (asked: Asked, form: string): KnownName[] => fieldsIn(asked, formPath(asked, form));

function fieldsIn(asked: Asked, path: string): KnownName[] {
  const schema = inside(valueIn(asked, path), 'schema');
  const required = inside(schema, 'required');
  return membersOf(inside(schema, 'properties')).map(([name, field]) => {
    const home: Home = { path, keys: ['schema', 'properties', name] };
    const must = Array.isArray(required) && required.includes(name) ? '*' : '';
    return { name, detail: `${describeSchema(field, asked)}${must}`, home };
  });
}

function answersOfView(asked: Asked): KnownName[] {
  const view = textIn(stepAt(asked), 'view');
  const answers = asked.sources.views[view]?.answers ?? [];
  return answers.map((name) => ({ name, detail: view }));
}

/** A step speaks of its own form; a refusal of the form it names, else that of the screen it leads to, else of those before. */
function formsAt(asked: Asked): string[] {
  const definition = definitionOf(asked);
  const own = textIn(stepAt(asked), 'form');
  if (own !== '') return [own];
  const errors = asked.keys.lastIndexOf('errors');
  const route = errors < 0 ? undefined : inside(definition, ...asked.keys.slice(0, errors + 2));
  const named = textIn(route, 'form');
  if (named !== '') return [named];
  const to = textIn(route, 'to');
  const screens = to === '' ? screensOf(asked) : [to];
  return screens.map((name) => textIn(definition, 'steps', name, 'form')).filter(Boolean);
}

/** The screens from which the call at the caret is made; none while the journey cannot be read as a whole. */
function screensOf({ sources, journey, keys }: Asked): string[] {
  const definition = sources.journeys.get(journey)?.journey?.value;
  const [steps, name = ''] = keys;
  return definition && steps === 'steps' && name in definition.steps
    ? [...screensBefore(definition, name)]
    : [];
}
