import { join } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { Unbroken } from '../layout/Unbroken.tsx';
import { useRootMark } from '../layout/use-root-mark.ts';
import { toneIcons, type Tone } from '../status/tone.ts';
import styles from './MessageQueue.module.css';

const mostShown = 3;

/** Names how a message is meant in the documents' own words (MSG-03). */
export type MessageStatus = 'critical' | 'warning' | 'ok';

/** One message of the queue; `id` is what its dismissal gives back. */
export type QueuedMessage = {
  id: string;
  text: string;
  status: MessageStatus;
  /** What may be done about it; doing it takes the message away. */
  action?: { label: string; run: () => void };
};

const tones = { critical: 'critical', warning: 'warning', ok: 'positive' } as const satisfies Record<
  MessageStatus,
  Tone
>;

type MessageQueueProps = {
  /** Names the region, for those who go from region to region. */
  label: string;
  /** Newest first; those after the third are not shown (MSG-01). */
  messages: readonly QueuedMessage[];
  dismissLabel: string;
  onDismiss: (id: string) => void;
};

/** Shows what has just happened and reads it out; it stays mounted while empty, or the first message goes unheard. */
export function MessageQueue({ label, messages, dismissLabel, onDismiss }: MessageQueueProps) {
  const shown = messages.slice(0, mostShown);
  useRootMark('messages', shown.length > 0);
  useRootMark(
    'waiting',
    shown.some(({ action }) => action !== undefined),
  );
  return (
    <section aria-label={label}>
      <ul className={styles['list']} aria-live="polite" aria-relevant="additions">
        {shown.map(({ id, text, status, action }) => (
          <li key={id} className={join(styles['message'], styles[tones[status]])} data-waits={action && true}>
            <Icon name={toneIcons[tones[status]]} size={24} />
            <p className={styles['text']} id={`message-${id}`}>
              <Unbroken>{text}</Unbroken>
            </p>
            {action && (
              <button
                type="button"
                className={styles['action']}
                aria-describedby={`message-${id}`}
                onClick={() => {
                  onDismiss(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              className={styles['dismiss']}
              aria-label={dismissLabel}
              aria-describedby={`message-${id}`}
              onClick={() => onDismiss(id)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
