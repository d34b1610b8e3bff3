import { expect, it } from 'vitest';
import { createJournal, redact } from './journal.ts';

it('hides secrets by the names of their fields, however deep, and leaves 2 digits of numbers [S-37]', () => {
  const body = {
    password: 'Percorso1!',
    username: 'standard@percorso.test',
    otp: '123456',
    newNumber: '3471234567',
    request: { cv2: '123', list: [{ securityAnswer: 'Fido' }] },
    cardId: '1000101',
  };

  expect(redact(body)).toEqual({
    password: '•••',
    username: '•••',
    otp: '•••',
    newNumber: '•••67',
    request: { cv2: '•••', list: [{ securityAnswer: '•••' }] },
    cardId: '1000101',
  });
});

it('hides a card number in whatever field it came [S-37]', () => {
  expect(redact({ note: 'paid with 4111111111111111 today' })).toEqual({ note: 'paid with ••• today' });
});

it('keeps the last 500 requests, newest first, and no header that could hold a secret', () => {
  const journal = createJournal();
  const entry = {
    at: '',
    operationId: 'listCards',
    method: 'POST',
    path: '/',
    status: 200,
    code: '',
    ms: 1,
    headers: { authorization: 'Bearer x', channel: 'web', otp: '123456' },
    body: {},
  };

  for (let count = 0; count < 501; count += 1) journal.add(entry);

  const entries = journal.list();
  expect(entries.map(({ id }) => id).slice(0, 2)).toEqual([501, 500]);
  expect(entries).toHaveLength(500);
  expect(entries[0]?.headers).toEqual({ channel: 'web' });
});
