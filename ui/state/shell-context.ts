import { createContext, use } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { Shell } from './shell.ts';
import type { ShellStores } from './stores/shell-stores.ts';

/** Gives the shell to the components beneath. */
export const ShellContext = createContext<Shell | undefined>(undefined);

/**
 * Finds the shell, which is there before anybody is in; what needs a holder asks `useApp`.
 *
 * @throws {Error} when no `ShellContext` stands above.
 */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('No ShellContext above: wrap the tree in one.');
  return shell;
}

/** Reads from one of the shell’s stores, and shows again when what was read changes. */
export function useShellStored<Name extends keyof ShellStores, Part>(
  name: Name,
  select: (state: ReturnType<ShellStores[Name]['getState']>) => Part,
): Part {
  // Each store’s state is its own: the name picks both.
  const store = useShell().stores[name] as unknown as StoreApi<ReturnType<ShellStores[Name]['getState']>>;
  return useStore(store, select);
}
