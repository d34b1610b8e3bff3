import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import type { OfferedFile } from '#engine';
import { createTexts, firstTrees, I18nextProvider, loadTree, refuseMissingText } from '#i18n';
import type { BankReplies, BankRequests, OperationId } from '#schemas';
import {
  type App,
  AppContext,
  createHolder,
  createStores,
  type LoyaltyWindow,
  type Launcher,
  type Settings,
  type Shell,
  ShellContext,
} from '#ui/state';
import type { BankCalls, CallOutcome } from '#ui/bank';
import { KitProvider, PlacesContext } from '#ui/kit';

const allPlaces: Readonly<Record<string, string>> = {
  'online-banking': 'https://banking.example/login',
  'card-reissue-form': 'https://bank.example/riemissione-carta.pdf',
  'credit-limit-form': 'https://bank.example/variazione-fido.pdf',
  'visa-rates': 'https://visa.example/rates',
  'mastercard-rates': 'https://mastercard.example/rates',
};

type Answer<Id extends OperationId> = (
  body: BankRequests[Id],
) => Promise<CallOutcome<BankReplies[Id]>> | CallOutcome<BankReplies[Id]>;

/** What a fake bank answers to each call; a call that it does not know cannot be reached. */
export type Answers = { [Id in OperationId]?: Answer<Id> };

const trees = [
  'card-management',
  'card-security',
  'cards',
  'categories',
  'chat',
  'errors',
  'exchange-rates',
  'help',
  'help-requests',
  'home',
  'home-notices',
  'instalments',
  'loyalty',
  'loyalty-offers',
  'loyalty-page',
  'operation-detail',
  'operation-download',
  'operation-filters',
  'operations',
  'profile',
  'promo',
  'recharge',
  'spending',
  'statements',
  'upcoming',
] as const;

/** Stands in for journeys that would all open. */
export const allOpen: Launcher = {
  // The views ask only whether there is one.
  listed: () => [],
  find: () => ({ entry: { id: 'a-journey' }, parameters: {} }),
  refusal: () => undefined,
  input: (_opening, given = {}) => given,
  open: () => Promise.resolve(undefined),
};

/** Renders a view in a portal whose stores, texts and reader of the holder are real, over a fake bank. */
export async function renderInPortal(view: ReactNode, answers: Answers = {}, launcher = allOpen) {
  return renderAt({ address: '/', view, answers, launcher });
}

type Shown = {
  address: string;
  view: ReactNode;
  answers?: Answers;
  launcher?: Launcher;
  /** Where the bank’s settings say that places outside the portal are. */
  places?: Readonly<Record<string, string>>;
  /** What the bank’s settings offer beyond the documents; nothing unless told. */
  extensions?: Settings['extensions'];
};

/** Does the same at an address of the portal; `address` answers where the view has led since. */
export async function renderAt(shown: Shown) {
  const { address, view, answers = {}, launcher = allOpen, places = allPlaces, extensions } = shown;
  giveBrowserParts();
  const texts = createTexts({
    brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
    trees: firstTrees,
    onMissing: refuseMissingText,
  });
  for (const tree of trees) texts.add(tree, await loadTree(tree));
  const stores = createStores(memoryStorage());
  const calls = fakeBank(answers);
  const offered: OfferedFile[] = [];
  // What the views rendered here use of the app.
  const holder = createHolder({ calls, stores, extensions });
  const recorded: string[] = [];
  const own = {
    prefetch: () => undefined,
    settings: {
      provider: {},
      timing: { tabSwitchMs: 0 },
      links: { places },
      filters: { initialEnd: 'today' },
      extensions,
    },
    record: (event: string, area?: string) =>
      void recorded.push(area === undefined ? event : `${event} in ${area}`),
    files: { offer: (file: OfferedFile) => offered.push(file) },
    now: () => Date.parse('2026-03-20T10:00:00.000+01:00'),
  };
  const loyaltyWindow = { open: vi.fn<LoyaltyWindow['open']>(() => 'opened'), goOn: () => false };
  const app = { ...own, stores, calls, holder, launcher, loyaltyWindow } as unknown as App;
  // Texts are all that these views ask of the shell.
  const shell = { texts } as Shell;
  const router = createMemoryRouter([{ path: '*', element: view }], { initialEntries: [address] });
  const rendered = render(
    <I18nextProvider i18n={texts.i18n}>
      <ShellContext value={shell}>
        <AppContext value={app}>
          <PlacesContext value={{ addresses: places, newTab: 'si apre in una nuova scheda' }}>
            <KitProvider locale="it-IT">
              <RouterProvider router={router} />
            </KitProvider>
          </PlacesContext>
        </AppContext>
      </ShellContext>
    </I18nextProvider>,
  );
  return {
    app,
    recorded,
    offered,
    loyaltyWindow,
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to: string) => act(() => router.navigate(to)),
    goBack: () => act(() => router.navigate(-1)),
    ...rendered,
  };
}

/** Returns a call that was done. */
export function done<Value>(value: Value): CallOutcome<Value> {
  return { kind: 'done', value };
}

function fakeBank(answers: Answers): BankCalls {
  return {
    call: async (id, request) => {
      const answer = answers[id];
      if (!answer) return { kind: 'unreachable' };
      // The views send a body with every call that has one in the contract.
      return answer(request?.body as BankRequests[typeof id]);
    },
  };
}

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Stands in for what jsdom lacks: the width of the window and its scrolling. */
function giveBrowserParts(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
}
