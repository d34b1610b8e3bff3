/** The schemas of the small bank’s contract. */
export const smallContract = {
  openapi: '3.1.0',
  components: {
    schemas: {
      CardId: { type: 'string', pattern: '^[0-9]+$' },
      PhoneDigits: { type: 'string', maxLength: 15, pattern: '^[0-9]*$' },
      ChangeRequest: {
        type: 'object',
        additionalProperties: false,
        properties: {
          number: { type: 'string', maxLength: 15 },
          password: { type: 'string', 'x-secret': true },
          cardId: { $ref: '#/components/schemas/CardId' },
          terms: {
            type: 'object',
            required: ['accepted'],
            additionalProperties: false,
            properties: { accepted: { type: 'boolean' }, way: { enum: ['SMS', 'EMAIL'] } },
          },
        },
      },
      TriggerTimeline: {
        type: 'object',
        properties: { id: { type: 'string', examples: ['BLOCKER_GUIDE', 'GUIDE'] } },
      },
      OtpCode: { type: 'string', 'x-secret': true },
      SendRequest: {
        type: 'object',
        required: ['telephone'],
        additionalProperties: false,
        properties: { telephone: { type: 'string', maxLength: 15, pattern: '^[0-9]*$' } },
      },
      SendReply: {
        type: 'object',
        required: ['place'],
        additionalProperties: false,
        properties: {
          place: { type: 'string' },
          street: { type: 'string' },
          proof: { type: 'string', 'x-secret': true },
          others: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              properties: { id: { type: 'string' }, name: { type: 'string' } },
            },
          },
        },
      },
      DoneReply: {
        type: 'object',
        required: ['done'],
        additionalProperties: false,
        properties: { done: { type: 'boolean' } },
      },
      Nothing: { type: 'object' },
      BankError: { type: 'object', required: ['code', 'type', 'message'] },
    },
  },
};

/** An operation that the clean journeys do not call. */
const reading = { reads: true, reply: 'SendReply', errors: {} };
const plain = { method: 'POST', sca: false, scaResult: false, request: 'Nothing', query: [], headers: [] };
const locked = { LOCKED: { status: 422, type: 'BLOCKER' } };

/** The operations of the small bank that the clean journeys call. */
export const smallBank = {
  sendCode: {
    ...plain,
    request: 'SendRequest',
    reply: 'SendReply',
    errors: { ...locked, TOO_SOON: { status: 429, type: 'SHOW' } },
  },
  verifyCode: { ...plain, reply: 'DoneReply', errors: { ...locked, '5707': { status: 422, type: 'FIELD' } } },
  readPlace: { ...plain, ...reading },
  readStreet: { ...plain, ...reading, request: 'SendRequest' },
  changeNumber: {
    ...plain,
    sca: true,
    commit: true,
    request: 'ChangeRequest',
    reply: 'DoneReply',
    errors: { ...locked, SCA_REQUIRED: { status: 403, type: 'SCA' } },
  },
};
