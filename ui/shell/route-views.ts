import { type LaterNamespace, loadTree, type Texts } from '#i18n';
import { fetched } from '#ui/kit';
import type { ComponentType } from 'react';
import type { PageProps, RouteView, RouteViews } from '../state/shell.ts';

/** Makes the pages; each waits for its own texts, so that it never shows without words. */
export function createRouteViews(texts: Texts): RouteViews {
  const view = (
    load: () => Promise<ComponentType<PageProps>>,
    namespaces: readonly LaterNamespace[],
  ): RouteView => {
    const fetch = async () => {
      const [component, ...trees] = await Promise.all([load(), ...namespaces.map(loadTree)]);
      namespaces.forEach((namespace, index) => {
        const tree = trees[index];
        if (tree) texts.add(namespace, tree);
      });
      return component;
    };
    return { component: fetched(fetch), prefetch: () => void fetch().catch(() => undefined) };
  };
  return {
    home: view(
      async () => (await import('../views/home/HomePage.tsx')).HomePage,
      ['home', 'cards', 'operations', 'categories', 'loyalty'],
    ),
    'card-management': view(
      async () => (await import('../views/card-management/CardManagementPage.tsx')).CardManagementPage,
      ['card-management', 'card-security', 'cards', 'loyalty', 'promo'],
    ),
    profile: view(
      async () => (await import('../views/profile/ProfilePage.tsx')).ProfilePage,
      ['profile', 'cards'],
    ),
    'bank-statement': view(
      async () => (await import('../views/statements/BankStatementPage.tsx')).BankStatementPage,
      ['statements', 'cards'],
    ),
    'payee-book': view(
      async () => (await import('../views/recharge/PayeeBookPage.tsx')).PayeeBookPage,
      ['recharge'],
    ),
    help: view(async () => (await import('../views/help/HelpView.tsx')).HelpView, ['help']),
    'help-requests': view(
      async () => (await import('../views/help/requests/RequestsPage.tsx')).RequestsPage,
      ['help-requests'],
    ),
    held: view(async () => (await import('../views/help/HeldPage.tsx')).HeldPage, ['help']),
    loyalty: view(
      async () => (await import('../views/loyalty/LoyaltyPage.tsx')).LoyaltyPage,
      ['loyalty', 'loyalty-offers', 'loyalty-page', 'cards'],
    ),
  };
}
