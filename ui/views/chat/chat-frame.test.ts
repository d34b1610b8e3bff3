import { describe, expect, it } from 'vitest';
import type { ChatWidget } from '#schemas';
import { chatFrame, wordOf } from './chat-frame.ts';

const here = 'https://portale.example';
const widget: ChatWidget = {
  address: 'https://chat.example/widget',
  language: 'it',
  maxMessageLength: 160,
  uploads: false,
};

describe('the frame of the chat', () => {
  it('is told the portal’s origin and asked for anew every time [CHAT-04]', () => {
    const frame = chatFrame({ chat: { origin: 'https://chat.example' }, widget, here, now: 42 });

    expect(frame).toEqual({
      address: 'https://chat.example/widget?origin=https%3A%2F%2Fportale.example&t=42',
      origin: 'https://chat.example',
    });
  });

  it('may be of the portal’s own origin where the settings say so', () => {
    const own = { ...widget, address: '/sandbox/chat' };

    expect(chatFrame({ chat: { origin: 'self' }, widget: own, here, now: 42 })?.origin).toBe(here);
  });

  it.each([
    ['the settings name no chat', undefined, widget],
    ['the bank names another origin than the settings', { origin: 'https://other.example' }, widget],
    ['the bank names none', { origin: 'https://chat.example' }, undefined],
    [
      'the bank names what is no address',
      { origin: 'https://chat.example' },
      { ...widget, address: 'https://' },
    ],
    ['the bank names a script', { origin: 'self' }, { ...widget, address: 'javascript:alert(1)' }],
  ])('is not there when %s [S-50]', (_, chat, named) => {
    expect(chatFrame({ chat, widget: named, here, now: 42 })).toBeUndefined();
  });
});

describe('a message of the chat', () => {
  const source = new MessageChannel().port1;
  const from = { origin: 'https://chat.example', source };

  it('is heard from the frame and its origin alone [S-49]', () => {
    const data = { type: 'chat.closed' };

    expect(wordOf({ data, ...from }, from)).toBe('chat.closed');
    expect(wordOf({ data, ...from, origin: 'https://evil.example' }, from)).toBeUndefined();
    expect(wordOf({ data, ...from, source: new MessageChannel().port1 }, from)).toBeUndefined();
    expect(wordOf({ data, origin: from.origin, source: null }, { ...from, source: null })).toBeUndefined();
  });

  it.each([null, 'chat.closed', 7, {}, { type: 'chat.sent', length: 3 }, { type: ['chat.closed'] }])(
    'says nothing when it is %o [S-49]',
    (data) => {
      expect(wordOf({ data, ...from }, from)).toBeUndefined();
    },
  );
});
