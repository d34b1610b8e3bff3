import { expect, it } from 'vitest';
import { createChatbotStore } from './chatbot.ts';

const widget = { address: '/chat' };

it('the help is what the bank offers, with its chat where there is one, and outlives a logout [CHAT-12]', () => {
  const chatbot = createChatbotStore();
  const before = chatbot.getState();

  chatbot.getState().received(Object({ chatbot: 'TACTICAL' }));
  const menu = chatbot.getState();
  chatbot.getState().received(Object({ chatbot: 'TARGET', widget }));
  chatbot.getState().clear();

  expect([before.chatbotType, 'widget' in menu]).toEqual([undefined, false]);
  expect(menu.chatbotType).toBe('TACTICAL');
  expect(chatbot.getState()).toMatchObject({ chatbotType: 'TARGET', widget, isOpen: false });
});

it('the help knows whether its own button or a page has opened it [CHAT-12]', () => {
  const chatbot = createChatbotStore();
  const stand = () => {
    const { isOpen, isChatBotOpenFromCTA } = chatbot.getState();
    return [isOpen, isChatBotOpenFromCTA];
  };

  const stood = [stand()];
  chatbot.getState().opened('page');
  stood.push(stand());
  chatbot.getState().closed();
  stood.push(stand());
  chatbot.getState().opened('button');
  stood.push(stand());

  expect(stood).toEqual([
    [false, false],
    [true, true],
    [false, false],
    [true, false],
  ]);
});
