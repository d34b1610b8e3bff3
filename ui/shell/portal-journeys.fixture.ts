import { compileLibrary, prepareJourneys, writtenOut } from '#engine';
import { operations, type JourneyFile } from '#schemas';
import type { JourneyEntry } from '#ui/journey';
import { everyJourney } from './every-journey.fixture.ts';

const finalise: JourneyFile = {
  id: 'login-finalise',
  version: '1.0.0',
  surface: 'dialog',
  start: 'finalise',
  steps: {
    finalise: {
      kind: 'call',
      operation: 'finalizeLogin',
      commit: true,
      body: {},
      stepUp: {
        exits: { verified: 'retry', blocked: { to: 'cancelled' }, closed: { to: 'cancelled' } },
      },
      ok: { to: 'completed' },
      errors: { '*': { type: 'CUSTOM', to: 'try-again' }, unreachable: { type: 'CUSTOM', to: 'try-again' } },
    },
    'try-again': {
      kind: 'form',
      popup: 'FINALIZE_TRY_AGAIN',
      actions: { submit: { to: 'finalise' }, close: { to: 'cancelled' } },
    },
    completed: { kind: 'end', outcome: 'completed', refresh: ['profile', 'cards'] },
    cancelled: { kind: 'end', outcome: 'cancelled' },
  },
};

const sca: JourneyFile = {
  id: 'sca',
  version: '1.0.0',
  surface: 'dialog',
  start: 'closed',
  steps: { closed: { kind: 'end', outcome: 'closed' } },
};

const resting: JourneyFile = {
  id: 'resting',
  version: '1.0.0',
  surface: 'dialog',
  start: 'rest',
  steps: {
    rest: { kind: 'form', popup: 'REST', actions: { close: { to: 'closed' } } },
    closed: { kind: 'end', outcome: 'closed' },
  },
};

/** A page that any address of the fixture opens, and one that a card must allow. */
const visit: JourneyFile = {
  ...resting,
  id: 'visit',
  surface: 'page',
  input: { name: 'text', token: 'text' },
  start: 'greet',
  steps: {
    greet: {
      kind: 'form',
      shows: { name: { var: 'input.name' }, token: { var: 'input.token' } },
      actions: { submit: { to: 'sent' }, close: { to: 'closed' } },
    },
    sent: { kind: 'end', outcome: 'completed', goTo: '/assistenza' },
    closed: { kind: 'end', outcome: 'cancelled' },
  },
};

const guarded: JourneyFile = {
  ...resting,
  id: 'guarded',
  allow: { '===': [{ var: 'card.profiling.KEY_6.state' }, 'ATTIVO'] },
};

/** Reads before it shows anything. */
const reading: JourneyFile = {
  ...resting,
  id: 'reading',
  surface: 'page',
  start: 'read',
  steps: {
    read: { kind: 'call', operation: 'readSmsAlert', body: {}, ok: { to: 'rest' } },
    rest: { kind: 'form', actions: { close: { to: 'closed' } } },
    closed: { kind: 'end', outcome: 'closed' },
  },
};

/** Settles a login, or does not. */
const settle: JourneyFile = {
  ...resting,
  id: 'settle',
  surface: 'page',
  start: 'ask',
  steps: {
    ask: { kind: 'form', actions: { submit: { to: 'done' }, close: { to: 'closed' } } },
    done: { kind: 'end', outcome: 'completed' },
    closed: { kind: 'end', outcome: 'cancelled' },
  },
};

/** Takes two steps and then does what must not be done twice. */
export const wizard: JourneyFile = {
  ...resting,
  id: 'wizard',
  surface: 'page',
  start: 'first',
  unsure: { to: 'unknown' },
  steps: {
    first: { kind: 'form', actions: { submit: { to: 'second' }, close: { to: 'closed' } } },
    second: { kind: 'form', actions: { submit: { to: 'send' }, close: { to: 'closed' } } },
    send: { kind: 'call', operation: 'requestPin', commit: true, body: {}, ok: { to: 'done' } },
    unknown: { kind: 'form', back: 'none', actions: { close: { to: 'closed' } } },
    done: { kind: 'end', outcome: 'completed' },
    closed: { kind: 'end', outcome: 'closed' },
  },
};

/** The same above a page. */
const popup: JourneyFile = { ...wizard, id: 'popup', surface: 'dialog' };

function prepared(journey: JourneyFile): unknown {
  const errors = { codes: {}, default: { type: 'CUSTOM' } } as const;
  return prepareJourneys(compileLibrary({ journeys: [journey], forms: {}, errors, operations }))[0];
}

