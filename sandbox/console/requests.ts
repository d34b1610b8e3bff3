import { durationMs } from '../clock.ts';

/** What the console may ask of the clock: exactly one of the three. */
export type ClockOrder = { advance?: string; now?: string; real?: true };

/** Works out how far ahead of the real time the bank shall be; null when the order cannot be read. */
export function offsetAfter(
  order: ClockOrder,
  { real, bank }: { real: number; bank: number },
): number | null {
  if (order.real === true) return 0;
  if (order.now !== undefined) {
    const at = Date.parse(order.now);
    return Number.isNaN(at) ? null : at - real;
  }
  const step = durationMs(order.advance ?? '');
  return step === null ? null : bank + step - real;
}

// As the contract has them: what the console makes a reply carry must fit it.
const cardIdPattern = '^[0-9]{6,18}$';
const instantPattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}(Z|[+-]\\d{2}:\\d{2})$';

/** The shape of a clock order, as a JSON Schema. */
export const clockSchema = {
  type: 'object',
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
  properties: { advance: { type: 'string' }, now: { type: 'string' }, real: { const: true } },
} as const;

const needs = (kind: string, field: string) => ({
  anyOf: [{ required: [field] }, { not: { required: ['kind'], properties: { kind: { const: kind } } } }],
});

/** The shape of a list of faults, as a JSON Schema. */
export const faultsSchema = {
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    required: ['operationId', 'kind'],
    additionalProperties: false,
    properties: {
      operationId: { type: 'string', minLength: 1 },
      kind: { enum: ['status', 'error', 'hang', 'reset', 'malformed', 'delay'] },
      status: { type: 'integer', minimum: 400, maximum: 599 },
      code: { type: 'string', minLength: 1, maxLength: 64 },
      ms: { type: 'integer', minimum: 0, maximum: 120_000 },
      times: { type: 'integer', minimum: 1 },
      after: { type: 'boolean' },
    },
    allOf: [needs('delay', 'ms'), needs('error', 'code')],
  },
} as const;

/** The shape of a list of additions to replies, as a JSON Schema. */
export const additionsSchema = {
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    required: ['operationId', 'adds'],
    additionalProperties: false,
    properties: {
      operationId: { type: 'string', minLength: 1 },
      adds: {
        type: 'object',
        minProperties: 1,
        additionalProperties: false,
        properties: {
          triggerTimeline: {
            type: 'object',
            required: ['id'],
            additionalProperties: false,
            properties: {
              id: { type: 'string', pattern: '^[A-Z0-9_]+$', maxLength: 100 },
              date: { type: 'string', format: 'date-time', pattern: instantPattern },
            },
          },
          TTLCardId: { type: 'string', pattern: cardIdPattern },
          refreshCardContext: { type: 'boolean' },
        },
      },
      times: { type: 'integer', minimum: 1 },
    },
  },
} as const;

/** The shape of an order that names a holder, as a JSON Schema. */
export const usernameSchema = {
  type: 'object',
  required: ['username'],
  additionalProperties: false,
  properties: { username: { type: 'string', minLength: 1 } },
} as const;

/** The shape of an outbox query, as a JSON Schema. */
export const outboxSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { to: { type: 'string' }, kind: { enum: ['sms', 'email'] } },
} as const;

/** The shape of an order for the help that the portal offers, as a JSON Schema. */
export const chatbotSchema = {
  type: 'object',
  required: ['chatbot'],
  additionalProperties: false,
  properties: { chatbot: { enum: ['TARGET', 'TACTICAL'] } },
} as const;

/** The shape of an order that moves a request to the help desk on, as a JSON Schema. */
export const stateOrderSchema = {
  type: 'object',
  required: ['state', 'note'],
  additionalProperties: false,
  properties: {
    state: { enum: ['IN_REVIEW', 'ACCEPTED', 'REFUSED', 'ANSWERED'] },
    note: { type: 'string', maxLength: 500 },
  },
} as const;

/** The shape of the path to what waits on a phone, as a JSON Schema. */
export const approvalIdSchema = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^[0-9]{1,9}$' } },
} as const;

/** The shape of what is decided on the phone, as a JSON Schema. */
export const decisionSchema = {
  type: 'object',
  required: ['decision'],
  additionalProperties: false,
  properties: {
    decision: { enum: ['approve', 'refuse'] },
    number: { type: 'string', pattern: '^[0-9]{1,2}$' },
  },
  anyOf: [{ required: ['number'] }, { properties: { decision: { const: 'refuse' } } }],
} as const;

/** The shape of a query for the accounts, as a JSON Schema. */
export const tagSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { tag: { type: 'string', maxLength: 64 } },
} as const;
