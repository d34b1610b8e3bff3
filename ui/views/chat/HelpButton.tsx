import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#i18n';
import { useApp, useStored } from '#ui/state';
import { Dialog, Icon } from '#ui/kit';
import { useWideLayout } from '../cards/use-media.ts';
import { helpPlaceId } from '../frame/help-place.ts';
import { ChatPanel } from './ChatPanel.tsx';
import styles from './HelpButton.module.css';
import { HelpWays } from './HelpWays.tsx';
import { useAway } from './use-away.ts';
import { useChatbotType } from './use-chatbot-type.ts';

/** Pages over whose own lower edge, or rows with an action at their end, the button makes room (CHAT-02). */
const raisedOn = ['/', '/cardsmanagement', '/n/profile'];

/**
 * Opens the chat, or the menu of help where the bank has no chat (CHAT-02, CHAT-09). It floats in the corner; where the window
 * is too narrow for that it stands in the header, beside the menu, and covers nothing (ADR 0173).
 */
export function HelpButton() {
  const { t } = useTranslation('chat');
  const { stores } = useApp();
  const { key, pathname } = useLocation();
  const type = useChatbotType();
  const isOpen = useStored('chatbot', (chatbot) => chatbot.isOpen);
  const widget = useStored('chatbot', (chatbot) => chatbot.widget);
  // A menu has done its work once it has led somewhere, be it to the same page; a conversation goes on.
  const [askedAt, setAskedAt] = useState(key);
  const isShown = isOpen && (type === 'TARGET' || askedAt === key);
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
  const place = useHeaderPlace();
  const close = useCallback(() => stores.chatbot.getState().closed(), [stores]);
  const ask = () => {
    setAskedAt(key);
    stores.chatbot.getState().opened('button');
  };
  if (type === undefined) return null;
  return (
    <>
      {/* Beneath the menu it stays, for the menu gives the focus back to it. */}
      {(!isShown || type === 'TACTICAL') &&
        within(
          place,
          <button
            ref={button}
            type="button"
            className={place ? styles['inHeader'] : styles['button']}
            data-away={isAway}
            data-raised={raisedOn.includes(pathname.toLowerCase())}
            onClick={ask}
          >
            <Icon name="help" size={24} />
            <span className={styles['word']}>{t('button')}</span>
          </button>,
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

/** Returns the place that the header of a narrow window has for the button, which comes after it. */
function useHeaderPlace(): HTMLElement | null {
  const isWide = useWideLayout();
  return isWide ? null : document.getElementById(helpPlaceId);
}

const within = (place: HTMLElement | null, button: ReactNode): ReactNode =>
  place ? createPortal(button, place) : button;

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
