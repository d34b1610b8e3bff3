import type { DeepLinksFile } from '#schemas';
import { cardReady } from '../holder/card-ready.ts';
import type { Holder } from '../holder/holder.ts';
import type { Launcher } from './launcher.ts';
import type { Stores } from '../stores/stores.ts';

export type DeepLinkOptions = {
  file: DeepLinksFile;
  launcher: Launcher;
  stores: Stores;
  holder: Holder;
  record: (event: string) => void;
};

/**
 * Returns the paths to go through for a deep link’s name; what is unknown or refused leads home and is recorded (DEEP-28). A link
 * that is followed in the portal has its tab at once.
 */
export type DeepLinks = { pathsOf(name: string, isLed?: boolean): Promise<readonly string[]> };

const home = ['/'] as const;

/** Makes the reader of deep links. */
export function createDeepLinks({ file, launcher, stores, holder, record }: DeepLinkOptions): DeepLinks {
  return {
    pathsOf: async (name, isLed) => {
      const id = name.toLowerCase();
      const link = Object.hasOwn(file.links, id) ? file.links[id] : undefined;
      if (!link) {
        // What stands in an address may be anything: it is not repeated.
        record('deep-link-error unknown');
        return home;
      }
      const opening = launcher.find(link.to.at(-1) ?? '/');
      if (opening) await cardReady({ holder, stores });
      if (opening && launcher.refusal(opening) !== undefined) {
        record(`deep-link-error ${id}`);
        return home;
      }
      if (link.tab !== undefined) stores.homeTab.getState().wish(link.tab, isLed);
      return link.to;
    },
  };
}
