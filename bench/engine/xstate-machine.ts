import { assign, setup } from 'xstate';
import type { BankReply } from '#engine';

type Data = {
  cardId: string;
  cardIds: readonly string[];
  user: string;
  allowed: boolean;
  phone?: string | undefined;
  otp?: string | undefined;
  wrong: number;
  errors: Record<string, string>;
  phoneNumbers: readonly { id: string; obfuscatedValue: string }[];
  challenge: Record<string, unknown>;
  token?: string | undefined;
  proof?: string | undefined;
};
type Body = Record<string, unknown>;
type Happening =
  | { type: 'submit'; values: Record<string, string> }
  | { type: 'close' }
  | { type: 'resend' }
  | { type: 'reply'; reply: BankReply };

const bodyOf = (event: Happening): Body =>
  event.type === 'reply' && event.reply.kind === 'reply' ? (event.reply.body as Body) : {}; // the story’s replies are objects
const statusOf = (event: Happening): number =>
  event.type === 'reply' && event.reply.kind === 'reply' ? event.reply.status : 0;
const valuesOf = (event: Happening) => (event.type === 'submit' ? event.values : {});

// XState reads types from here, never the value.
const shapes: {
  context: Data;
  events: Happening;
  input: Pick<Data, 'cardId' | 'cardIds' | 'user' | 'allowed'>;
} = Object.create(null);

