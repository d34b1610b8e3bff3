import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DatumDeclaration, Step } from '#schemas';
import { end, journey, libraryOf, tryOut } from '../fixtures/try-out.ts';

/** Data by name; what has no value is not there. */
type Data = Readonly<Record<string, unknown>>;

/** What the model knows of a run (docs/language.md): data now, and as they would be again at each screen of the history. */
type Model = { now: Data; shown: readonly { screen: string; data: Data }[] };

const names = ['a', 'b', 'c', 'd'] as const;
const screens = ['s0', 's1', 's2', 's3'] as const;

const declared = fc.record(
  Object.fromEntries(
    names.map((name) => [
      name,
      fc
        .record({ from: fc.uniqueArray(fc.constantFrom(...names)), begins: fc.boolean() })
        .map(({ from, begins }): DatumDeclaration => ({
          type: 'text',
          from,
          ...(begins && { initial: `first ${name}` }),
        })),
    ]),
  ),
);

const way = fc.record({
  to: fc.constantFrom(...screens),
  sets: fc.option(fc.constantFrom(...names), { nil: undefined }),
});

const drawn = fc.record({
  data: declared,
  screens: fc.tuple(
    ...screens.map(() =>
      fc.record({ saves: fc.uniqueArray(fc.constantFrom('a', 'b')), submit: way, skip: way }),
    ),
  ),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer Kind> ? Kind : never;

const setOn = ({ sets }: { sets?: string | undefined }, screen: string) =>
  sets === undefined ? {} : { [sets]: `set at ${screen}` };

const written = (edge: { to: string; sets?: string | undefined }, screen: string) => ({
  to: edge.to,
  sets: Object.fromEntries(
    Object.entries(setOn(edge, screen)).map(([name, value]) => [`data.${name}`, value]),
  ),
});

function libraryFor({ data, screens: all }: Drawn) {
  const steps = Object.fromEntries(
    all.map(({ saves, submit, skip }, index): [string, Step] => [
      `s${index}`,
      {
        kind: 'form',
        form: 'number',
        saves: Object.fromEntries(saves.map((name) => [`data.${name}`, `/${name}`])),
        actions: { submit: written(submit, `s${index}`), skip: written(skip, `s${index}`) },
      },
    ]),
  );
  return libraryOf([journey({ ...steps, done: end('over') }, { data })]);
}

const happenings = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('submit' as const), a: fc.nat(2), b: fc.nat(2) }),
    fc.record({ what: fc.constantFrom('skip' as const, 'back' as const) }),
  ),
  { maxLength: 20 },
);

type Happening = typeof happenings extends fc.Arbitrary<(infer Kind)[]> ? Kind : never;

it('takes back what ways have set since a screen was shown, and nothing that was typed, whatever happens in whatever order [LANG-06] [LANG-07]', () => {
  fc.assert(
    fc.property(drawn, happenings, (made, all) => {
      const run = tryOut(libraryFor(made));
      const begun = initialIn(made);
      let model: Model = { now: begun, shown: [{ screen: 's0', data: begun }] };
      for (const happening of all) {
        const refusal = happening.what === 'back' ? run.back() : run.act(happening.what, valuesOf(happening));
        if (refusal === undefined) model = after(happening, model, made);
        expect(run.frame().data).toEqual(model.now);
        expect(run.frame().history).toEqual(model.shown.map(({ screen }) => screen));
      }
    }),
    { numRuns: 2000 },
  );
});

const valuesOf = (happening: Happening): Data =>
  happening.what === 'submit' ? { a: `typed ${happening.a}`, b: `typed ${happening.b}` } : {};

const initialIn = ({ data }: Drawn): Data =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  );

function after(happening: Happening, { now, shown }: Model, made: Drawn): Model {
  if (happening.what === 'back') {
    const left = shown.slice(0, -1);
    return { now: left.at(-1)?.data ?? {}, shown: left };
  }
  const here = shown.at(-1)?.screen ?? '';
  const screen = made.screens[Number(here.slice(1))];
  if (screen === undefined) throw new Error(`There is no screen ${here}.`);
  const edge = screen[happening.what];
  const answered = happening.what === 'submit' ? answer(now, screen.saves, { happening, made }) : undefined;
  // What is typed, or forgotten for it, is so at every screen that Back leads to.
  const typed = (data: Data) => (answered ? replaced(data, answered.names, answered.data) : data);
  const next = { ...typed(now), ...setOn(edge, here) };
  const kept = shown.map((each) => ({ ...each, data: typed(each.data) }));
  const at = kept.findIndex((each) => each.screen === edge.to);
  return { now: next, shown: [...(at < 0 ? kept : kept.slice(0, at)), { screen: edge.to, data: next }] };
}

function answer(
  now: Data,
  saves: readonly string[],
  { happening, made }: { happening: Happening; made: Drawn },
): { data: Data; names: readonly string[] } {
  const values = valuesOf(happening);
  const changed = saves.filter((name) => now[name] !== undefined && now[name] !== values[name]);
  const stale = changed.flatMap((name) => dependentOn(name, made)).filter((name) => !saves.includes(name));
  const typed = { ...now, ...Object.fromEntries(saves.map((name) => [name, values[name]])) };
  return { data: replaced(typed, stale, initialIn(made)), names: [...saves, ...stale] };
}

function dependentOn(name: string, { data }: Drawn): string[] {
  const found = new Set([name]);
  for (const each of found)
    for (const other of names) if (data[other]?.from?.includes(each)) found.add(other);
  found.delete(name);
  return [...found];
}

/** Takes some data as they are in others. */
function replaced(data: Data, some: readonly string[], others: Data): Data {
  const rest = Object.entries(data).filter(([name]) => !some.includes(name));
  return Object.fromEntries([...rest, ...Object.entries(others).filter(([name]) => some.includes(name))]);
}
