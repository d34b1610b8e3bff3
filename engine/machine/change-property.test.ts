import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JourneyFile, Step } from '#schemas';
import { end, journey, tryOut } from '../fixtures/try-out.ts';

// Screens in a row, each of which asks for one datum that is from some of those before it, and a summary of all.
const count = 4;
const all = Array.from({ length: count }, (_, index) => index);
const drawnFrom = fc.tuple(...all.map((index) => fc.subarray(all.slice(0, index))));
const happening = fc.oneof(
  fc.record({ what: fc.constant('change' as const), line: fc.nat(count - 1) }),
  fc.record({ what: fc.constant('submit' as const), value: fc.nat(2) }),
  fc.record({ what: fc.constantFrom('back' as const, 'reload' as const) }),
);

function rowOf(from: readonly (readonly number[])[]): JourneyFile {
  const steps = all.map((index): [string, Step] => [
    `s${index}`,
    {
      kind: 'form',
      form: 'code',
      saves: { [`data.d${index}`]: '/otp' },
      actions: { submit: { to: index + 1 < count ? `s${index + 1}` : 'sum' } },
    },
  ]);
  const changes = all.map((index) => [`change-${index}`, { to: `s${index}`, changes: true }] as const);
  const shows = Object.fromEntries(all.map((index) => [`d${index}`, { var: `data.d${index}` }]));
  return journey(
    {
      ...Object.fromEntries(steps),
      sum: { kind: 'form', shows, actions: { submit: { to: 'done' }, ...Object.fromEntries(changes) } },
      done: end('completed'),
    },
    {
      data: Object.fromEntries(
        all.map((index) => [
          `d${index}`,
          { type: 'text', from: (from[index] ?? []).map((one) => `d${one}`) },
        ]),
      ),
    },
  );
}

/** What the model knows (docs/language.md): the answers, where the run stands, and what it goes back to when it changes one. */
type Model = { at: number; data: readonly (number | undefined)[]; change?: 'begun' | 'answered' | undefined };

it('asks again for what a change made forgotten and for nothing else, and is undone by Back, whatever happens in whatever order [LANG-10]', () => {
  fc.assert(
    fc.property(drawnFrom, fc.array(happening, { maxLength: 25 }), (from, happenings) => {
      const run = tryOut(rowOf(from));
      let model: Model = { at: 0, data: all.map(() => undefined) };
      for (const each of happenings) {
        const next = after(model, each, from);
        if (next === undefined) continue;
        if (each.what === 'change') run.act(`change-${each.line}`);
        else if (each.what === 'submit') run.act('submit', { otp: `${each.value}` });
        else if (each.what === 'back') run.back();
        else run.reload();
        model = next;
        expect(run.at()).toBe(`trial/${model.at === count ? 'sum' : `s${model.at}`}`);
        expect(all.map((index) => run.frame().data[`d${index}`])).toEqual(
          model.data.map((value) => (value === undefined ? undefined : `${value}`)),
        );
      }
    }),
    { numRuns: 2000 },
  );
});

function after(
  { at, data, change }: Model,
  each: typeof happening extends fc.Arbitrary<infer Kind> ? Kind : never,
  from: readonly (readonly number[])[],
): Model | undefined {
  if (each.what === 'reload') return { at, data, change };
  if (each.what === 'change') return at === count ? { at: each.line, data, change: 'begun' } : undefined;
  if (each.what === 'back') {
    if (change === 'begun') return { at: count, data };
    return at === 0 ? undefined : { at: at - 1, data, change };
  }
  return each.what === 'submit' && at < count ? answered({ at, data, change }, each.value, from) : undefined;
}

function answered({ at, data, change }: Model, given: number, from: readonly (readonly number[])[]): Model {
  const gone = data[at] === undefined || data[at] === given ? new Set<number>() : dependentOn(at, from);
  const known = data.map((value, index) => (index === at ? given : gone.has(index) ? undefined : value));
  if (change === undefined) return { at: at + 1, data: known };
  const asked = all.find((index) => index > at && known[index] === undefined) ?? count;
  return { at: asked, data: known, change: asked === count ? undefined : 'answered' };
}

function dependentOn(changed: number, from: readonly (readonly number[])[]): Set<number> {
  const found = new Set<number>();
  for (const index of all)
    if (from[index]?.some((one) => one === changed || found.has(one))) found.add(index);
  return found;
}
