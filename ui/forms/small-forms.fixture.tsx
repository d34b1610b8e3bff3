import { compiled } from './journey-form.fixture.tsx';

/** Asks for a telephone number. */
export const phone = await compiled({
  schema: {
    type: 'object',
    required: ['telephoneNumber'],
    properties: { telephoneNumber: { type: 'string', pattern: '^[0-9]{9,11}$' } },
  },
  ui: { telephoneNumber: { widget: 'phone', filter: 'digits', maxLength: 11 } },
});

/** Asks for a code that was sent. */
export const code = await compiled({
  schema: {
    type: 'object',
    required: ['otp'],
    properties: { otp: { type: 'string', pattern: '^[0-9]{6}$' } },
  },
  ui: { otp: { widget: 'code', autocomplete: 'one-time-code', filter: 'digits', maxLength: 6 } },
});

/** Asks for an e-mail address, twice. */
export const address = await compiled({
  schema: {
    type: 'object',
    required: ['email', 'again'],
    properties: { email: { type: 'string', format: 'email' }, again: { type: 'string' } },
  },
  ui: { email: { widget: 'email', copy: 'blocked' }, again: { widget: 'email', equals: 'email' } },
});
