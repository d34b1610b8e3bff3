import { refuseMissingText } from '#i18n';
import { compileLibrary, prepareJourneys } from '#engine';
import {
  operations,
  type BankReplies,
  type JourneyFile,
  type UserLoginReply,
  type UserProfile,
} from '#schemas';
import type { JourneyEntry } from '#ui/journey';
import { configure, render } from '@testing-library/react';
import { everyJourney } from './every-journey.fixture.ts';
import { leaveSession } from './left-session.ts';
import { PortalApp } from './PortalApp.tsx';
import type { Settings } from './settings.ts';
import { createShell } from './shell.ts';
import { markMoving } from './signed-in-mark.ts';

// Pages are fetched when they are first shown, and a busy machine takes its time.
configure({ asyncUtilTimeout: 5000 });

/** What the bank of these tests sets. */
export const settings: Settings = {
  provider: {
    baseUrl: 'http://bank.test',
    credentials: 'include',
    application: 'PORTALE',
    environment: 'TEST',
    clientVersion: '1.9.6',
  },
  session: { on401: 'redirect', idleMinutes: 5, warnMinutes: 2 },
  filters: { initialEnd: 'today' },
  timing: { tabSwitchMs: 0, chatMs: 0, textsMs: 0 },
  brand: { name: 'Percorso', eCode: 'e-Code' },
};

const welcome: UserLoginReply = {
  flow: 'LOGIN_SCA',
  flowKey6Context: '',
  userInfo: { name: 'Giulia', userType: 'STANDARD', cards: [] },
  key6ValidUserCards: [],
  cardContext: { cardInfo: { card: { id: '1000001' } } },
  userStatus: 'ACTIVE',
};

/** What the bank knows of the holder of these tests. */
export const profile: UserProfile = {
  id: 'u',
  userType: 'STANDARD',
  userStatus: 'ACTIVE',
  name: 'Giulia',
  surname: 'Ferri',
  email: 'giulia@percorso.test',
  lastAccess: '2026-11-18T10:00:00.000+01:00',
  telephoneNumber: '********67',
  passwordExpiration: '2027-02-01T00:00:00.000+01:00',
  kyc: false,
  userInfo: { cards: [] },
  profiling: {},
  key6ValidUserCards: [],
  flow: 'LOGIN_END',
  flowKey6Context: '',
  cardContext: { cardInfo: { card: { id: '1000001' } } },
};

/** What the bank says of a login that has nothing left to settle. */
export const recovered: BankReplies['recoverLoginFlow'] = {
  flow: 'LOGIN_END',
  flowKey6Context: '',
  userStatus: 'ACTIVE',
};

/** What the bank answers to an operation: a body, or a status with one. */
export type BankAnswers = Record<string, unknown>;

const usual: Partial<BankReplies> = {
  readDictionary: { locale: 'it', version: '1', messages: {} },
  requestJwt: { jwt: 'secret-jwt', expiresIn: 600 },
  requestToken: { access_token: 'secret-token', token_type: 'Bearer', expires_in: 600 },
  userLogin: welcome,
  finalizeLogin: { flow: 'LOGIN_END', clientAccessToken: 'secret-client' },
  readUserProfile: profile,
  listCards: { cards: [] },
  userLogout: {},
};

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

/** The whole portal in a page of tests: real parts over a bank that answers by operation. */
export function openPortal(path: string, answers: BankAnswers = {}) {
  window.history.replaceState(null, '', path);
  const asked: string[] = [];
  const bank: BankAnswers = { ...usual, ...answers };
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const [id = ''] = Object.entries(operations).find(([, operation]) => operation.path === pathname) ?? [];
    asked.push(id);
    const answer = bank[id];
    if (answer === undefined) return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer));
  };
  const shell = createShell({
    release: 'test',
    settings,
    fetchSource: () => Promise.resolve(source),
    browser: window,
    fetch,
    onMissingText: refuseMissingText,
  });
  render(<PortalApp shell={shell} />);
  return { shell, asked, bank };
}

/** Opens a page as a holder who is in already: the page before has left the session, as a full page load does. */
export function openSignedIn(path: string, answers: BankAnswers = {}) {
  leaveSession(document, { flow: 'LOGIN_SCA', flowKey6Context: '', userStatus: 'ACTIVE' });
  markMoving(window.sessionStorage);
  return openPortal(path, { recoverLoginFlow: recovered, ...answers });
}

function prepared(journey: JourneyFile): unknown {
  const errors = { codes: {}, default: { type: 'CUSTOM' } } as const;
  return prepareJourneys(compileLibrary({ journeys: [journey], forms: {}, errors, operations }))[0];
}

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
  settle: {
    journey: prepared(settle),
    forms: {},
    validators: {},
    texts: { ask: { title: 'Sistemiamo l’accesso', actions: { submit: 'Fatto', close: 'Annulla' } } },
  },
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
      routes: ['/trigger/visit/:name', '/confirmEmail'],
      input: { name: 'path.name', token: 'query.token' },
    },
    input: visit.input ?? {},
    runs: [],
  },
  { id: 'settle', surface: 'page' as const, opens: { routes: ['/migration'] }, runs: [] },
  {
    id: 'guarded',
    surface: 'dialog' as const,
    opens: { popups: ['GUARDED'], routes: ['/smsAlert/activate', '/cardRecharge/anagraphicData'] },
    allow: guarded.allow,
    services: ['KEY_6'],
    runs: [],
  },
];

const source = {
  index: [...written, ...everyJourney(written)],
  chunk: (id: string) => Promise.resolve((chunks[id] ?? standIn(id)) as never),
  errors: () =>
    Promise.resolve({
      codes: {},
      default: { type: 'CUSTOM', message: 'popup.default' },
    } as const),
};

/** Answers a refusal of the bank. */
export function refusal(status: number, code: string, type: string): Response {
  return Response.json({ code, type, message: '' }, { status });
}
