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

it.each([
  ['in a text', { note: 'paid with 4111111111111111 today' }, { note: 'paid with ••• today' }],
  ['with blanks that do not break', { note: '4111\u00a01111\u00a01111\u00a01111' }, { note: '•••' }],
  ['as a number', { note: 4_111_111_111_111_111 }, { note: '•••' }],
  ['in a list of pieces', { a: ['4111', '1111', '1111', '1111'] }, { a: ['•••', '•••', '•••', '•••'] }],
  [
    'in fields of its own',
    { a: '4111', b: '1111-', c: { d: '1111' }, e: '1111' },
    { a: '•••', b: '•••', c: { d: '•••' }, e: '•••' },
  ],
  [
    'nowhere',
    { cardId: '1000101', pageLimit: 20, days: ['01', '02'] },
    { cardId: '1000101', pageLimit: 20, days: ['01', '02'] },
  ],
])('hides a card number that came %s [S-37] [S-91]', (_where, body, shown) => {
  expect(redact(body)).toEqual(shown);
});

it('keeps the last 500 requests, newest first, and no header that could hold a secret', () => {
  const journal = createJournal();
  const entry = {
    at: '',
    operationId: 'listCards',
    method: 'POST',
    path: '/',
    userId: null,
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
