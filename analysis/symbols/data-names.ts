import type { FormFile, JourneyFile } from '#schemas';
import { pointerTo } from '../source/document.ts';
import { readsIn } from '../values/expressions.ts';
import { stepsOf, type SoundJourney } from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';
import { slotsOf } from '../values/expression-sites.ts';

/** A place that names data, as "data.name". */
export type NamedData = { path: string; pointer: string };

/** Lists where a journey writes into its data. */
export function* writesOf(definition: JourneyFile): Generator<NamedData> {
  for (const { pointer, step } of stepsOf(definition, 'form', 'view')) {
    for (const path of Object.keys(step.saves ?? {}))
      yield { path, pointer: pointerTo(`${pointer}/saves`, path) };
  }
  for (const { role, name, pointer } of slotsOf(definition)) {
    if (role === 'sets' && name !== undefined) yield { path: name, pointer };
  }
}

/** Lists the data and inputs that a form takes something from. */
export function* namedByForm({ ui = {} }: FormFile): Generator<NamedData> {
  for (const [field, how] of Object.entries(ui))
    for (const key of ['choicesFrom', 'taskFrom', 'strengthFrom'] as const) {
      const path = how[key];
      if (path !== undefined) yield { path, pointer: `${pointerTo('/ui', field)}/${key}` };
    }
}

/** Data, or an input, declared under another name than it has everywhere else, and in how many places that is. */
export type RenamedDatum = { name: string; meant: string; uses: number };

/** Finds the one datum that nothing names, where all that names what is not declared names the same, more than once. */
export const renamedDatum = (journey: SoundJourney): RenamedDatum | undefined =>
  [...journey.source.forms.values()].some(({ value }) => value === undefined)
    ? undefined
    : renamedIn(journey.source)(journey.definition);

const renamedIn = onceFor(({ forms }: SoundJourney['source']) =>
  onceFor((definition: JourneyFile): RenamedDatum | undefined => {
    const inForms = [...forms].flatMap(([form, { value }]) =>
      value ? [...namedByForm(value)].map((each) => ({ ...each, pointer: `${form}${each.pointer}` })) : [],
    );
    const all = [...writesOf(definition), ...readsOf(definition), ...inForms];
    return renamedAmong(definition.data ?? {}, all, 'data');
  }),
);

/** Finds the one input that nothing in its journey names, in the same way. */
export const renamedInput = onceFor((definition: JourneyFile): RenamedDatum | undefined => {
  const opened = Object.keys(definition.opens?.input ?? {}).map((name) => ({
    path: `input.${name}`,
    pointer: pointerTo('/opens/input', name),
  }));
  return renamedAmong(definition.input ?? {}, [...readsOf(definition), ...opened], 'input');
});

function renamedAmong(
  declarations: object,
  all: readonly NamedData[],
  wanted: 'data' | 'input',
): RenamedDatum | undefined {
  const declared = Object.keys(declarations);
  const named = new Map<string, Set<string>>();
  for (const { path, pointer } of all) {
    const [root, name = ''] = path.split('.');
    if (root === wanted) named.set(name, (named.get(name) ?? new Set()).add(pointer));
  }
  const [meant, ...strangers] = [...named.keys()].filter((name) => !declared.includes(name));
  const [name, ...others] = declared.filter((each) => !named.has(each));
  if (meant === undefined || name === undefined || strangers.length + others.length > 0) return undefined;
  const uses = named.get(meant)?.size ?? 0;
  // A single place may as well be what has the slip.
  return uses > 1 ? { name, meant, uses } : undefined;
}

/** Reads what a journey asks for under the names that it has everywhere else. */
export function inputMeant(definition: JourneyFile): NonNullable<JourneyFile['input']> {
  const { input = {} } = definition;
  const renamed = renamedInput(definition);
  return renamed ? withKey(input, renamed) : input;
}

const withKey = <Value>(node: Readonly<Record<string, Value>>, { name, meant }: RenamedDatum) =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]): [string, Value] => [key === name ? meant : key, value]),
  );

/** Reads a journey as if such data were declared under the name that it has everywhere else. */
export function withDataMeant(journey: SoundJourney): SoundJourney {
  const renamed = renamedDatum(journey);
  return renamed ? { ...journey, definition: declaredAs(renamed)(journey.definition) } : journey;
}

const declaredAs = onceFor((renamed: RenamedDatum) =>
  onceFor((definition: JourneyFile): JourneyFile => ({
    ...definition,
    data: withKey(definition.data ?? {}, renamed),
  })),
);

const readsOf = (definition: JourneyFile): NamedData[] =>
  slotsOf(definition).flatMap(({ expression, pointer }) => [...readsIn(expression, pointer)]);
