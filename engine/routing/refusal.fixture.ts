import type { ErrorRoute, JourneyFile } from '#schemas';
import { end, journey, tryOut, type TryOut } from '../fixtures/try-out.ts';

/** Two screens with a form each, and a call from the second. */
export function trial(routes: Record<string, ErrorRoute>, rest: Partial<JourneyFile> = {}): JourneyFile {
  return journey(
    {
      number: {
        kind: 'form',
        form: 'number',
        popup: 'NUMBER',
        saves: { 'data.phone': '/phone' },
        actions: { submit: { to: 'code' } },
      },
      code: {
        kind: 'form',
        form: 'code',
        popup: 'CODE',
        saves: { 'data.otp': '/otp' },
        actions: { submit: { to: 'verify' } },
      },
      verify: { kind: 'call', operation: 'verify', ok: { to: 'done' }, errors: routes },
      aside: { kind: 'form', actions: { submit: { to: 'done' } } },
      done: end('completed'),
    },
    { data: { phone: { type: 'text' }, otp: { type: 'text' } }, ...rest },
  );
}

/** Answers the call of a trial with a refusal. */
export function refused(file: JourneyFile, status = 422, body: unknown = { code: 'X' }): TryOut {
  const run = tryOut(file);
  run.act('submit', { phone: '3331234567' });
  run.act('submit', { otp: '123456' });
  run.reply(status, body);
  return run;
}

/** The error popup of the last move. */
export const popup = (run: TryOut) => run.only('error-popup')[0]?.popup;

/** A route that shows a message. */
export const show = (message: string): ErrorRoute => ({ type: 'SHOW', message });

/** The key of the message that the last move has shown. */
export const shown = (run: TryOut) => run.only('message')[0]?.message.text.key;
