import type { ScenarioFile } from '#schemas';
import { journeyNamed, journeysRun } from '../graph/journeys.ts';
import { readsOf } from '../values/expression-sites.ts';
import type { Sources } from '../source/sources.ts';
import { choicesOf, placeOf } from './deciding-values.ts';
import { isFlag, typeNamed } from '../values/scope.ts';
import type { MoveGround } from './moves.ts';
import { challengeBodies } from './replies.ts';
import { valuesOf, usedAs } from './sample-value.ts';
import { distinct, variantsOf, type Varied } from './variation.ts';

type Given = NonNullable<ScenarioFile['given']>;

const mostBeginnings = 1000;

/** Lists what a journey may begin with: ordinary input and holder first, then what guards tell apart. */
export function beginningsOf(id: string, ground: MoveGround): Given[] {
  const [first, ...inputs] = inputsOf(id, ground);
  const [ordinary, ...contexts] = variantsOf(
    {},
    distinct([...contextsRead(id, ground.sources)]),
    mostBeginnings,
  );
  return distinct<Given>([
    begun(first, ordinary),
    ...inputs.map((input) => begun(input, ordinary)),
    ...contexts.map((context) => begun(first, context)),
    ...inputs.flatMap((input) => contexts.map((context) => begun(input, context))).slice(0, mostBeginnings),
  ]);
}

const begun = (input: object | undefined, context: unknown): Given => ({
  ...(input && { input }),
  ...Object(context),
});

/** Lists the flags that guards read, of the journey and of those that it runs, with each value that they may have. */
function* contextsRead(id: string, sources: Sources, seen = new Set<string>()): Generator<Varied> {
  const definition = journeyNamed(sources, id)?.definition;
  if (!definition || seen.has(id)) return;
  seen.add(id);
  for (const { path, slot } of readsOf(definition)) {
    const keys = path.split('.');
    if (slot.role !== 'guard' || !isFlag(path)) continue;
    for (const value of choicesOf(path, slot, { id, definition, sources }))
      yield { path: keys, variation: { value } };
  }
  for (const run of journeysRun(definition)) yield* contextsRead(run, sources, seen);
}

function inputsOf(id: string, ground: MoveGround): (object | undefined)[] {
  const { sources, library, deciding } = ground;
  if (id === library.stepUpJourney) return challengeBodies(ground).map(Object);
  const declared = Object.entries(journeyNamed(sources, id)?.definition.input ?? {});
  if (declared.length === 0) return [undefined];
  const written = [...(sources.journeys.get(id)?.scenarios.values() ?? [])].flatMap(
    ({ value }) => value?.given?.input ?? [],
  );
  const made = Object.fromEntries(
    declared.map(([name, type]) => [name, inputOf({ id, name, type }, ground)]),
  );
  // A scenario that gives less than the journey takes is told by the check.
  const base = written.find((input) => declared.every(([name]) => Object.hasOwn(input, name))) ?? made;
  return variantsOf(base, deciding.inside(placeOf.input(id))).map(Object);
}

const plain: Readonly<Record<string, unknown>> = {
  text: 'testo',
  number: 1,
  boolean: true,
  list: ['1000001'],
  object: {},
};

type Declared = { id: string; name: string; type: string };

function inputOf({ id, name, type }: Declared, { sources }: MoveGround): unknown {
  const { contract } = sources.language;
  const [sent] = usedAs(id, `input.${name}`, sources);
  if (Object.hasOwn(plain, type)) return sent === undefined ? plain[type] : valuesOf(sent, contract)[0];
  return valuesOf(typeNamed(type, contract), contract)[0];
}
