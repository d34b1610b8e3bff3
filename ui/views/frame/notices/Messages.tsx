import { useTranslation } from '#i18n';
import { type Message, useApp, useStored } from '#ui/state';
import { MessageQueue } from '#ui/kit';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './Messages.module.css';

/** How long what went well is there to be read, unless somebody stays at it. */
const readMs = 6_000;

/** Shows the queue of messages above the page (MSG-01, MSG-02). */
export function Messages() {
  const { t } = useTranslation('frame');
  const { stores } = useApp();
  const queue = useStored('messages', (state) => state.messages);
  const place = useRef<HTMLDivElement>(null);
  usePassing(place);
  // What went wrong with a login stands in the login’s own form (LOGIN-16).
  const messages = queue.filter(({ state }) => state !== 'login');
  return (
    // React Aria leaves what is marked so within reach while a popup is open.
    <div ref={place} className={styles['place']} data-react-aria-top-layer="true">
      <MessageQueue
        label={t('messages.label')}
        messages={messages}
        dismissLabel={t('messages.remove')}
        onDismiss={(id) => stores.messages.getState().remove(id)}
      />
    </div>
  );
}

/**
 * Lets go of what went well: at the next message, when an error popup opens, and once it has been there long enough.
 * What asks for something waits to be answered.
 */
function usePassing(place: RefObject<HTMLElement | null>): void {
  const { stores } = useApp();
  const queue = useStored('messages', (state) => state.messages);
  const isRefused = useStored('popups', ({ error }) => error !== undefined);
  const [newest, ...older] = queue;
  const overtaken = [...older, ...(newest && isRefused ? [newest] : [])].filter(isPassing);
  const passing = newest && isPassing(newest) && !isRefused ? newest.id : undefined;
  useEffect(() => {
    for (const { id } of overtaken) stores.messages.getState().remove(id);
  }, [overtaken, stores]);
  useEffect(() => {
    if (passing === undefined) return undefined;
    const timer = setInterval(() => {
      if (!place.current?.matches(':hover, :focus-within')) stores.messages.getState().remove(passing);
    }, readMs);
    return () => clearInterval(timer);
  }, [place, passing, stores]);
}

const isPassing = ({ status, action }: Message): boolean => status === 'ok' && action === undefined;
