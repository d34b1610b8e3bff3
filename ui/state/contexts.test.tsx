import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type App, AppContext, useApp, useBank, useStored } from './app-context.ts';
import type { Shell } from './shell.ts';
import { ShellContext, useShell, useShellStored } from './shell-context.ts';
import { createStores } from './stores/stores.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A portal with nothing but its stores and calls. */
function aPortal() {
  const stores = createStores(storage);
  const calls = { call: () => Promise.reject(new Error('Nothing is asked for.')) };
  // What the parts of these tests read.
  const app = { stores, calls } as unknown as App;
  const shell = { stores } as unknown as Shell;
  const draw = (part: ReactNode) =>
    render(
      <ShellContext value={shell}>
        <AppContext value={app}>{part}</AppContext>
      </ShellContext>,
    );
  return { stores, calls, draw, app, shell };
}

function PartOfApp() {
  useApp();
  return null;
}

function PartOfShell() {
  useShell();
  return null;
}

function TabOfHolder() {
  const tab = useStored('homeTab', ({ wished }) => wished);
  const isLogged = useShellStored('session', ({ logged }) => logged);
  return `${tab} ${isLogged}`;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a part of the portal', () => {
  it('finds the app, the shell and the calls of the contract above it', () => {
    const { draw, app, shell, calls } = aPortal();
    const found: unknown[] = [];
    function Part() {
      found.push(useApp(), useShell(), useBank());
      return null;
    }

    draw(<Part />);

    expect(found).toEqual([app, shell, calls]);
  });

  it('without an app above it says what is missing', () => {
    expect(() => render(<PartOfApp />)).toThrow('No AppContext above');
  });

  it('without a shell above it says what is missing', () => {
    expect(() => render(<PartOfShell />)).toThrow('No ShellContext above');
  });

  it('shows what it reads from a store, and shows again when that changes', () => {
    const { draw, stores } = aPortal();
    draw(<TabOfHolder />);

    act(() => {
      stores.homeTab.getState().wish('rateizzazioni');
      stores.session.getState().finalised('LOGIN_END');
    });

    expect(screen.getByText('rateizzazioni true')).toBeDefined();
  });
});
