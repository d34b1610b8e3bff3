import type { ClockPort, FilesPort } from '#engine';
import type { Texts } from '#i18n';
import type { JourneyMessages } from '#ui/journey';
import type { Timers } from '../state/session/inactivity.ts';
import type { Stores } from '../state/stores/stores.ts';

/** Waits by the browser’s timers. */
export function browserClock(): Pick<ClockPort, 'after'> {
  return {
    after: (seconds, run) => {
      const timer = setTimeout(run, seconds * 1000);
      return () => clearTimeout(timer);
    },
  };
}

/** Hears when the page comes into sight again: its tab, its window, the machine after sleep. */
export function hearAwake({ document }: Pick<Window, 'document'>, listener: () => void): () => void {
  const hear = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
}

/** Ticks by the browser’s timers. */
export function browserTimers(): Timers {
  return {
    now: () => Date.now(),
    every: (milliseconds, run) => {
      const timer = setInterval(run, milliseconds);
      return () => clearInterval(timer);
    },
  };
}

/** Offers a file as a download. */
export function browserFiles(document: Document): FilesPort {
  return {
    offer: ({ name, mediaType, content }) => {
      // Copied into a buffer of its own: the bytes may be a view of a shared one.
      const bytes = typeof content === 'string' ? bytesOf(content) : new Uint8Array(content);
      const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      URL.revokeObjectURL(address);
    },
  };
}

/** Reads base64. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

/** Puts the messages and error popups of journeys into the portal’s stores, in words (ERR-04, ERR-05). */
export function storedMessages(
  stores: Stores,
  texts: Texts,
  browser: Pick<Window, 'navigator' | 'addEventListener'>,
): JourneyMessages {
  const word = (key: string) => texts.text({ namespace: 'errors', key });
  return {
    show: ({ text, status }) => {
      // What went well last may be no longer so: the next to go well stands for it.
      if (status === 'ok') forget(stores, achieved);
      const state = status === 'ok' ? achieved : passing;
      stores.messages.getState().add({ text: texts.text(text), status, state });
    },
    popup: ({ kind, reason, code, title, subtitle, message }, answered) => {
      const isOffline = code === 'unreachable' && !browser.navigator.onLine;
      stores.popups.getState().showError({
        type: kind,
        reason,
        title: isOffline ? word('offline.title') : title ? texts.text(title) : word('popup.title'),
        ...(subtitle && !isOffline && { subtitle: texts.text(subtitle) }),
        message: isOffline ? word('offline.message') : texts.text(message),
        icon: reason === 'BLOCKER' ? 'locked' : 'critical',
        ...(answered && { answered }),
      });
      const { error } = stores.popups.getState();
      // With the connection goes what was said of its loss, and what could not be asked is asked again.
      const reconnected = () => {
        const now = stores.popups.getState();
        if (now.error === error) now.closeError('again');
      };
      if (isOffline) browser.addEventListener('online', reconnected, { once: true });
    },
  };
}

/** Marks what is true only while a journey runs. */
const passing = 'journey';

/** Marks what a journey has done. */
const achieved = 'done';

/** Takes away what journeys said of calls that are over with them; what went well stays until it is read. */
export function forgetPassingMessages(stores: Stores): void {
  forget(stores, passing);
}

function forget({ messages }: Stores, what: string): void {
  const queue = messages.getState();
  for (const { id, state } of queue.messages) if (state === what) queue.remove(id);
}
