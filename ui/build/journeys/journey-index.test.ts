import { expect, it } from 'vitest';
import { countFirstFields, indexJourneys, pagesOfJourneys } from './journey-index.ts';
import type { JourneyFile } from '#schemas';
import { gatherJourneys, type JourneyParts } from './journey-parts.ts';

const form = (...fields: string[]) => ({
  schema: { type: 'object', properties: Object.fromEntries(fields.map((field) => [field, {}])) },
});

/** The parts of a journey, as far as the count reads them. */
const partsOf = (steps: object, forms: object = {}) =>
  ({ journey: { start: 'first', steps }, forms }) as unknown as JourneyParts;

it('a skeleton has as many fields as the form that a journey begins with [HOLDER-09]', () => {
  const parts = partsOf({ first: { kind: 'form', form: 'both' } }, { both: form('a', 'b') });

  expect(countFirstFields(parts)).toBe(2);
});

it('what is read or decided before it is passed by the usual way: the first of a call, the last of a branch [HOLDER-09]', () => {
  const parts = partsOf(
    {
      first: { kind: 'branch', cases: [{ when: true, to: 'end' }, { to: 'read' }] },
      read: { kind: 'call', ok: [{ when: true, to: 'ask' }, { to: 'end' }] },
      ask: { kind: 'form', form: 'one' },
      end: { kind: 'end' },
    },
    { one: form('a') },
  );

  expect(countFirstFields(parts)).toBe(1);
});

it('a notice has none, and what nobody knows has one', () => {
  expect(countFirstFields(partsOf({ first: { kind: 'form' } }))).toBe(0);
  expect(countFirstFields(partsOf({ first: { kind: 'view' } }))).toBe(1);
  expect(countFirstFields(partsOf({ first: { kind: 'branch', cases: [{ to: 'first' }] } }))).toBe(1);
});

it('a journey that brings its page and is offered somewhere is known by its words before its chunk is here [STUDIO-16]', () => {
  const opens: JourneyFile['opens'] = {
    note: 'Nuovo.',
    routes: ['/lost', '/found'],
    page: 'shown',
    listed: 'help',
  };
  const parts = {
    ...partsOf({ first: { kind: 'form' } }),
    id: 'lost',
    texts: { opens: { title: 'Carta smarrita', label: 'Ho perso la carta', text: 'Che cosa fare.' } },
  };
  const own = { ...parts, journey: { ...parts.journey, id: 'lost', opens } };
  const journeys = new Map([['lost', own]]);

  expect(pagesOfJourneys(journeys)).toEqual([
    { path: '/lost', page: 'lost', navigation: 'shown', title: 'Carta smarrita' },
    { path: '/found', page: 'lost', navigation: 'shown', title: 'Carta smarrita' },
  ]);
  expect(indexJourneys(journeys)).toMatchObject([
    {
      opens: { routes: ['/lost', '/found'], listed: 'help' },
      words: { label: 'Ho perso la carta', text: 'Che cosa fare.' },
    },
  ]);
});

it('a guard that a journey uses by its name stands in the index itself, with the service that says why it is refused [LANG-23]', () => {
  const guard = { '===': [{ var: 'card.profiling.{service}.state' }, 'ATTIVO'] };
  const files = {
    'journeys/guards.json': { guards: { on: { takes: ['service'], guard } } },
    'journeys/pin/journey.json': {
      id: 'pin',
      allow: { use: 'on', with: { service: 'PIN_CARD' } },
      steps: {},
    },
  };
  const sources = Object.entries(files).map(([path, file]) => ({ path, text: JSON.stringify(file) }));

  const [entry] = indexJourneys(gatherJourneys(sources));

  expect(entry).toMatchObject({
    allow: { $op: ['===', { $op: ['var', 'card.profiling.PIN_CARD.state'] }, 'ATTIVO'] },
    services: ['PIN_CARD'],
  });
});
