import { expect, it } from 'vitest';
import type { JourneyFile } from '#schemas';
import { folderOfJourneys } from '../scenarios/journeys.fixture.ts';
import { routeAt } from '#analysis';
import { waysOf } from './ways.ts';

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

it('lists how a refusal leads back to where the call was made, and that a bank which does not answer does so too', () => {
  const folder = folderOfJourneys('phone-change', 'sca', 'app-approval');
  folder.change('journeys/phone-change/journey.json', (text) =>
    text.replace(
      '"errors": {\n        "OTP_TOO_SOON"',
      '"errors": {\n        "SERVICE_UNAVAILABLE": { "type": "SHOW" },\n        "OTP_TOO_SOON"',
    ),
  );
  const sources = folder.sources();
  const own = sources.journeys.get('phone-change')?.journey?.value;
  const ways = own ? waysOf({ sources, id: 'phone-change', definition: own, seen: new Set() }) : [];
  const staying = ways.filter(({ from, stays }) => from === 'send-code' && stays);

  expect(staying.map(({ to, name, isRefusal, isPassed }) => ({ to, name, isRefusal, isPassed }))).toEqual([
    { to: 'enter-number', name: 'SERVICE_UNAVAILABLE', isRefusal: true, isPassed: false },
    { to: 'waited', name: 'SERVICE_UNAVAILABLE', isRefusal: true, isPassed: false },
    { to: 'enter-number', name: 'unreachable', isRefusal: true, isPassed: undefined },
    { to: 'waited', name: 'unreachable', isRefusal: true, isPassed: undefined },
  ]);
  // What is done for good goes on by a way of its own.
  expect(ways.filter(({ from, stays }) => from === 'update' && stays)).toEqual([]);
});
