import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#i18n';
import { useApp, useStored } from '#ui/state';
import { Dialog, Icon } from '#ui/kit';
import { ChatPanel } from './ChatPanel.tsx';
import styles from './HelpButton.module.css';
import { HelpWays } from './HelpWays.tsx';
import { useAway } from './use-away.ts';
import { useChatbotType } from './use-chatbot-type.ts';

/** Pages over whose own lower edge, or rows with an action at their end, the button makes room (CHAT-02). */
const raisedOn = ['/', '/cardsmanagement', '/n/profile'];

/** Floats in the corner and opens the chat, or the menu of help where the bank has no chat (CHAT-02, CHAT-09). */
export function HelpButton() {
  const { t } = useTranslation('chat');
  const { stores } = useApp();
  const { pathname } = useLocation();
  const type = useChatbotType();
  const isOpen = useStored('chatbot', (chatbot) => chatbot.isOpen);
  const widget = useStored('chatbot', (chatbot) => chatbot.widget);
  // A menu has done its work once it has led somewhere; a conversation goes on.
  const [askedAt, setAskedAt] = useState(pathname);
  const isShown = isOpen && (type === 'TARGET' || askedAt === pathname);
  const button = useFocusBack(isShown);
  // It would wait for the holder on their way back.
  const isLeft = isOpen && !isShown;
  useLayoutEffect(() => {
    if (isLeft) stores.chatbot.getState().closed();
  }, [isLeft, stores]);
  // Where the next page has no corner for it the menu goes with this one, and must not wait there either.
  useLayoutEffect(
    () => (type === 'TACTICAL' ? () => stores.chatbot.getState().closed() : undefined),
    [type, stores],
  );
  const isAway = useAway();
  const close = useCallback(() => stores.chatbot.getState().closed(), [stores]);
  const ask = () => {
    setAskedAt(pathname);
    stores.chatbot.getState().opened('button');
  };
  if (type === undefined) return null;
  return (
    <>
      {/* Beneath the menu it stays, for the menu gives the focus back to it. */}
      {(!isShown || type === 'TACTICAL') && (
        <button
          ref={button}
          type="button"
          className={styles['button']}
          data-away={isAway}
          data-raised={raisedOn.includes(pathname.toLowerCase())}
          onClick={ask}
        >
          <Icon name="help" size={24} />
          <span className={styles['word']}>{t('button')}</span>
        </button>
      )}
      {isShown && type === 'TARGET' && <ChatPanel widget={widget} close={close} />}
      {isShown && type === 'TACTICAL' && (
        <Dialog title={t('menu.title')} isOpen onClose={close} closeLabel={t('menu.close')}>
          <HelpWays />
        </Dialog>
      )}
    </>
  );
}

/** Gives the focus back, once the help is gone, to what opened it: a link of the page, or the button itself. */
function useFocusBack(isShown: boolean) {
  const { stores } = useApp();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<{ inPage: Element | null }>(undefined);
  useLayoutEffect(() => {
    if (isShown) {
      const isFromPage = stores.chatbot.getState().isChatBotOpenFromCTA;
      opener.current = { inPage: isFromPage ? document.activeElement : null };
      return;
    }
    const inPage = opener.current?.inPage;
    const isLost = opener.current !== undefined && document.activeElement === document.body;
    opener.current = undefined;
    if (!isLost) return;
    if (inPage instanceof HTMLElement && inPage.isConnected) inPage.focus();
    else button.current?.focus();
  }, [isShown, stores]);
  return button;
}
