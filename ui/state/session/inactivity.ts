import { createStore } from 'zustand/vanilla';

/** How the session stands: in use, about to end, with the seconds that are left. */
export type InactivityState = { secondsLeft: number | undefined };

/** Waits; the browser’s timers in the portal. */
export type Timers = {
  now(): number;
  every(milliseconds: number, run: () => void): () => void;
};

type InactivityOptions = {
  /** After how long without a call the bank ends the session. */
  idleMs: number;
  /** How long before that end the holder is warned. */
  warnMs: number;
  timers: Timers;
  onEnd: () => void;
  /** Calls the bank, so that it goes on counting from now. */
  stay: () => void;
};

const tickMs = 1000;
const stayMs = 60_000;

/** Watches for the end of the session by inactivity, which the bank counts from the last call (S-27, S-29). */
export function createInactivity({ idleMs, warnMs, timers, onEnd, stay }: InactivityOptions) {
  const store = createStore<InactivityState>()(() => ({ secondsLeft: undefined }));
  let lastUse = 0;
  let lastStay = 0;
  let stop: (() => void) | undefined;

  const end = (): void => {
    stop?.();
    stop = undefined;
    store.setState({ secondsLeft: undefined });
  };
  const tick = (): void => {
    const left = lastUse + idleMs - timers.now();
    if (left <= 0) {
      end();
      onEnd();
      return;
    }
    store.setState({ secondsLeft: left <= warnMs ? Math.ceil(left / tickMs) : undefined });
  };
  return {
    store,
    /** The session was used, or begins. */
    used: (): void => {
      lastUse = timers.now();
      store.setState({ secondsLeft: undefined });
      stop ??= timers.every(tickMs, tick);
    },
    /** The holder writes: a bank that has heard nothing for a minute is told, and nobody is asked whether they are there. */
    acted: (): void => {
      const now = timers.now();
      const isAsked = store.getState().secondsLeft !== undefined;
      if (stop === undefined || isAsked || now - Math.max(lastUse, lastStay) < stayMs) return;
      lastStay = now;
      stay();
    },
    /** The session is over. */
    end,
  };
}

/** The watch over the session’s end. */
export type Inactivity = ReturnType<typeof createInactivity>;
