import type { ErrorPopup, ShownMessage } from '#engine';
import { type Texts, I18nextProvider } from '#i18n';
import { type Announcer, LiveRegion } from '#ui/journey';
import { RunningJourney, type JourneyRun, wordsOf } from '#ui/journey/stage';
import { Button, Dialog, KitProvider, Loading, MessageQueue, Skeleton, Stack } from '#ui/kit';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import styles from './Stage.module.css';
import type { Moment, Walk } from './walk.ts';

type StageProps = { walk: Walk; run: JourneyRun; texts: Texts; announcer: Announcer };

/** Draws a walk with the portal’s own components, as the portal would. */
export function Stage({ walk, run, texts, announcer }: StageProps) {
  const subscribe = useCallback((listener: () => void) => walk.subscribe(listener), [walk]);
  const moment = useSyncExternalStore(subscribe, () => walk.moments()[walk.at()]);
  const runNumber = useSyncExternalStore(subscribe, walk.run);
  return (
    <I18nextProvider i18n={texts.i18n}>
      <KitProvider locale="it-IT" navigate={() => undefined}>
        {/* Studio around it has a main of its own: this one is told from it by its name. */}
        <main className={styles['page']} aria-label={texts.i18n.t('stage.title', { ns: 'studio' })}>
          {moment && <RunningJourney key={runNumber} run={run} waiting={waitingIn(texts)} />}
          {moment?.state.ended && (
            <p className={styles['ended']}>{texts.i18n.t('stage.over', { ns: 'studio' })}</p>
          )}
        </main>
        {moment && <Told key={`${runNumber} ${walk.at()}`} moment={moment} texts={texts} />}
        <LiveRegion announcer={announcer} />
      </KitProvider>
    </I18nextProvider>
  );
}

/** Stands where a screen will be once the bank has answered. */
const waitingIn = (texts: Texts) => (): ReactNode => (
  <Loading label={texts.i18n.t('loading', { ns: 'frame' })}>
    <Stack>
      <Skeleton width="70%" />
      <Skeleton />
      <Skeleton width="85%" />
    </Stack>
  </Loading>
);

/** Shows what the moment says beside its screen: messages, and the popup of an error. */
function Told({ moment, texts }: { moment: Moment; texts: Texts }) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const word = texts.i18n.t.bind(texts.i18n);
  const messages = moment.effects.flatMap((effect): { id: string; message: ShownMessage }[] =>
    effect.kind === 'message' && !dismissed.includes(effect.id)
      ? [{ id: effect.id, message: effect.message }]
      : [],
  );
  const popup = moment.effects.find(
    (effect) => effect.kind === 'error-popup' && !dismissed.includes(effect.id),
  );
  const dismiss = (id: string): void => setDismissed([...dismissed, id]);
  return (
    <>
      <div className={styles['messages']}>
        <MessageQueue
          label={word('messages.label', { ns: 'frame' })}
          dismissLabel={word('close', { ns: 'frame' })}
          messages={messages.map(({ id, message }) => ({
            id,
            text: wordsOf(texts.i18n, message.text),
            status: message.status,
          }))}
          onDismiss={dismiss}
        />
      </div>
      {popup?.kind === 'error-popup' && (
        <Popup popup={popup.popup} texts={texts} onClose={() => dismiss(popup.id)} />
      )}
    </>
  );
}

function Popup({ popup, texts, onClose }: { popup: ErrorPopup; texts: Texts; onClose: () => void }) {
  const { i18n } = texts;
  const close = i18n.t('close', { ns: 'frame' });
  return (
    <Dialog
      isOpen
      title={popup.title ? wordsOf(i18n, popup.title) : i18n.t('popup.title', { ns: 'errors' })}
      closeLabel={close}
      onClose={onClose}
      icon="critical"
      tone="critical"
      footer={<Button onPress={onClose}>{close}</Button>}
    >
      {wordsOf(i18n, popup.message)}
    </Dialog>
  );
}
