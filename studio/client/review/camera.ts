import type { FromStage, ToStage } from '../../stage/messages.ts';
import { framesUntil } from './frames.ts';
import { pictureOf, type Picture } from './picture.ts';
import styles from './Review.module.css';
import { stageAddress } from './stage-address.ts';

/** A stage out of sight, which pictures of screens are taken of. */
export type Camera = {
  /** Takes a picture of the screen of a step; nothing where it cannot be shown. */
  shoot(journey: string, step: string): Promise<Picture | undefined>;
  close(): void;
};

/** Opens a stage for pictures, of journeys as they are or as they were at a revision. */
export async function openCamera(revision: string | undefined): Promise<Camera> {
  const frame = document.createElement('iframe');
  frame.className = styles['camera'] ?? '';
  frame.inert = true;
  frame.src = stageAddress(revision);
  const ready = heard(frame, ['ready']);
  document.body.append(frame);
  await ready;
  const tell = (message: ToStage): void =>
    frame.contentWindow?.postMessage(message, globalThis.location.origin);
  tell({ kind: 'look', theme: 'light' });
  return {
    shoot: async (journey, step) => {
      const told = heard(frame, ['walk', 'fault']);
      tell({ kind: 'open', journey, at: { step } });
      const page = frame.contentDocument;
      const heardOf = await told;
      if (heardOf.kind !== 'walk' || !page) return undefined;
      // The parts of a screen are fetched when they are first needed.
      await framesUntil(() => isDrawn(page, heardOf.report.title));
      frame.style.height = '';
      await standsStill(page);
      frame.style.height = `${frame.clientHeight + outOfSight(page)}px`;
      await standsStill(page);
      const { clientWidth: width, scrollHeight: height } = page.documentElement;
      return pictureOf(page.body, { width, height });
    },
    close: () => frame.remove(),
  };
}

/** Waits for the next message of some kinds from a frame. */
async function heard(frame: HTMLIFrameElement, kinds: readonly FromStage['kind'][]): Promise<FromStage> {
  const { promise, resolve } = Promise.withResolvers<FromStage>();
  const listen = ({ data, source, origin }: MessageEvent<FromStage>): void => {
    const isOurs = source === frame.contentWindow && origin === globalThis.location.origin;
    if (isOurs && kinds.includes(data.kind)) resolve(data);
  };
  globalThis.addEventListener('message', listen);
  const told = await promise;
  globalThis.removeEventListener('message', listen);
  return told;
}

/** So many frames without a change, and a screen is drawn whole. */
const quietFrames = 12;

async function standsStill(page: Document): Promise<void> {
  let quiet = 0;
  const watching = new MutationObserver(() => (quiet = 0));
  watching.observe(page, { subtree: true, childList: true, characterData: true });
  // What counts down never stands still.
  await framesUntil(() => (quiet += 1) > quietFrames);
  watching.disconnect();
  await page.fonts.ready;
}

/** How much there is beneath what can be seen, of the page or of what scrolls in it, as a dialog does. */
const outOfSight = (page: Document): number =>
  Math.max(
    ...[...page.querySelectorAll('*')].map((each) =>
      /auto|scroll/.test(getComputedStyle(each).overflowY) || each === page.documentElement
        ? each.scrollHeight - each.clientHeight
        : 0,
    ),
  );

/** Returns whether the screen of a title is there, with nothing of it on its way; beneath a dialog something may be. */
function isDrawn(page: Document, title: string): boolean {
  const heading = [...page.querySelectorAll('h1, h2')].find((each) =>
    letters(each.textContent).includes(letters(title)),
  );
  return heading?.closest('[role="dialog"], main')?.querySelector('[data-loading]') === null;
}

const letters = (words: string): string => words.replaceAll(/\s/g, '');
