import { availableParallelism } from 'node:os';

/** A card’s drawing without chip and mark, its ground and what is written over it. */
export type CardDrawing = { svg: string; ground: string; text: string };

/** Length and sorts of characters (small, capital, digit, sign) that a new password must have. */
export type PasswordRule = { min: number; max: number; sorts: number };

const second = 1000;
const minute = 60 * second;

/** The bank's own rules; each is a setting, so that another reading of the documents is one edit away. Times are milliseconds. */
export type Policy = {
  session: { idleMs: number; absoluteMs: number; preloginMs: number };
  code: {
    lifetimeMs: number;
    /** Wrong codes in a row that end in the block; the one before the last warns. */
    maxFailures: number;
    resendMs: number;
    windowMs: number;
    /** Codes for one operation, to one holder or one number, in `windowMs`; those entered rightly do not count. */
    perWindow: number;
    /** All codes of one holder in `windowMs`, whatever they were for and whatever became of them. */
    perHolder: number;
  };
  approval: {
    lifetimeMs: number;
    /** Approvals that one holder may be asked for in the `windowMs` of codes. */
    perWindow: number;
  };
  /** How long a proof may wait for the operation it was made for. */
  proofMs: number;
  login: {
    /** Failures of one account after which the next attempts must wait. */
    freeFailures: number;
    firstWaitMs: number;
    maxWaitMs: number;
    /** Failures from one address in `addressWindowMs` after which every login from it is refused. */
    addressFailures: number;
    addressWindowMs: number;
  };
  notices: {
    /** Notices of one kind to one holder in an hour, of what a token alone may change; what a code confirmed is always told. */
    perHour: number;
    /** How long what happens is told to a number or an address, too, that has been changed. */
    formerMs: number;
  };
  /** How many calls of one session may wait for their turn; the next one is told to come back. */
  turns: { waiting: number; retryMs: number };
  /** How long a call may wait while as many are answered as may be at once, and when it may come back; a PostgreSQL server’s alone. */
  crowd: { patienceMs: number; retryMs: number };
  /** What was done by a call with a key is answered again to the same for `keptMs`; what is shown for seconds, for `shownMs`. */
  commits: { keptMs: number; shownMs: number };
  /** What keeps the bank answering while many try passwords (S-77). */
  flood: {
    /** Slow hashes that are worked out at once; each takes a processor. */
    hashesAtOnce: number;
    /** How many more may wait for their turn; the next one is told to come back. */
    hashesWaiting: number;
    /** After how long who was sent away may come back. */
    retryMs: number;
    /** How late a login is refused for which nothing had to be worked out: who asks without pause asks as seldom. */
    refusalMs: number;
  };
  password: {
    lifetimeDays: number;
    /** argon2id: KiB of memory, passes, lanes. */
    hash: { memory: number; passes: number; parallelism: number };
  };
  /** What a new password must be (PWD-06): of how many characters, and of how many of the 4 sorts. */
  passwordRules: {
    registration: PasswordRule;
    change: PasswordRule;
    /** From how many days before its end on the holder is warned (PWD-01). */
    warnDays: number;
  };
  onboarding: {
    /** How long a holder may go without the holder code (RCODE-07). */
    limitedDays: number;
    /** How long the link in the e-mail is good (REG-23). */
    emailLinkDays: number;
    /** How long a step may hand over to the next by a token. */
    ticketMs: number;
    /** Zero bits that a proof of work must begin with. */
    captchaBits: number;
  };
  recovery: {
    /** How long the last wrong code that is allowed holds a recovery back, and the how manieth time blocks it for good. */
    heldBackMs: number;
    windows: number;
  };
  operations: {
    /** Asks for a strong authentication when a list reaches further back than this; null never does, since every login is one. */
    scaBeyondDays: number | null;
    /** The most operations that one file may hold, since a file is made in memory. */
    downloadRows: number;
  };
  statements: {
    /** Asks for a strong authentication before it shows how the movements list is delivered. */
    statusNeedsSca: boolean;
  };
  installments: {
    /** How long a confirmed plan is pending before it is active. */
    pendingMs: number;
  };
  topUps: {
    /** How long a top-up is on its way. */
    pendingMs: number;
    /** How many numbers a payee book holds; at most the contract’s limit of the list. */
    payees: number;
  };
  eCode: {
    /** How many e-Codes before the present one a new one must differ from (ECODE-27). */
    history: number;
    /** How many e-Codes of a holder are judged, until `windowMs` after the first. */
    tries: { most: number; windowMs: number };
  };
  /** How often a PIN or an e-Code is shown: once, and `more` times until `windowMs` after the first (PIN-04). */
  views: { more: number; windowMs: number; visibleMs: number };
  pin: {
    /** How long a letter with a PIN is on its way; until then no other is sent. */
    letterMs: number;
  };
  /** Cents. */
  smsAlert: { minThreshold: number; maxThreshold: number; requestEveryMs: number };
  /** Cents; a threshold must be below. */
  spendingControl: { maxThreshold: number };
  chatbot: {
    /** TACTICAL is the help menu, TARGET the chat of a third party. */
    type: 'TARGET' | 'TACTICAL';
    /** The chat's page. */
    address: string;
    maxMessageLength: number;
    uploads: boolean;
  };
  helpDesk: {
    /** All attachments of one message together (HELP-04). */
    maxAttachmentBytes: number;
    /** Whether pictures of a screen are taken, beside the four sorts of the documents (HELP-03). */
    takesPng: boolean;
    /** Messages of one holder in an hour. */
    perHour: number;
    /** Within how many days a dispute is usually decided. */
    decisionDays: number;
  };
  /** Tells a browser its own address (S-50). */
  publicIp: { isOn: boolean };
  /** Drawings of a brand, by product and theme (`gold-light`), in the place of the bank’s own (RUN-09). */
  cardArt: { drawings: Readonly<Record<string, CardDrawing>> };
};

