import { expect, it } from 'vitest';
import { check, createChecker, rules } from '#analysis';
import { createPlanter, spoil } from './plant.ts';
import { openProject } from './project.ts';
import { mutators } from './registry.ts';
import { sampleOf } from './sample.ts';

// `node tests/conformance/defects/main.ts --all` plants in every place.
const sampling = { most: 4, seed: 20_260_101 };
const kinds = Object.entries(mutators).map(([name, mutator]) => ({ name, mutator, rule: mutator.rule }));
const project = openProject();
const plantAll = createPlanter(project);

it('finds nothing in the real journeys as they are', () => {
  const findings = check(project.sources);

  expect(findings).toEqual([]);
});

it.each(kinds)('finds $rule where it is planted in real journeys: $name', (kind) => {
  const { places, planted, missed } = plantAll(kind, sampling);

  expect(places).toBeGreaterThan(4);
  expect(planted).toBe(sampling.most);
  expect(missed).toEqual([]);
});

it('plants mistakes of every class', () => {
  const classes = new Set(kinds.map(({ mutator }) => mutator.class));

  expect([...classes].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

// Planted in the small clean journeys alone: the real ones have too few places for them.
const elsewhere = [
  'list-missing',
  'guard-unused',
  'data-stale',
  'choices-erased',
  'change-idle',
  'from-idle',
  'list-unknown',
  'list-key',
  'list-untold',
  'list-edit',
  'beside-unlisted',
  'poll-silent',
  'migration-idle',
  'migration-broken',
  'screen-unkept',
  'step-up-nested',
  'together-unfit',
  'keep-unshown',
  'excuse-unused',
  'settings-unfit',
  'brand-unfit',
  'language-unlike',
];

it('plants a mistake for every rule, here or in the small clean journeys', () => {
  const planted = new Set(kinds.map(({ rule }) => rule));

  const others = rules.map(({ code }) => code).filter((code) => !planted.has(code));

  expect(others).toEqual(elsewhere);
});

it('finds the same in what has changed as in everything', () => {
  const checker = createChecker();
  checker(project.sources);
  const some = sampleOf(kinds, 12, sampling.seed).flatMap(({ mutator }) =>
    sampleOf([...mutator.places(project)], 1, sampling.seed),
  );

  const unlike = some.filter((defect) => {
    const sources = spoil(project, defect);
    return JSON.stringify(checker(sources)) !== JSON.stringify(check(sources));
  });

  expect(some).toHaveLength(12);
  expect(unlike).toEqual([]);
});
