import { useTexts } from '#i18n';
import { useApp, useStored } from '#ui/app';
import { MessageQueue } from '#ui/kit';
import styles from './Messages.module.css';

/** Shows the queue of messages above the page (MSG-01, MSG-02). */
export function Messages() {
  const t = useTexts('frame');
  const { stores } = useApp();
  const queue = useStored('messages', (state) => state.messages);
  // What went wrong with a login stands in the login’s own form (LOGIN-16).
  const messages = queue.filter(({ state }) => state !== 'login');
  return (
    // React Aria leaves what is marked so within reach while a popup is open.
    <div className={styles['place']} data-react-aria-top-layer="true">
      <MessageQueue
        label={t('messages.label')}
        messages={messages}
        dismissLabel={t('messages.remove')}
        onDismiss={(id) => stores.messages.getState().remove(id)}
      />
    </div>
  );
}
