import type { BankReply, Context } from '#engine';

/** What happens to the holder, told once for both engines: two wrong codes, then the change, proven by a code. */
export type Turn =
  | { kind: 'act'; action: 'submit' | 'close'; values?: Record<string, string> }
  | { kind: 'reply'; reply: BankReply };

const ok = (body: unknown): Turn => ({ kind: 'reply', reply: { kind: 'reply', status: 200, body } });
const refused = (status: number, body: unknown): Turn => ({
  kind: 'reply',
  reply: { kind: 'reply', status, body },
});
const submit = (values: Record<string, string>): Turn => ({ kind: 'act', action: 'submit', values });

const wrong = refused(422, { code: '5707', type: 'FIELD', message: 'wrong code', pointer: '/otp' });
const challenge = refused(403, {
  code: 'SCA_REQUIRED',
  type: 'SCA',
  sca: {
    phoneNumbers: [{ id: 'p1', obfuscatedValue: '********67' }],
    channel: 'SMS',
    trxData: 'trx',
    mtTransactionId: 'mt-1',
    additionalInfo: 'info',
    serviceId: 'UPDATE_CONTACT',
    servicePayload: { newNumber: '********67' },
  },
});

/** The turns after the start, in order. */
export const story: readonly Turn[] = [
  submit({ telephoneNumber: '3331234567' }),
  ok({ obfuscatedValue: '********67', expiresIn: 300, resendIn: 30 }),
  submit({ otp: '111111' }),
  wrong,
  submit({ otp: '222222' }),
  wrong,
  submit({ otp: '333333' }),
  ok({}),
  challenge,
  ok({ token: 'token-1', obfuscatedValue: '********67', expiresIn: 300, resendIn: 30 }),
  submit({ otp: '444444' }),
  ok({ access_token: 'secret', additionalInfo: 'proof' }),
  ok({ newNumber: '3331234567' }),
  { kind: 'act', action: 'close' },
];

/** What both engines are started with. */
export const input = { cardId: 'card-1', cardIds: ['card-1'] };

const offered = { state: 'ATTIVO', locked: false, cardBlocked: false, limited: false, pause: false };

/** A card whose number may be changed; the journey’s `allow` reads nothing else. */
export const context = {
  profile: { userType: 'STANDARD', kyc: false, profiling: {} },
  card: { id: 'card-1', profiling: { MODIFICA_NUMERO: offered } },
  session: {
    logged: true,
    limited: false,
    loginHandling: false,
    inFlow: false,
    userId: 'user-1',
  },
  features: { appApproval: false },
} as unknown as Context; // only the flags that this journey reads
