import { useTranslation } from '#i18n';
import { leftState, type Message, useApp, useShell, useStored } from '#ui/state';
import { useJourney } from '#ui/journey';
import { MessageQueue } from '#ui/kit';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import styles from './Messages.module.css';

/** How long what asks for nothing is there to be read, unless somebody stays at it. */
const readMs = 6_000;

/** Shows the queue of messages above the page (MSG-01, MSG-02). */
export function Messages() {
  const { t } = useTranslation('frame');
  const { stores } = useApp();
  const queue = useStored('messages', (state) => state.messages);
  const place = useRef<HTMLDivElement>(null);
  usePassing(place, queue);
  useLeftBehind();
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
 * Lets go of what asks for nothing: at the next message, when an error popup opens, and once it has been there long enough.
 * What asks for something waits to be answered.
 */
function usePassing(place: RefObject<HTMLElement | null>, queue: readonly Message[]): void {
  const { stores } = useApp();
  const isRefused = useStored('popups', ({ error }) => error !== undefined);
  // The newest stands first.
  const standing = isRefused ? 0 : 1;
  const overtaken = queue.slice(standing).filter(isPassing);
  const passing = queue.slice(0, standing).find(isPassing)?.id;
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

/**
 * Lets go of what asks for nothing when the holder goes to another page, popup or screen of a journey (HOLDER-11). What came with a move, before they
 * did anything, belongs to where it has led. What was read out goes with it: nobody finds an old state beneath a new page (HOLDER-20).
 */
function useLeftBehind(): void {
  const { stores } = useApp();
  const { announcer } = useShell();
  const { pathname } = useLocation();
  const place = `${useScreens()} ${pathname}`;
  const met = useRef<{ place: string; messages: readonly Message[]; turn: number }>(undefined);
  useEffect(() => {
    const meet = (): void => {
      const messages = stores.messages.getState().messages.filter(isPassing);
      met.current = { place, messages, turn: announcer.store.getState().turn };
    };
    for (const act of acts) window.addEventListener(act, meet, true);
    return () => {
      for (const act of acts) window.removeEventListener(act, meet, true);
    };
  }, [announcer, place, stores]);
  useEffect(() => {
    const { current: left } = met;
    if (!left || left.place === place) return;
    for (const { id } of left.messages) stores.messages.getState().remove(id);
    const { getState, setState } = announcer.store;
    if (getState().turn === left.turn) setState({ polite: '', assertive: '' });
    met.current = undefined;
  }, [announcer, place, stores]);
}

const acts = ['pointerdown', 'keydown', 'popstate'] as const;

/** Names the screens of what runs, one after the other. */
function useScreens(): string {
  const runs = useStore(useJourney().running, (state) => state.runs);
  const subscribe = useCallback(
    (hear: () => void) => {
      const stops = runs.map(({ session }) => session.subscribe(hear));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [runs],
  );
  return useSyncExternalStore(subscribe, () =>
    runs.map(({ runId, session }) => `${runId} ${session.screen()?.at}`).join(' '),
  );
}

const isPassing = ({ status, state, action }: Message): boolean =>
  action === undefined && (status === 'ok' || state === leftState);
