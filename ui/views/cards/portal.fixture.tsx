import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createTexts, firstTrees, loadTree, refuseMissingText, TextsContext } from '#i18n';
import type { BankReplies, BankRequests, OperationId } from '#schemas';
import { type App, AppContext, createHolder, createStores, type Openings } from '#ui/app';
import type { BankCalls, CallOutcome } from '#ui/bank';
import { KitProvider } from '#ui/kit';

const places = {
  'online-banking': 'https://banking.example/login',
  'card-reissue-form': 'https://bank.example/riemissione.pdf',
  'credit-limit-form': 'https://bank.example/fido.pdf',
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
  'errors',
  'home',
  'instalments',
  'operations',
  'profile',
  'statements',
] as const;

/** Stands in for journeys of which none is written yet. */
const nothingOpens: Openings = {
  find: () => undefined,
  refusal: () => undefined,
  input: (_opening, given = {}) => given,
  open: () => Promise.resolve(undefined),
};

/** Renders a view in a portal whose stores, texts and reader of the holder are real, over a fake bank. */
export async function renderInPortal(view: ReactNode, answers: Answers = {}, openings = nothingOpens) {
  giveBrowserParts();
  const texts = createTexts({ trees: firstTrees, onMissing: refuseMissingText });
  for (const tree of trees) texts.add(tree, await loadTree(tree));
  const stores = createStores(memoryStorage());
  const calls = fakeBank(answers);
  // What the views rendered here use of the app.
  const holder = createHolder({ calls, stores });
  const own = { prefetch: () => undefined, settings: { timing: { tabSwitchMs: 0 }, links: { places } } };
  const app = { ...own, stores, calls, holder, openings, record: () => undefined } as unknown as App;
  const rendered = render(
    <TextsContext value={texts}>
      <AppContext value={app}>
        <KitProvider locale="it-IT">{view}</KitProvider>
      </AppContext>
    </TextsContext>,
  );
  return { app, ...rendered };
}

/** Answers a call that was done. */
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

/** Stands in for what jsdom lacks: the width of the window and what watches elements. */
function giveBrowserParts(): void {
  class Watcher {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Watcher);
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
