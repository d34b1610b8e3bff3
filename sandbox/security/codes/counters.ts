/**
 * Lists every count of tries that the bank keeps, and the table that it is kept in. What counts takes its name from
 * here, and a test tries each with many calls at once: one that is added without such a test does not compile (S-76).
 */
export const counters = {
  login: 'login_failures',
  card: 'login_failures',
  fiscalCode: 'login_failures',
  registrationEmail: 'login_failures',
  migrationPhone: 'login_failures',
  knownPhone: 'login_failures',
  migrationEmail: 'login_failures',
  recovery: 'login_failures',
  code: 'attempts',
  oldPassword: 'attempts',
  securityAnswer: 'attempts',
  holderCode: 'attempts',
  telephone: 'attempts',
  username: 'attempts',
  migrationPhoneSet: 'attempts',
  migrationEmailSet: 'attempts',
  recoveryCode: 'recovery_attempts',
  codesSent: 'codes',
  approvalsAsked: 'approvals',
  eCodes: 'key6_tries',
  secretsShown: 'card_views',
  proofOfWork: 'spent_proofs',
} as const;

/** The name of a count. */
export type Counter = keyof typeof counters;

type CounterIn<Table> = { [Name in Counter]: (typeof counters)[Name] extends Table ? Name : never }[Counter];

/** What is counted by account and by address, and waits longer each time. */
export type Throttled = CounterIn<'login_failures'>;

/** What a holder enters that is no one-time code; as many wrong ones in a row as of a code are a block. */
export type TriedValue = Exclude<CounterIn<'attempts'>, 'code'>;
