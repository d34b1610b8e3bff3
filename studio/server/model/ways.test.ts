import { expect, it } from 'vitest';
import type { JourneyFile } from '#schemas';
import { routeAt } from './ways.ts';

const route = {
  type: 'SHOW',
  message: 'popup.locked',
  cases: [{ when: { var: 'data.late' }, to: 'ask' }, { to: 'done' }],
} as const;

const definition = {
  errors: { LOCKED: { type: 'BLOCKER', to: 'done' } },
  limits: { often: { max: 2, to: 'done' } },
  steps: { send: { kind: 'call', operation: 'sendCode', ok: { to: 'done' }, errors: { TOO_SOON: route } } },
} as unknown as JourneyFile; // only what is looked at

it('finds the route of a refusal at its target, and at each of the ways of one that decides', () => {
  expect(routeAt(definition, '/errors/LOCKED/to')).toMatchObject({ type: 'BLOCKER' });
  expect(routeAt(definition, '/steps/send/errors/TOO_SOON/cases/1/to')).toEqual(route);
  expect(routeAt(definition, '/limits/often/to')).toBeUndefined();
});
