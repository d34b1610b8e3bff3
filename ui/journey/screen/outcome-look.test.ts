import { expect, it } from 'vitest';
import { outcomeLook } from './outcome-look.ts';

it('shows success where a journey ends completed, and a lock where the holder is blocked', () => {
  const ends = ['completed', 'blocked', 'cancelled'].map((outcome) => ({ kind: 'end', outcome }) as const);

  const looks = ends.map((definition) => outcomeLook({ definition }));

  expect(looks).toEqual([
    { icon: 'positive', tone: 'positive' },
    { icon: 'locked', tone: 'critical' },
    undefined,
  ]);
});

it('gives no look to a screen that still asks something', () => {
  const look = outcomeLook({ definition: { kind: 'form', popup: 'EDIT_TEL_NUMB', actions: {} } });

  expect(look).toBeUndefined();
});

it('shows what a notice tells of how it went, and is plain that nobody knows', () => {
  const tells = ['done', 'unknown', 'failed'] as const;

  const icons = tells.map(
    (told) => outcomeLook({ definition: { kind: 'form', tells: told, actions: {} } })?.icon,
  );

  expect(icons).toEqual(['positive', 'warning', 'critical']);
});
