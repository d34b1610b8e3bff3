import type { FilesPort } from '#engine';
import type { BankCalls } from '#ui/bank';
import { createContext, use } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { DeepLinks } from './launcher/deep-links.ts';
import type { Holder } from './holder/holder.ts';
import type { Inactivity } from './session/inactivity.ts';
import type { LoyaltyWindow } from './holder/loyalty-window.ts';
import type { Launcher } from './launcher/launcher.ts';
import type { Recorder } from './recorded.ts';
import type { SessionKeeper } from './session/session-keeper.ts';
import type { Settings } from './settings.ts';
import type { Stores } from './stores/stores.ts';

/** What the composition root gives to every view. */
export type App = {
  stores: Stores;
  calls: BankCalls;
  holder: Holder;
  session: SessionKeeper;
  inactivity: Inactivity;
  launcher: Launcher;
  deepLinks: DeepLinks;
  loyaltyWindow: LoyaltyWindow;
  settings: Settings;
  /** Fetches what a journey needs before it is opened. */
  prefetch: (journey: string) => void;
  /** Loads a page of the portal anew. */
  loadPage: (path: string) => void;
  record: Recorder;
  /** Where files are offered as downloads. */
  files: FilesPort;
  /** The time, in milliseconds. */
  now: () => number;
};

/** Gives the app to the components beneath. */
export const AppContext = createContext<App | undefined>(undefined);

/**
 * Finds the app.
 *
 * @throws {Error} when no `AppContext` stands above.
 */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('No AppContext above: wrap the tree in one.');
  return app;
}

/** Reads from one of the stores, and shows again when what was read changes: `useStored('cards', (cards) => cards.selectedId)`. */
export function useStored<Name extends keyof Stores, Part>(
  name: Name,
  select: (state: ReturnType<Stores[Name]['getState']>) => Part,
): Part {
  // Each store’s state is its own: the name picks both.
  const store = useApp().stores[name] as unknown as StoreApi<ReturnType<Stores[Name]['getState']>>;
  return useStore(store, select);
}

/** Returns the calls of the contract, for a view that asks the bank itself. */
export function useBank(): BankCalls {
  return useApp().calls;
}
