import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shell } from '../shell.ts';
import { ShellContext } from '../shell-context.ts';
import { useOffersLogin } from './use-offers-login.ts';

function Page() {
  return useOffersLogin() ? 'login' : 'nothing';
}

const isOffered = () => screen.queryByText('login') !== null;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** A page before the login, in a browser whose other tabs answer when the test says so; nothing hears them where it has none. */
function aPage(hasTabs = true) {
  const heard: (() => void)[] = [];
  const stopped = vi.fn<() => void>();
  const otherTabs = {
    ask: (hear: () => void) => {
      heard.push(hear);
      return stopped;
    },
  };
  // The page reads nothing else of the shell.
  const shell = { otherTabs: hasTabs ? otherTabs : undefined } as unknown as Shell;
  const { unmount } = render(
    <ShellContext value={shell}>
      <Page />
    </ShellContext>,
  );
  const answer = () => act(() => heard[0]?.());
  return { answer, stopped, heard, unmount };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the way in', () => {
  it('is offered once the other tabs had time to answer, and not before [HOLDER-07]', () => {
    const { heard } = aPage();
    const atFirst = isOffered();

    pass(199);
    const meanwhile = isOffered();
    pass(1);

    expect([atFirst, meanwhile, isOffered()]).toEqual([false, false, true]);
    expect(heard).toHaveLength(1);
  });

  it('is not offered while somebody is in in another tab [HOLDER-07]', () => {
    const { answer } = aPage();

    answer();
    pass(1000);

    expect(isOffered()).toBe(false);
  });

  it('is taken back where a tab answers late [HOLDER-07]', () => {
    const { answer } = aPage();
    pass(1000);

    answer();

    expect(isOffered()).toBe(false);
  });

  it('is offered at once in a browser whose tabs say nothing to each other, which waits for none when it goes', () => {
    const { unmount } = aPage(false);

    expect(isOffered()).toBe(true);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks no more once its page is gone', () => {
    const { unmount, stopped } = aPage();

    unmount();

    expect(stopped).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
