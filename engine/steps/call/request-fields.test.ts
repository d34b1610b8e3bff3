import { describe, expect, it } from 'vitest';
import { end, journey, type TryOut, tryOut } from '../../fixtures/try-out.ts';

/** A call whose members have other names than the fields that they are made from. */
const sending = journey(
  {
    number: {
      kind: 'form',
      form: 'number',
      saves: { 'data.number': '/phone', 'data.name': '/holder' },
      actions: { submit: { to: 'send' } },
    },
    send: {
      kind: 'call',
      operation: 'send',
      body: {
        telephone: { cat: ['+39', { var: 'data.number' }] },
        contact: {
          if: [
            { '!!': [{ var: 'data.name' }] },
            { number: { var: 'data.number' }, name: { var: 'data.name' } },
            { number: { var: 'data.number' } },
          ],
        },
        holder: { var: 'data.number' },
        fixed: 'x',
      },
      headers: { whose: { var: 'data.name' } },
      ok: { to: 'done' },
    },
    done: end('completed'),
  },
  { data: { number: { type: 'text' }, name: { type: 'text' } } },
);

function pointedAt(pointer: string): TryOut {
  const run = tryOut(sending);
  run.act('submit', { phone: '3331234567', holder: 'Giulia' });
  run.reply(422, { code: 'X', type: 'FIELD', pointer });
  return run;
}

const marked = (pointer: string) => Object.keys(pointedAt(pointer).screen().form?.state.errors ?? {});

describe('the pointer of a refusal', () => {
  it.each([
    ['/telephone', ['/phone']],
    ['/contact/number', ['/phone']],
    ['/contact/name', ['/holder']],
    ['/contact', ['/holder', '/phone']],
    ['/whose', ['/holder']],
  ])('%s into a request marks the fields that its member was made from: %s [ERR-15]', (pointer, fields) => {
    expect(marked(pointer).toSorted()).toEqual(fields);
  });

  it('names a member of the request before a field of the form', () => {
    expect(marked('/holder')).toEqual(['/phone']);
  });

  it('names the field itself where the request has no such member [ERR-15]', () => {
    expect(marked('/phone')).toEqual(['/phone']);
  });

  it('that leads to no field opens the popup [ERR-15]', () => {
    const run = pointedAt('/fixed');

    expect(run.screen().form?.state.errors).toEqual({});
    expect(run.only('error-popup')[0]?.popup).toMatchObject({ kind: 'UNAVAILABLE', code: 'X' });
  });
});
