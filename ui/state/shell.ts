import type { Texts } from '#i18n';
import type { Announcer, Journeys } from '#ui/journey';
import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { App } from './app-context.ts';
import type { PortalRoute, ViewName } from './navigation/routes.ts';
import type { PortalNavigator } from './navigation/navigator.ts';
import type { Recorder } from './recorded.ts';
import type { OtherTabs } from './session/other-tabs.ts';
import type { RememberedMark } from './session/remembered-mark.ts';
import type { TabNonce } from './session/tab-nonce.ts';
import type { ShellStores } from './stores/shell-stores.ts';

/** What every page is told: its key of `app.pages`. */
export type PageProps = { page: string };

/** A page whose chunk, and the texts that it needs, are fetched together. */
export type RouteView = { component: ComponentType<PageProps>; prefetch: () => void };

/** The built pages, by name. */
export type RouteViews = Readonly<Record<ViewName, RouteView>>;

/** What stands behind the login: the bank’s client, the journeys and what is known of the holder. */
export type Core = {
  app: App;
  journeys: Journeys;
  /** Fetches what a login will want, while the holder is still typing. */
  prepareLogin(): void;
  /** Asks for the browser’s address where the settings have it (CALL-60); waits a second at most, and never rejects. */
  learnAddress(): Promise<void>;
};

/** What the first screen stands on. It is light, so that nobody waits for what only a holder needs (S-70). */
export type Shell = {
  texts: Texts;
  stores: ShellStores;
  announcer: Announcer;
  way: PortalNavigator;
  views: RouteViews;
  /** The pages that journeys bring themselves (STUDIO-16). */
  ownPages: readonly PortalRoute[];
  /** The places that texts may lead to by name. */
  addresses: Readonly<Record<string, string>>;
  /** Nothing here is real, and every page says so (S-62). */
  isTest: boolean;
  remembered: RememberedMark;
  record: Recorder;
  core: StoreApi<{ core: Core | undefined }>;
  nonce: TabNonce;
  /** Absent where the browser lets tabs say nothing to each other. */
  otherTabs: OtherTabs | undefined;
  /** Takes up the session of the page before; nobody is asked in meanwhile. */
  resume: () => Promise<void>;
  /** Loads the page anew; stays where the portal cannot be reached. */
  loadAnew: () => Promise<void>;
  /** Fetches the core, once; rejects when it cannot be fetched, and then tries again at the next call. */
  openCore: () => Promise<Core>;
};
