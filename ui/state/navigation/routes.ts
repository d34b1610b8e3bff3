import { matchPath } from 'react-router-dom';

/**
 * Who may see a page: anybody, those not logged in yet as well, only a holder who is logged in, or only one whose login
 * still has something to settle.
 */
export type Access = 'public' | 'prelogin' | 'secured' | 'handling';

/** How much of the frame a page shows. */
export type Navigation = 'shown' | 'hidden' | 'header-hidden';

/** The views that are built; every other route opens a journey, where its exact path has one. */
export type ViewName =
  | 'home'
  | 'card-management'
  | 'profile'
  | 'loyalty'
  | 'bank-statement'
  | 'payee-book'
  | 'help'
  | 'help-requests'
  | 'held';

/** One route of the documents’ tables. Paths match without regard to case (ROUTE-15). */
export type PortalRoute = {
  path: string;
  /** A key of `app.pages`. */
  page: string;
  access: Access;
  navigation: Navigation;
  view?: ViewName;
};

type Entry = readonly [path: string, page: string, extra?: Partial<PortalRoute>];

const hidden = { navigation: 'hidden' } as const;
const open = { access: 'public', view: 'help' } as const;
const prelogin = { access: 'prelogin' } as const;
// Before the login is over, as the documents have them: a half-finished one is what they are for (S-23).
const settling = { access: 'handling', ...hidden } as const;

const entries: readonly Entry[] = [
  ['/', 'home', { view: 'home' }],
  ['/cardsmanagement', 'cards', { view: 'card-management' }],
  ['/n/profile', 'profile', { view: 'profile' }],
  ['/editPassword/*', 'editPassword', hidden],
  ['/editSecureQuestion/*', 'editSecureQuestion', hidden],
  ['/telephoneRecharge/*', 'topUp', hidden],
  ['/telephoneRecharge', 'topUp', { ...hidden, view: 'payee-book' }],
  ['/cardRecharge/anagraphicData', 'cardRecharge'],
  ['/userSupport/*', 'support', hidden],
  ['/userSupport/dispute', 'dispute', hidden],
  ['/userSupport/requests', 'requests', { view: 'help-requests' }],
  ['/pinView/*', 'pinView', hidden],
  ['/keysix/*', 'keySix', hidden],
  ['/unlock3Ds', 'unlock3ds'],
  ['/unlock3DsKey6', 'unlock3dsKeySix'],
  ['/n/manage-card/superpin', 'keySix'],
  ['/n/manage-card/cardstatements', 'statementDelivery'],
  ['/n/manage-card/spendinglimits', 'spending'],
  ['/loyaltyProgram/*', 'loyalty', { ...hidden, view: 'loyalty' }],
  ['/assistance', 'help', { view: 'help' }],
  ['/assistenza', 'help', open],
  ['/assistenza/contacts', 'contacts', open],
  ['/numeri-utili', 'numbers', open],
  ['/domande-frequenti', 'faq', open],
  ['/trasparenza', 'transparency', open],
  ['/privacy', 'privacy', open],
  ['/cookie', 'cookies', open],
  ['/bankStatement', 'bankStatement', { ...hidden, view: 'bank-statement' }],
  ['/smsAlert/*', 'smsAlert', hidden],
  ['/smsAlert/activateThreshold', 'smsThreshold', hidden],
  ['/trigger/*', 'trigger', hidden],
  ['/trigger/registrationCode', 'registrationCode', hidden],
  ['/trigger/insertRegistrationCodeSuccess', 'codeUnlocked', hidden],
  ['/editUserData/*', 'editUserData', { navigation: 'header-hidden' }],
  ['/installments/*', 'instalments', hidden],
  // A page to read, which is left as any other: by its header.
  ['/installments/plan/*', 'instalments'],
  ['/pagopa/pagopaBills', 'pagopa'],
  ['/estrattoConto/estrattoContoModify', 'statementDelivery'],
  ['/registration/*', 'registration', prelogin],
  ['/confirmEmail/*', 'confirmEmail', prelogin],
  ['/recovery/*', 'recovery', { ...prelogin, ...hidden }],
  ['/recovery/password-update', 'recoveryPassword', { ...prelogin, ...hidden }],
  ['/migration/*', 'migration', settling],
  ['/remediateNumber/*', 'remediateNumber', settling],
  ['/loginhandling/*', 'loginHandling', { ...settling, view: 'held' }],
  ['/loginhandling/90days-password-update', 'passwordExpired', settling],
  ['/loginhandling/temporary-password', 'passwordTemporary', settling],
];

/** Every page of the portal, by path. */
export const routes: readonly PortalRoute[] = entries.map(([path, page, extra]) => ({
  path,
  page,
  access: 'secured',
  navigation: 'shown',
  ...extra,
}));

/** Addresses that lead elsewhere: to the profile (ROUTE-06), and from the head of an area to its first page. */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/userProfile/*', to: '/n/profile' },
  { from: '/profileRoutes/*', to: '/n/profile' },
  { from: '/userSupport', to: '/userSupport/writeMessage' },
  { from: '/pinView', to: '/pinView/request' },
  { from: '/smsAlert', to: '/smsAlert/activate' },
  { from: '/installments', to: '/?deepLink=installmentlist' },
];

/** Returns whether a path is one where a half-finished login is settled. */
export function isHandlingPath(path: string): boolean {
  return routes.some((route) => route.access === 'handling' && matchPath(route.path, path) !== null);
}

/** Returns whether a path is a page before the login, with a journey of its own. */
export function isPreloginPath(path: string): boolean {
  return routes.some((route) => route.access === 'prelogin' && matchPath(route.path, path) !== null);
}

/** Returns whether a path is the one that settles a login, or one beneath it. */
export function isWithin(handling: string, path: string): boolean {
  return matchPath(`${handling}/*`, path) !== null;
}
