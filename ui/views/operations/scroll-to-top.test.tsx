import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { scrollToTop } from './scroll-to-top.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('goes to the top of the page after 1 ms and takes the focus to its heading [OPS-11] [CONST-01]', () => {
  vi.useFakeTimers();
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<h1 tabIndex={-1}>Home</h1>);

  scrollToTop();
  expect(scroll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);

  expect(scroll).toHaveBeenCalledWith({ top: 0 });
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
