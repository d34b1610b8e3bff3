/** Who may see a page: anybody, those not logged in yet as well, or only a holder who is logged in. */
export type Access = 'public' | 'prelogin' | 'secured';

/** How much of the frame a page shows. */
export type Navigation = 'shown' | 'hidden' | 'header-hidden';

/** The views that are built; every other route leads to an honest "coming soon". */
export type ViewName = 'home' | 'card-management';

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
const open = { access: 'public' } as const;
const prelogin = { access: 'prelogin' } as const;

const entries: readonly Entry[] = [
  ['/', 'home', { view: 'home' }],
  ['/cardsmanagement', 'cards', { view: 'card-management' }],
  ['/n/profile', 'profile'],
  ['/editPassword/*', 'editPassword', hidden],
  ['/editSecureQuestion/*', 'editSecureQuestion', hidden],
  ['/telephoneRecharge/*', 'topUp', hidden],
  ['/cardRecharge/anagraphicData', 'cardRecharge'],
  ['/userSupport/*', 'support', hidden],
  ['/pinView/*', 'pinView', hidden],
  ['/keysix/*', 'keySix', hidden],
  ['/unlock3Ds', 'unlock3ds'],
  ['/unlock3DsKey6', 'unlock3dsKeySix'],
  ['/n/manage-card/superpin', 'keySix'],
  ['/n/manage-card/cardstatements', 'statements'],
  ['/n/manage-card/spendinglimits', 'spending'],
  ['/loyaltyProgram/*', 'loyalty', hidden],
  ['/assistance', 'help'],
  ['/assistenza', 'help', open],
  ['/assistenza/contacts', 'contacts', open],
  ['/numeri-utili', 'numbers', open],
  ['/domande-frequenti', 'faq', open],
  ['/trasparenza', 'transparency', open],
  ['/privacy', 'privacy', open],
  ['/cookie', 'cookies', open],
  ['/remediateNumber/*', 'remediateNumber', hidden],
  ['/bankStatement/*', 'bankStatement', hidden],
  ['/smsAlert/*', 'smsAlert', hidden],
  ['/smsAlert/activateThreshold', 'smsThreshold', hidden],
  ['/trigger/*', 'trigger', hidden],
  ['/trigger/insertRegistrationCodeSuccess', 'codeUnlocked', hidden],
  ['/editUserData/*', 'editUserData', { navigation: 'header-hidden' }],
  ['/pagopa/pagopaBills', 'pagopa'],
  ['/estrattoConto/estrattoContoModify', 'statementDelivery'],
  ['/registration/*', 'registration', prelogin],
  ['/confirmEmail/*', 'confirmEmail', prelogin],
  ['/recovery/*', 'recovery', { ...prelogin, ...hidden }],
  ['/recovery/password-update', 'recoveryPassword', { ...prelogin, ...hidden }],
  ['/migration/*', 'migration', { ...prelogin, ...hidden }],
  ['/loginhandling/*', 'loginHandling', { ...prelogin, ...hidden }],
  ['/loginhandling/90days-password-update', 'passwordExpired', { ...prelogin, ...hidden }],
  ['/loginhandling/temporary-password', 'passwordTemporary', { ...prelogin, ...hidden }],
];

/** Every page of the portal, by path. */
export const routes: readonly PortalRoute[] = entries.map(([path, page, extra]) => ({
  path,
  page,
  access: 'secured',
  navigation: 'shown',
  ...extra,
}));

/** Addresses that lead elsewhere (ROUTE-06). */
export const redirects: readonly { from: string; to: string }[] = [
  { from: '/userProfile/*', to: '/n/profile' },
  { from: '/profileRoutes/*', to: '/n/profile' },
];
