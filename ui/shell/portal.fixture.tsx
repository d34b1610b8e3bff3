import { refuseMissingText } from '#i18n';
import { operations, type BankReplies, type UserLoginReply, type UserProfile } from '#schemas';
import { render } from '@testing-library/react';
import { pages, source } from './portal-journeys.fixture.ts';
import { PortalApp } from './PortalApp.tsx';
import type { Settings } from '../state/settings.ts';
import { createShell } from './create-shell.ts';

// Anyone who is logged in in one test would tell those after it so.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

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
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
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

/** What the bank says of a session that is taken up. */
export const takenUp: BankReplies['takeUpSession'] = {
  ...recovered,
  username: 'standard@percorso.test',
  clientAccessToken: 'secret-taken-up',
};

/** What the bank says of a card’s SMS alerts. */
export const smsAlert: BankReplies['readSmsAlert'] = {
  refreshCardContext: false,
  cardId: '1000001',
  active: false,
  minThreshold: 100,
  maxThreshold: 5000,
  contact: '********67',
  notificationCost: 16,
  requestCost: 26,
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
  readYearlySummary: { transactionsSummary: [] },
  listPlans: { plans: [], totalPlansNumber: 0 },
  readFinancingStatus: { financings: [] },
  readInstallmentAlert: { cardId: '1000001', subscriptionStatus: 'INACTIVE' },
  readCardArt: {
    base64: 'iVBORw0KGgo=',
    mediaType: 'image/png',
    textColor: '#FFFFFF',
    dominantColor: { red: 11, green: 71, blue: 83 },
    textTheme: 'LIGHT',
  },
  readLoyaltyPrograms: {
    loyaltyProgramTypeArray: [],
    maskedMail: 'g**********i@percorso.test',
    sourceBank: 'PERCORSO',
    deepLinkingUri: '/sandbox/loyalty',
    deepLinkingService: 'servizi/premi',
    deepLinkingPlan: 'piani/plus',
  },
  readPromoConfig: {
    directory: 'generic',
    analyticsPromoBanner: { campaign: 'generica', creative: 'tutti', position: 'banner' },
  },
  readChatbotConfig: { chatbot: 'TACTICAL' },
  retrieveTtl: { TTLCardId: '1000001' },
  userLogout: {},
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
    if (answer instanceof Promise) return answer as Promise<Response>; // a test’s own, which answers when it wishes
    return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer));
  };
  const shell = createShell({
    release: 'test',
    settings,
    fetchSource: () => Promise.resolve(source),
    pages,
    browser: window,
    fetch,
    onMissingText: refuseMissingText,
  });
  render(<PortalApp shell={shell} />);
  return { shell, asked, bank };
}

/** Opens a page as a holder who is in already: the tab has the nonce of the page before. */
export function openSignedIn(path: string, answers: BankAnswers = {}) {
  window.sessionStorage.setItem('nonce', 'nonce-of-the-page-before');
  return openPortal(path, { takeUpSession: takenUp, ...answers });
}

/** Returns a refusal of the bank. */
export function refusal(status: number, code: string, type: string): Response {
  return Response.json({ code, type, message: '' }, { status });
}
