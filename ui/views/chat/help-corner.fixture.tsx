import type { ReactNode } from 'react';
import { act, screen, within } from '@testing-library/react';
import type { ChatbotConfig, UserProfile } from '#schemas';
import { type Answers, renderAt } from '../cards/portal.fixture.tsx';
import { HelpCorner } from '../frame/HelpCorner.tsx';
import { aProfile } from '../../state/holder/profile.fixture.ts';

/** A chat as a bank has it. */
export const target: ChatbotConfig = {
  chatbot: 'TARGET',
  widget: {
    address: '/sandbox/chat',
    language: 'it',
    maxMessageLength: 160,
    uploads: false,
  },
};

const offered = { profiling: { CHATBOT: { prop: { state: 'ATTIVO' } } } } as const;

type Shown = {
  profile?: Partial<UserProfile>;
  answers?: Answers;
  address?: string;
  mayChat?: boolean;
  view?: ReactNode;
};

/** Shows the corner of a holder’s page, in a portal whose settings allow a chat. */
export async function show({
  profile = {},
  answers = {},
  address = '/',
  mayChat = true,
  view = <HelpCorner />,
}: Shown = {}) {
  const portal = await renderAt({ address, view, answers });
  if (mayChat) Object.assign(portal.app.settings, { chat: { origin: 'self' } });
  Object.assign(portal.app.settings.timing, { chatMs: 4500 });
  await act(async () => {
    portal.app.stores.profile.getState().received({ ...aProfile(offered), ...profile });
  });
  return portal;
}

export const button = () => screen.findByRole('button', { name: 'Assistenza' });

export const ways = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.textContent);
