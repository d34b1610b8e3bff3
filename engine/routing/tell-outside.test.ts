import { describe, expect, it } from 'vitest';
import type { ErrorCatalogue } from '#schemas';
import type { Refused } from './find-route.ts';
import { tellOutside } from './tell-outside.ts';

const catalogue: ErrorCatalogue = {
  codes: {
    LOCKED: { type: 'BLOCKER', message: 'popup.locked' },
    NEWS: { type: 'CUSTOM', message: 'popup.news' },
    WORDLESS: { type: 'BLOCKER' },
    LATE: { type: 'SHOW', message: 'late' },
    MOVED: { type: 'PROCESS', process: 'pin' },
    NOWHERE: { type: 'PROCESS' },
    unreachable: { type: 'SHOW', message: 'no-answer' },
  },
  default: { type: 'CUSTOM', message: 'popup.default' },
};

const refused = (code: string, rest: object = {}): Refused => ({ kind: 'refused', code, ...rest });
const told = (code: string, rest: object = {}) => tellOutside(catalogue, refused(code, rest));
const words = (key: string) => ({ namespace: 'errors', key, values: {} });

const message = (key: string) => ({ kind: 'message', message: { text: words(key), status: 'critical' } });

const defaultPopup = (code: string) => ({
  kind: 'popup',
  popup: {
    kind: 'UNAVAILABLE',
    reason: 'CUSTOM',
    code,
    title: words('popup.title'),
    subtitle: words('popup.subtitle'),
    message: words('popup.default'),
  },
});

describe('a refusal where no journey runs', () => {
  it.each([
    ['LOCKED', 'BLOCKER', 'popup.locked'],
    ['NEWS', 'CUSTOM', 'popup.news'],
    ['WORDLESS', 'BLOCKER', 'popup.default'],
  ])('opens the popup that the table has for %s [ERR-10] [ERR-17]', (code, reason, key) => {
    expect(told(code)).toEqual({
      kind: 'popup',
      popup: { kind: 'STANDARD', reason, message: words(key), code },
    });
  });

  it('shows a message where the table says so, and where the bank did not answer [ERR-12]', () => {
    expect(told('LATE')).toEqual(message('late'));
    expect(tellOutside(catalogue, { kind: 'unreachable' })).toEqual(message('no-answer'));
  });

  it('goes to the error page of a process that has a name, and of no other [ERR-11]', () => {
    expect(told('MOVED')).toEqual({ kind: 'go', path: '/pin/error-close' });
    expect(told('NOWHERE')).toEqual(defaultPopup('NOWHERE'));
  });

  it('goes by the type of the reply where the table does not know the code [ERR-11] [ERR-18]', () => {
    expect(told('X', { type: 'PROCESS', process: 'phone-change' })).toEqual({
      kind: 'go',
      path: '/phone-change/error-close',
    });
    expect(told('X', { type: 'BLOCKER' })).toEqual({
      kind: 'popup',
      popup: { kind: 'STANDARD', reason: 'BLOCKER', message: words('popup.default'), code: 'X' },
    });
  });

  it.each(['FORM', 'FIELD', 'CUSTOM', 'UNHEARD', undefined])(
    'opens the default popup for a reply of type %s, which a view has no place for [ERR-17]',
    (type) => {
      expect(told('X', { type })).toEqual(defaultPopup('X'));
    },
  );
});
