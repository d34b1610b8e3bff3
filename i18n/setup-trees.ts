import app from './it/app.json' with { type: 'json' };
import frame from './it/frame.json' with { type: 'json' };
import login from './it/login.json' with { type: 'json' };
import type { TextTree } from './setup.ts';

/** Holds the texts that the first screen needs, so they come with it. */
export const firstTrees = { app, frame, login } satisfies Record<string, TextTree>;

const laterTrees = {
  'card-management': () => import('./it/card-management.json', { with: { type: 'json' } }),
  'card-security': () => import('./it/card-security.json', { with: { type: 'json' } }),
  cards: () => import('./it/cards.json', { with: { type: 'json' } }),
  categories: () => import('./it/categories.json', { with: { type: 'json' } }),
  chat: () => import('./it/chat.json', { with: { type: 'json' } }),
  'exchange-rates': () => import('./it/exchange-rates.json', { with: { type: 'json' } }),
  errors: () => import('./it/errors.json', { with: { type: 'json' } }),
  forms: () => import('./it/forms.json', { with: { type: 'json' } }),
  help: () => import('./it/help.json', { with: { type: 'json' } }),
  'help-requests': () => import('./it/help-requests.json', { with: { type: 'json' } }),
  'left-behind': () => import('./it/left-behind.json', { with: { type: 'json' } }),
  'loyalty-offers': () => import('./it/loyalty-offers.json', { with: { type: 'json' } }),
  'loyalty-page': () => import('./it/loyalty-page.json', { with: { type: 'json' } }),
  loyalty: () => import('./it/loyalty.json', { with: { type: 'json' } }),
  'home-notices': () => import('./it/home-notices.json', { with: { type: 'json' } }),
  home: () => import('./it/home.json', { with: { type: 'json' } }),
  views: () => import('./it/views.json', { with: { type: 'json' } }),
  'operation-detail': () => import('./it/operation-detail.json', { with: { type: 'json' } }),
  'operation-download': () => import('./it/operation-download.json', { with: { type: 'json' } }),
  'operation-filters': () => import('./it/operation-filters.json', { with: { type: 'json' } }),
  operations: () => import('./it/operations.json', { with: { type: 'json' } }),
  instalments: () => import('./it/instalments.json', { with: { type: 'json' } }),
  promo: () => import('./it/promo.json', { with: { type: 'json' } }),
  profile: () => import('./it/profile.json', { with: { type: 'json' } }),
  recharge: () => import('./it/recharge.json', { with: { type: 'json' } }),
  spending: () => import('./it/spending.json', { with: { type: 'json' } }),
  statements: () => import('./it/statements.json', { with: { type: 'json' } }),
  timeline: () => import('./it/timeline.json', { with: { type: 'json' } }),
  upcoming: () => import('./it/upcoming.json', { with: { type: 'json' } }),
} satisfies Record<string, () => Promise<{ default: TextTree }>>;

/** Names the files of texts that come with a view’s own chunk. */
export type LaterNamespace = keyof typeof laterTrees;

/** Fetches one file of texts; the view that needs it waits for it as it waits for its own chunk. */
export async function loadTree(namespace: LaterNamespace): Promise<TextTree> {
  const file = await laterTrees[namespace]();
  return file.default;
}