/** The chunk of a journey of two steps, in the version of its file or in another; the second step may be called otherwise. */
export const wizardChunk = (
  journey: JourneyFile = wizard,
  version = journey.version,
  second = 'second',
): unknown => ({
  journey: prepared({ ...journey, version }),
  forms: {},
  validators: {},
  texts: {
    first: { title: 'Primo passo', actions: { submit: 'Avanti', close: 'Esci' } },
    [second]: { title: 'Secondo passo', actions: { submit: 'Conferma', close: 'Esci' } },
    unknown: { title: 'Non sappiamo', actions: { close: 'Esci' } },
  },
});

const chunks: Record<string, unknown> = {
  'login-finalise': {
    journey: prepared(finalise),
    forms: {},
    validators: {},
    texts: {
      'try-again': {
        title: 'Ops!',
        body: 'Qualcosa è andato storto.',
        actions: { submit: 'Riprova', close: 'Esci' },
      },
    },
  },
  sca: { journey: prepared(sca), forms: {}, validators: {}, texts: {} },
  resting: {
    journey: prepared(resting),
    forms: {},
    validators: {},
    texts: { rest: { title: 'Un momento', actions: { close: 'Esci' } } },
  },
  visit: {
    journey: prepared(visit),
    forms: {},
    validators: {},
    texts: {
      greet: { title: 'Visita', body: '{name} con {token}', actions: { submit: 'Avanti', close: 'Esci' } },
    },
  },
  reading: {
    journey: prepared(reading),
    forms: {},
    validators: {},
    texts: { rest: { title: 'Letto', actions: { close: 'Esci' } } },
  },
  settle: {
    journey: prepared(settle),
    forms: {},
    validators: {},
    texts: { ask: { title: 'Sistemiamo l’accesso', actions: { submit: 'Fatto', close: 'Annulla' } } },
  },
  ...Object.fromEntries([wizard, popup].map((journey) => [journey.id, wizardChunk(journey)])),
  guarded: {
    journey: prepared(guarded),
    forms: {},
    validators: {},
    texts: { rest: { title: 'Con il permesso della carta', actions: { close: 'Esci' } } },
  },
};

/** Stands in for a journey that tests only need to arrive at: its id is its title. */
function standIn(id: string): unknown {
  const rest = { kind: 'form', actions: { close: { to: 'closed' } } } as const;
  const journey = prepared({ ...resting, id, surface: 'page', steps: { ...resting.steps, rest } });
  return { journey, forms: {}, validators: {}, texts: { rest: { title: id, actions: { close: 'Esci' } } } };
}

const written: readonly JourneyEntry[] = [
  { id: 'login-finalise', opens: { popups: ['FINALIZE_LOGIN'] }, runs: ['sca'] },
  { id: 'sca', runs: [] },
  { id: 'resting', runs: [] },
  {
    id: 'visit',
    surface: 'page' as const,
    opens: {
      routes: ['/trigger/visit/:name', '/confirmEmail', '/cartaSmarrita'],
      input: { name: 'path.name', token: 'query.token' },
    },
    input: visit.input ?? {},
    runs: [],
  },
  { id: 'reading', surface: 'page' as const, opens: { routes: ['/smsAlert/activateThreshold'] }, runs: [] },
  { id: 'settle', surface: 'page' as const, opens: { routes: ['/migration'] }, runs: [] },
  { id: 'wizard', surface: 'page' as const, opens: { routes: ['/pagopa/pagopaBills'] }, runs: [] },
  {
    id: 'popup',
    opens: { popups: ['POPUP'], listed: 'help' },
    words: { label: 'Ho perso la carta', text: 'Che cosa fare subito.' },
    runs: [],
  },
  {
    id: 'guarded',
    opens: { popups: ['GUARDED'], routes: ['/smsAlert/activate', '/cardRecharge/anagraphicData'] },
    allow: writtenOut(guarded.allow),
    services: ['KEY_6'],
    runs: [],
  },
];

/** The pages that they bring themselves. */
export const pages = [
  { path: '/cartaSmarrita', page: 'visit', navigation: 'hidden', title: 'Carta smarrita' },
] as const;

/** The journeys of a portal under test: a few of its own, and a stand-in for each that an address opens. */
export const source = {
  index: [...written, ...everyJourney(written)],
  chunk: (id: string) => Promise.resolve((chunks[id] ?? standIn(id)) as never),
  errors: () =>
    Promise.resolve({
      codes: {},
      default: { type: 'CUSTOM', message: 'popup.default' },
    } as const),
};
