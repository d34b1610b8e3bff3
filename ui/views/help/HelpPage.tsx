import { useId } from 'react';
import { useTranslation } from '#i18n';
import {
  hasChatbot,
  type Launcher,
  type Listed,
  useApp,
  useOffersLogin,
  useShellStored,
  useStored,
} from '#ui/state';
import { Heading, Stack } from '#ui/kit';
import { ProfileNotice } from '../cards/ProfileNotice.tsx';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { FoldedArticles } from './ArticlesPage.tsx';
import { faq } from './faq-way.ts';
import { useNumbered } from './numbered.ts';
import { useStolenWay } from './stolen-way.ts';
import { TitledPage } from './TitledPage.tsx';
import { useWriteWay } from './use-write-way.ts';
import { type Way, WayList } from './WayList.tsx';

const contacts: Way = { key: 'ways.contacts', href: '/assistenza/contacts', icon: 'phone-call' };
const requests: Way = { key: 'ways.requests', href: '/userSupport/requests', icon: 'statement' };
const signIn: Way = { key: 'ways.signIn', href: '/assistance', icon: 'profile' };
const chat = { key: 'ways.chat', icon: 'chat' } as const;
const more: readonly Way[] = [
  faq,
  { key: 'more.numbers', href: '/numeri-utili', icon: 'phone', isExternal: true },
];

/**
 * Shows the same help to everybody at `/assistenza` and to a holder at `/assistance` (ROUTE-23): short guides, then how to
 * reach the bank (CHAT-01).
 */
export function HelpPage() {
  const { t } = useTranslation('help');
  const tutorials = useNumbered('help.tutorials');
  const id = useId();
  return (
    <TitledPage place="help">
      <section aria-labelledby={id}>
        <Stack gap={3}>
          <Heading level={2} size="group" id={id}>
            {t('help.tutorials.title')}
          </Heading>
          <FoldedArticles articles={tutorials} level={3} />
        </Stack>
      </section>
      <Ways />
      <WayList title={t('help.more.title')} ways={more} />
    </TitledPage>
  );
}

/** Who is not in yet is asked in before writing. */
function Ways() {
  const { t } = useTranslation('help');
  const isLogged = useShellStored('session', ({ logged }) => logged);
  const offersLogin = useOffersLogin();
  if (isLogged) return <HoldersWays />;
  return <WayList title={t('help.ways.title')} ways={offersLogin ? [contacts, signIn] : [contacts]} />;
}

/** Offers the chat as well, to whom the bank offers one (CHAT-12). */
function HoldersWays() {
  const { t } = useTranslation('help');
  const { stores, settings, launcher } = useApp();
  const stolen = useStolenWay();
  const write = useWriteWay();
  const hasChat = useStored('profile', hasChatbot);
  const type = useStored('chatbot', ({ chatbotType }) => chatbotType);
  const open = () => stores.chatbot.getState().opened('page');
  const ways: readonly Way[] = [
    ...(hasChat && type === 'TARGET' ? [{ ...chat, onPress: open }] : []),
    ...stolen,
    write,
    ...(settings.extensions?.disputes === true ? [requests] : []),
    contacts,
    ...launcher.listed('help').map((listed) => wayOf(listed, launcher)),
  ];
  return (
    <RetryPlace label={t('help.ways.title')}>
      <Stack gap={4}>
        <WayList title={t('help.ways.title')} ways={ways} />
        <ProfileNotice />
      </Stack>
    </RetryPlace>
  );
}

/** Makes a way of what a journey offers here by its own file (STUDIO-16). */
function wayOf({ opens, ...words }: Listed, launcher: Launcher): Way {
  const way = { key: opens, icon: 'info', words } as const;
  return opens.startsWith('/')
    ? { ...way, href: opens }
    : { ...way, onPress: () => void launcher.open(opens, {}, 'asked') };
}
