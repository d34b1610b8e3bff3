import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#i18n';
import type { ChatWidget } from '#schemas';
import { useApp } from '#ui/state';
import { Icon, Loading, Notice, Spinner } from '#ui/kit';
import { NoData } from '../cards/NoData.tsx';
import { type ChatFrame, chatFrame } from './chat-frame.ts';
import styles from './ChatPanel.module.css';
import { HelpWays } from './HelpWays.tsx';
import { useChat } from './use-chat.ts';

// A chat of another origin keeps its own, by which its messages are known (S-49); of the portal’s own there is only the sandbox’s.
const permissions = 'allow-scripts allow-forms allow-same-origin';

type ChatPanelProps = { widget: ChatWidget | undefined; close: () => void };

/** Shows the chat beside the page, which stays usable; where it may not or does not come, the other ways of help (S-50). */
export function ChatPanel({ widget, close }: ChatPanelProps) {
  const { t } = useTranslation('chat');
  const { settings, now } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // A chat that is open stays the same one.
  const frame = useMemo(
    () => chatFrame({ chat: settings.chat, widget, here: window.location.origin, now: now() }),
    [settings.chat, widget, now],
  );
  const [round, setRound] = useState(0);
  useEffect(() => heading.current?.focus(), []);
  const tryAgain = (): void => {
    // The button that was pressed goes with what failed.
    heading.current?.focus();
    setRound(round + 1);
  };
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [close]);
  return (
    <dialog open className={styles['panel']} aria-labelledby={id}>
      <div className={styles['header']}>
        <h2 ref={heading} tabIndex={-1} id={id} className={styles['title']}>
          {t('panel.title')}
        </h2>
        <button type="button" className={styles['close']} aria-label={t('panel.close')} onClick={close}>
          <Icon name="close" size={24} />
        </button>
      </div>
      {frame && widget ? <Chat key={round} {...{ frame, widget, close }} onRetry={tryAgain} /> : <NoChat />}
    </dialog>
  );
}

type ChatProps = { frame: ChatFrame; widget: ChatWidget; close: () => void; onRetry: () => void };

function Chat({ frame, widget, close, onRetry }: ChatProps) {
  const { t } = useTranslation('chat');
  const { element, phase, loaded } = useChat({ frame, widget, close });
  if (phase === 'failed') return <NoChat onRetry={onRetry} />;
  return (
    <div className={styles['body']} aria-busy={phase === 'opening'}>
      {phase === 'opening' && (
        <div className={styles['opening']}>
          <Loading label={t('panel.opening')}>
            <Spinner />
          </Loading>
        </div>
      )}
      <iframe
        ref={element}
        className={styles['frame']}
        title={t('panel.frame')}
        src={frame.address}
        sandbox={permissions}
        referrerPolicy="no-referrer"
        onLoad={loaded}
      />
    </div>
  );
}

/** Leads to the other ways of help; a chat that there is, and that has not come, may be tried again. */
function NoChat({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('chat');
  const [title, text] = [t('panel.failed.title'), t('panel.failed.text')];
  return (
    <div className={styles['instead']}>
      {onRetry ? (
        <NoData title={title} text={text} retry={t('panel.failed.retry')} onRetry={onRetry} />
      ) : (
        <Notice tone="warning" title={title}>
          {text}
        </Notice>
      )}
      <HelpWays />
    </div>
  );
}