/** The rules that the documents and `decisions` give. */
export const defaultPolicy: Policy = {
  session: { idleMs: 5 * minute, absoluteMs: 60 * minute, preloginMs: 10 * minute },
  code: {
    lifetimeMs: 5 * minute,
    maxFailures: 5,
    resendMs: 30 * second,
    windowMs: 15 * minute,
    perWindow: 5,
    perHolder: 15,
  },
  approval: { lifetimeMs: 2 * minute, perWindow: 5 },
  proofMs: 5 * minute,
  login: {
    freeFailures: 5,
    firstWaitMs: 30 * second,
    maxWaitMs: 15 * minute,
    addressFailures: 100,
    addressWindowMs: 15 * minute,
  },
  notices: { perHour: 5, formerMs: 3 * 24 * 60 * minute },
  turns: { waiting: 20, retryMs: second },
  crowd: { patienceMs: 100, retryMs: second },
  commits: { keptMs: 24 * 60 * minute, shownMs: 5 * minute },
  flood: {
    // One processor stays free for everybody else.
    hashesAtOnce: Math.max(1, availableParallelism() - 1),
    hashesWaiting: 60,
    retryMs: 2 * second,
    refusalMs: second,
  },
  password: { lifetimeDays: 90, hash: { memory: 19_456, passes: 2, parallelism: 1 } },
  passwordRules: {
    registration: { min: 8, max: 20, sorts: 3 },
    change: { min: 8, max: 20, sorts: 4 },
    warnDays: 7,
  },
  onboarding: { limitedDays: 30, emailLinkDays: 30, ticketMs: 10 * minute, captchaBits: 16 },
  recovery: { heldBackMs: 15 * minute, windows: 3 },
  operations: { scaBeyondDays: null, downloadRows: 20_000 },
  statements: { statusNeedsSca: false },
  installments: { pendingMs: 24 * 60 * minute },
  topUps: { pendingMs: 10 * second, payees: 500 },
  eCode: { history: 5, tries: { most: 40, windowMs: 24 * 60 * minute } },
  views: { more: 4, windowMs: 24 * 60 * minute, visibleMs: 30 * second },
  pin: { letterMs: 10 * 24 * 60 * minute },
  smsAlert: { minThreshold: 0, maxThreshold: 100_000, requestEveryMs: minute },
  spendingControl: { maxThreshold: 500_000 },
  chatbot: {
    type: 'TACTICAL',
    address: '/sandbox/chat',
    maxMessageLength: 160,
    uploads: false,
  },
  helpDesk: { maxAttachmentBytes: 2 * 1024 * 1024, takesPng: true, perHour: 10, decisionDays: 30 },
  publicIp: { isOn: false },
  cardArt: { drawings: {} },
};