/** The phone change with its strong authentication, written as one would for XState: same states, same decisions, same effects. */
export const phoneChangeMachine = setup({
  types: shapes,
  guards: {
    ok: ({ event }) => statusOf(event) >= 200 && statusOf(event) < 300,
    asksProof: ({ event }) => statusOf(event) === 403 && bodyOf(event)['code'] === 'SCA_REQUIRED',
    lastWrong: ({ context, event }) => isWrong(event) && context.wrong + 1 >= 5,
    wrong: ({ event }) => isWrong(event),
    severalPhones: ({ context }) => context.phoneNumbers.length > 1,
    onePhone: ({ context }) => context.phoneNumbers.length === 1,
    allowed: ({ context }) => context.allowed,
  },
  actions: {
    call: (_event, _request: { operation: string; body: Body; headers?: Body }) => undefined,
    focus: (_event, _target: { kind: string; pointer?: string }) => undefined,
    announce: (_event, _text: { key: string; politeness: string }) => undefined,
    record: (_event, _what: { step: string; name: string }) => undefined,
    refresh: () => undefined,
    savePhone: assign({ phone: ({ event }) => valuesOf(event)['telephoneNumber'] }),
    saveOtp: assign({ otp: ({ event }) => valuesOf(event)['otp'], errors: {} }),
    forgetOtp: assign({ otp: undefined }),
    countWrong: assign({
      otp: undefined,
      wrong: ({ context }) => context.wrong + 1,
      errors: ({ event }) => ({ '/otp': `enter-code.errors.${String(bodyOf(event)['code'])}` }),
    }),
    clearWrong: assign({ otp: undefined, wrong: 0 }),
    keepChallenge: assign(({ event }) => {
      const challenge = bodyOf(event)['sca'] as Body; // the guard has seen it
      return { challenge, wrong: 0, phoneNumbers: challenge['phoneNumbers'] as Data['phoneNumbers'] };
    }),
    keepToken: assign({ token: ({ event }) => String(bodyOf(event)['token']) }),
    keepProof: assign({
      otp: undefined,
      wrong: 0,
      proof: ({ event }) => String(bodyOf(event)['additionalInfo']),
    }),
  },
}).createMachine({
  id: 'phone-change',
  initial: 'begin',
  context: ({ input }) => ({ ...input, wrong: 0, errors: {}, phoneNumbers: [], challenge: {} }),
  states: {
    begin: { always: [{ guard: 'allowed', target: 'enterNumber' }, { target: 'cancelled' }] },
    enterNumber: {
      entry: shown('enter-number', 'heading'),
      on: { submit: { target: 'sendCode', actions: 'savePhone' }, close: 'cancelled' },
    },
    sendCode: {
      entry: {
        type: 'call',
        params: ({ context }) => ({
          operation: 'generateOtpSca',
          body: { telephone: `+39${context.phone}` },
        }),
      },
      on: { reply: [{ guard: 'ok', target: 'enterCode' }, { target: 'enterNumber' }] },
    },
    enterCode: {
      entry: shown('enter-code', 'first-field'),
      on: {
        submit: { target: 'verify', actions: 'saveOtp' },
        resend: 'sendCode',
        close: 'cancelled',
      },
    },
    verify: {
      entry: {
        type: 'call',
        params: ({ context }) => ({
          operation: 'verifyOtpNewNumber',
          body: { cardId: context.cardId, otp: context.otp },
        }),
      },
      on: {
        reply: [
          { guard: 'ok', target: 'update', actions: 'clearWrong' },
          { guard: 'lastWrong', target: 'blocked', actions: 'countWrong' },
          { guard: 'wrong', target: 'enterCode', actions: 'countWrong' },
          { target: 'enterCode', actions: 'forgetOtp' },
        ],
      },
    },
    update: {
      entry: {
        type: 'call',
        params: ({ context }) => ({
          operation: 'updateContact',
          body: { newNumber: context.phone, cardIds: context.cardIds, cardId: context.cardId },
          ...(context.proof !== undefined && {
            headers: {
              transactionId: context.challenge['mtTransactionId'],
              transactionData: context.challenge['trxData'],
              mtTransactionId: context.challenge['mtTransactionId'],
              additionalInfo: context.proof,
            },
          }),
        }),
      },
      on: {
        reply: [
          { guard: 'ok', target: 'done' },
          { guard: 'asksProof', target: 'sca', actions: 'keepChallenge' },
          { target: 'enterCode' },
        ],
      },
    },
    sca: {
      initial: 'countPhones',
      onDone: 'update',
      states: {
        countPhones: {
          always: [
            { guard: 'severalPhones', target: 'choosePhone' },
            { guard: 'onePhone', target: 'sendCode' },
            { target: '#phone-change.cancelled' },
          ],
        },
        choosePhone: { on: { submit: 'sendCode', close: '#phone-change.cancelled' } },
        sendCode: {
          entry: {
            type: 'call',
            params: ({ context: { challenge, phoneNumbers, user } }) => ({
              operation: 'generateOtp',
              body: {
                idPhoneNumber: phoneNumbers[0]?.id,
                channel: challenge['channel'],
                user,
                transactionId: challenge['mtTransactionId'],
                transactionData: challenge['trxData'],
                mtTransactionId: challenge['mtTransactionId'],
                serviceId: challenge['serviceId'],
                servicePayload: challenge['servicePayload'],
              },
              headers: { additionalInfo: challenge['additionalInfo'] },
            }),
          },
          on: {
            reply: [
              { guard: 'ok', target: 'enterCode', actions: 'keepToken' },
              { target: '#phone-change.enterCode' },
            ],
          },
        },
        enterCode: {
          entry: shown('enter-code', 'first-field'),
          on: {
            submit: { target: 'verify', actions: 'saveOtp' },
            resend: 'sendCode',
            close: '#phone-change.cancelled',
          },
        },
        verify: {
          entry: {
            type: 'call',
            params: ({ context: { challenge, token, otp, user } }) => ({
              operation: 'verifyMfa',
              body: {
                token,
                otp,
                user,
                transactionId: challenge['mtTransactionId'],
                transactionData: challenge['trxData'],
              },
            }),
          },
          on: {
            reply: [
              { guard: 'ok', target: 'verified', actions: 'keepProof' },
              { guard: 'lastWrong', target: '#phone-change.blocked', actions: 'countWrong' },
              { guard: 'wrong', target: 'enterCode', actions: 'countWrong' },
              { target: 'enterCode', actions: 'forgetOtp' },
            ],
          },
        },
        verified: { type: 'final' },
      },
    },
    done: { entry: ['refresh', ...shown('done', 'heading')], on: { close: 'completed' } },
    completed: { type: 'final' },
    blocked: { entry: shown('blocked', 'heading'), on: { close: 'cancelled' } },
    cancelled: { type: 'final' },
  },
});

function isWrong(event: Happening): boolean {
  const code = bodyOf(event)['code'];
  return code === '5707' || code === '5708' || code === '5709';
}

/** The effects of showing a screen: what is recorded, where the focus goes, what is read out. */
function shown(step: string, kind: string) {
  return [
    { type: 'record' as const, params: { step, name: 'shown' } },
    { type: 'focus' as const, params: { kind } },
    { type: 'announce' as const, params: { key: `${step}.title`, politeness: 'polite' } },
  ];
}
