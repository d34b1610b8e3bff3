import type { Refresh } from '#engine';
import type { BankReplied } from '#ui/bank';
import type { Holder } from './holder.ts';

type ContextRefreshParts = {
  holder: Pick<Holder, 'refresh'>;
  /** A login that is over: before that nothing may be read (LOGIN-12). */
  isIn: () => boolean;
};

/** Reads the holder’s data again because a reply says so, or a journey. */
export type ContextRefresh = {
  /** Hears of every reply: one that asks for it has card, cards and profile read again (CARD-27). */
  hear(replied: BankReplied): void;
  /** Reads what a journey lists, unless what it has changed said so itself; answers, when that is done, whether it was read. */
  refresh(what: readonly Refresh[]): Promise<boolean>;
};

const everything = ['card', 'cards', 'profile'] as const satisfies readonly Refresh[];

/** What is read again; that such a reply asks for it too says nothing new. */
const ownReads = new Set([
  'readCardContext',
  'readCardArt',
  'listCards',
  'readUserProfile',
  'readLoyaltyPrograms',
]);

/** Makes what reads again, once for all that asks for it meanwhile. */
export function createContextRefresh({ holder, isIn }: ContextRefreshParts): ContextRefresh {
  /** Reads that have asked for it since something was changed: they may be read again with the rest, and must not go on so. */
  const heeded = new Set<string>();
  let isRunning = false;
  let isWanted = false;
  let isFresh = false;
  let latest = Promise.resolve(true);

  const readWhileWanted = async (): Promise<boolean> => {
    const isRead = await holder.refresh(everything);
    if (!isWanted) {
      isRunning = false;
      return isRead;
    }
    isWanted = false;
    return readWhileWanted();
  };

  const readAll = (): void => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    latest = readWhileWanted();
  };

  return {
    hear: ({ operation, isRead, asksForRefresh }) => {
      if (!isRead) {
        heeded.clear();
        isFresh = asksForRefresh && isIn();
      }
      if (!asksForRefresh || !isIn() || ownReads.has(operation) || heeded.has(operation)) return;
      if (isRead) heeded.add(operation);
      // Nothing has changed since what is on its way was asked for.
      if (isRead && isRunning) return;
      readAll();
    },
    refresh: (what) => {
      if (!isFresh) return holder.refresh(what);
      isFresh = false;
      return latest;
    },
  };
}
