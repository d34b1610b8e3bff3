import { crashId } from '../../views/frame/notices/crash-id.ts';
import type { Recorder } from '../../state/recorded.ts';

/** How many a page tells: what breaks off again and again, in a timer, says nothing new. */
const most = 20;

type Browser = Pick<Window, 'addEventListener'>;

/** Records what breaks off outside of what is drawn: errors that nobody caught, and promises that nobody waited for (S-87). */
export function recordUncaught(browser: Browser, record: Recorder): void {
  let told = 0;
  const tell = (area: string, error: unknown): void => {
    told += 1;
    if (told <= most) record(`crash ${crashId()}`, area, error);
  };
  browser.addEventListener('error', ({ error }) => tell('script', error));
  browser.addEventListener('unhandledrejection', ({ reason }) => tell('promise', reason ?? ''));
}
