import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { openTestBank, type TestBank } from '../support/sandbox.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';

describe('what everyone may read', () => {
  let bank: TestBank;
  let chatty: TestBank;

  beforeAll(async () => {
    bank = await openTestBank();
    const chatbot = { ...defaultPolicy.chatbot, type: 'TARGET' } as const;
    chatty = await openTestBank({ policy: { chatbot, publicIp: { isOn: true } } });
  });

  afterAll(async () => {
    await bank.close();
    await chatty.close();
  });

  it('gives the bank’s own Italian messages, by key [CALL-62]', async () => {
    const { locale, version, messages } = replyOf(await bank.call('readDictionary', undefined));

    expect(locale).toBe('it');
    expect(version).not.toBe('');
    expect(messages).toEqual({ 'brand.customerService': '800 123 456' });
  });

  it('leaves the names of bank and code to the portal’s settings, where either is one edit away [ECODE-12] [ECODE-14]', async () => {
    const { messages } = replyOf(await bank.call('readDictionary', undefined));

    expect(Object.keys(messages)).not.toContain('brand.name');
    expect(Object.keys(messages)).not.toContain('brand.eCode');
  });

  it('offers the help menu, and the chat only where the bank has one: in Italian, after 4.5 seconds, of 160 letters at most, without uploads [CALL-61, CHAT-06, CHAT-07, CHAT-08]', async () => {
    const menu = replyOf(await bank.call('readChatbotConfig', undefined));
    const chat = replyOf(await chatty.call('readChatbotConfig', undefined));

    expect(menu).toEqual({ chatbot: 'TACTICAL' });
    expect(chat).toEqual({
      chatbot: 'TARGET',
      widget: {
        address: '/sandbox/chat',
        language: 'it',
        maxMessageLength: 160,
        uploads: false,
      },
    });
  });

  it('offers the chat once the console puts it there, and the menu after a reset [CALL-61]', async () => {
    const typeNow = async () => replyOf(await bank.call('readChatbotConfig', undefined)).chatbot;

    const wrong = await bank.console<{ code: string }>('PUT', 'chatbot', { chatbot: 'LOUD' });
    const before = await typeNow();
    await bank.console('PUT', 'chatbot', { chatbot: 'TARGET' });
    const put = await typeNow();
    await bank.console('POST', 'reset');

    expect(wrong.code).toBe('CONTRACT_VIOLATION');
    expect([before, put, await typeNow()]).toEqual(['TACTICAL', 'TARGET', 'TACTICAL']);
  });

  it.each(['promo-1', 'promo-2', 'promo-3', 'generic', 'loyalty-t0', 'loyalty-t1-start'])(
    'tells how the banner of %s is counted [CALL-63]',
    async (directory) => {
      const told = replyOf(await bank.call('readPromoConfig', undefined, { query: { directory } }));

      expect(told.directory).toBe(directory);
      expect(told.analyticsPromoBanner.campaign).toMatch(/^(promo|fedelta)/);
    },
  );

  it.each([
    ['../loyalty-t0', 'CONTRACT_VIOLATION'],
    ['constructor', 'NOT_FOUND'],
    ['promo-9', 'NOT_FOUND'],
  ])('has nothing to tell of the directory %s [CALL-63]', async (directory, code) => {
    const answer = await bank.call('readPromoConfig', undefined, { query: { directory } });

    expect(answer).toMatchObject({ error: { code, pointer: '/directory' } });
  });

  it('tells a browser its own address, and no one’s unless the bank’s policy says so [CALL-60]', async () => {
    const off = await bank.call('readPublicIp', undefined);
    const on = await chatty.call('readPublicIp', undefined, { headers: { 'x-forwarded-for': '10.9.8.7' } });

    expect(codeOf(off)).toBe('FUNCTION_NOT_AVAILABLE');
    expect(replyOf(on)).toEqual({ ip: '127.0.0.1' });
  });
});
