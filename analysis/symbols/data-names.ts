import type { FormFile, JourneyFile } from '#schemas';
import { pointerTo } from '../source/document.ts';
import { screensOf, type SoundJourney } from '../graph/journeys.ts';
import { renamedAmong, type RenamedDeclaration } from './renamed-among.ts';
import { onceFor } from '../source/memoize.ts';
import { readsOf, slotsOf } from '../values/expression-sites.ts';

/** A place that names data, as "data.name". */
export type NamedData = { path: string; pointer: string };

/** Lists where a journey writes into its data. */
export function* writesOf(definition: JourneyFile): Generator<NamedData> {
  for (const { pointer, step } of screensOf(definition)) {
    for (const path of Object.keys(step.saves ?? {}))
      yield { path, pointer: pointerTo(`${pointer}/saves`, path) };
  }
  for (const { role, name, pointer } of slotsOf(definition)) {
    if ((role === 'sets' || role === 'puts' || role === 'removes') && name !== undefined)
      yield { path: name, pointer };
  }
}

/** Lists the data and inputs that a form takes something from. */
export function* namedByForm({ ui = {} }: FormFile): Generator<NamedData> {
  for (const [field, how] of Object.entries(ui))
    for (const key of ['choicesFrom', 'taskFrom', 'strengthFrom', 'lifeFrom'] as const) {
      const path = how[key];
      if (path !== undefined) yield { path, pointer: `${pointerTo('/ui', field)}/${key}` };
    }
}

/** Finds the one datum that nothing names, where all that names what is not declared names the same, more than once. */
export const renamedDatum = (journey: SoundJourney): RenamedDeclaration | undefined =>
  [...journey.source.forms.values()].some(({ value }) => value === undefined)
    ? undefined
    : renamedIn(journey.source)(journey.definition);

const renamedIn = onceFor(({ forms }: SoundJourney['source']) =>
  onceFor((definition: JourneyFile): RenamedDeclaration | undefined => {
    const inForms = [...forms.values()].flatMap(({ value }) => (value ? [...namedByForm(value)] : []));
    const all = [...writesOf(definition), ...readsOf(definition), ...inForms];
    return renamedAmong(Object.keys(definition.data ?? {}), namesUnder('data', all));
  }),
);

/** Finds the one input that nothing in its journey names, in the same way. */
export const renamedInput = onceFor((definition: JourneyFile): RenamedDeclaration | undefined => {
  const opened = Object.keys(definition.opens?.input ?? {});
  const named = [...opened, ...namesUnder('input', [...readsOf(definition)])];
  return renamedAmong(Object.keys(definition.input ?? {}), named);
});

const namesUnder = (wanted: 'data' | 'input', all: readonly Pick<NamedData, 'path'>[]): string[] =>
  all.flatMap(({ path }) => {
    const [root, name = ''] = path.split('.');
    return root === wanted ? [name] : [];
  });

/** Reads what a journey asks for under the names that it has everywhere else. */
export function inputMeant(definition: JourneyFile): NonNullable<JourneyFile['input']> {
  const { input = {} } = definition;
  const renamed = renamedInput(definition);
  return renamed ? withKey(input, renamed) : input;
}

const withKey = <Value>(node: Readonly<Record<string, Value>>, { name, meant }: RenamedDeclaration) =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]): [string, Value] => [key === name ? meant : key, value]),
  );

/** Reads a journey as if such data were declared under the name that it has everywhere else. */
export function withDataMeant(journey: SoundJourney): SoundJourney {
  const renamed = renamedDatum(journey);
  return renamed ? { ...journey, definition: declaredAs(renamed)(journey.definition) } : journey;
}

const declaredAs = onceFor((renamed: RenamedDeclaration) =>
  onceFor((definition: JourneyFile): JourneyFile => ({
    ...definition,
    data: withKey(definition.data ?? {}, renamed),
  })),
);
