import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openedFrom } from './back-navigation.ts';
import { createSessionStore } from '../stores/session.ts';
import type { ScrollRestoration } from './scroll-restoration.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const scrollTo = (top: number): void => {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
};

/** A portal of pages that only follow where the holder was. */
function aPortal() {
  const session = createSessionStore();
  session.getState().finalised('LOGIN_END');
  const ways: (ScrollRestoration | undefined)[] = [];
  function Page() {
    const way = useScrollRestoration(session);
    useEffect(() => void ways.push(way));
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/'] });
  const { unmount } = render(<RouterProvider router={router} />);
  const go = (to: string | number, state?: object) => act(() => router.navigate(to as string, { state }));
  const opening = () => openedFrom(router.state.location.pathname, { state: router.state.location }).state;
  return { session, go, way: () => ways.at(-1), unmount, opening };
}

beforeEach(() => void vi.stubGlobal('scrollY', 0));
afterEach(() => vi.unstubAllGlobals());

describe('a page', () => {
  it('that Back leads to knows where the holder was in it', async () => {
    const { go, way } = aPortal();
    scrollTo(800);

    await go('/card');
    const onTheWay = way();
    scrollTo(20);
    await go(-1);

    expect(onTheWay).toBeUndefined();
    expect(way()?.place.top).toBe(800);
  });

  it('that the end of a journey leads back to knows where the holder was in it', async () => {
    const { go, way, opening } = aPortal();
    scrollTo(800);
    const { from, entry } = opening();

    await go('/alerts');
    scrollTo(20);
    await go(from, { ledBack: entry });

    expect(way()?.place.top).toBe(800);
  });

  it('keeps that place until the holder is in it again, and from then on where they are', async () => {
    const { go, way } = aPortal();
    scrollTo(800);
    await go('/card');
    await go(-1);

    scrollTo(5);
    await go(1);
    await go(-1);
    const before = way()?.place.top;
    act(() => way()?.settled());
    scrollTo(300);
    await go(1);
    await go(-1);

    expect([before, way()?.place.top]).toEqual([800, 300]);
  });

  it('that is opened once more by a link knows of no place', async () => {
    const { go, way } = aPortal();
    scrollTo(800);

    await go('/card');
    await go('/');

    expect(way()).toBeUndefined();
  });

  it('knows of no place any more after a logout', async () => {
    const { go, way, session } = aPortal();
    scrollTo(800);
    await go('/card');

    act(() => session.getState().over('logout'));
    await go(-1);

    expect(way()).toBeUndefined();
  });

  it('gives the places back to the browser when the portal goes', () => {
    const { unmount } = aPortal();
    const meanwhile = window.history.scrollRestoration;

    unmount();

    expect([meanwhile, window.history.scrollRestoration]).toEqual(['manual', 'auto']);
  });
});
