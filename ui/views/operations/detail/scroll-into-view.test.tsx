import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollIntoView } from './scroll-into-view.ts';

const scroll = vi.fn<Element['scrollIntoView']>();

beforeEach(() => {
  vi.useFakeTimers();
  scroll.mockClear();
  Element.prototype.scrollIntoView = (how) => scroll(how);
  render(<p>Dettaglio</p>);
});

afterEach(() => {
  vi.useRealTimers();
});

it('brings a place into sight after 50 ms [CONST-02]', () => {
  scrollIntoView(screen.getByText('Dettaglio'));
  vi.advanceTimersByTime(49);
  expect(scroll).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);

  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
});

it('leaves a place alone that has gone before [CONST-02]', () => {
  const think = scrollIntoView(screen.getByText('Dettaglio'));

  think();
  vi.advanceTimersByTime(50);

  expect(scroll).not.toHaveBeenCalled();
});
