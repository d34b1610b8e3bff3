import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comeBack } from './come-back.ts';

const scrollTo = vi.fn<(x: number, y: number) => void>();
let grow: () => void = () => undefined;

class Sizes {
  constructor(tell: () => void) {
    grow = tell;
  }
  observe() {}
  disconnect() {
    grow = () => undefined;
  }
}

const focus = { kind: 'a', words: 'Scrivici', nth: 0 };

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
  vi.useFakeTimers();
  document.body.innerHTML = '<main><h1 tabindex="-1">Home</h1><a href="/">Scrivici</a></main>';
});

afterEach(() => vi.useRealTimers());

const twoFrames = () => vi.advanceTimersByTime(100);

describe('coming back to a page', () => {
  it('leads as far down as it was left, and again when the page grows', () => {
    comeBack({ place: { top: 1500, focus }, settled: () => undefined });
    grow();

    expect(scrollTo.mock.calls).toEqual([
      [0, 1500],
      [0, 1500],
    ]);
  });

  it.each(['wheel', 'keydown', 'pointerdown'])('ends when the holder acts: %s', (act) => {
    const settled = vi.fn<() => void>();
    comeBack({ place: { top: 1500, focus }, settled });

    window.dispatchEvent(new Event(act));
    grow();
    vi.advanceTimersByTime(10_000);

    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('ends by itself after a moment', () => {
    const settled = vi.fn<() => void>();
    comeBack({ place: { top: 1500, focus }, settled });

    vi.advanceTimersByTime(3000);
    grow();

    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('gives the focus back to what had it, or to the heading where that is gone', () => {
    comeBack({ place: { top: 0, focus }, settled: () => undefined });
    twoFrames();
    const first = document.activeElement?.textContent;
    comeBack({ place: { top: 0, focus: { ...focus, words: 'Annulla' } }, settled: () => undefined });
    document.querySelector('a')?.blur();
    twoFrames();

    expect(first).toBe('Scrivici');
    expect(document.activeElement?.textContent).toBe('Home');
  });

  it('gives it to what stands in the same row where that says something else by now, or to the heading there while there is nothing [S-64]', () => {
    const place = { top: 0, focus: { kind: 'a', words: 'Attiva', nth: 0, within: 'Avvisi SMS' } };
    const row = '<ul><li><h3 tabindex="-1">Avvisi SMS</h3></li></ul>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', row);
    comeBack({ place, settled: () => undefined });
    twoFrames();
    const first = document.activeElement?.textContent;
    document.querySelector('li')?.insertAdjacentHTML('beforeend', '<a href="/">Dettagli</a>');
    grow();

    expect([first, document.activeElement?.textContent]).toEqual(['Avvisi SMS', 'Dettagli']);
  });

  it('leaves the focus to who was quicker', () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input />');
    comeBack({ place: { top: 0, focus }, settled: () => undefined });
    document.querySelector('input')?.focus();
    twoFrames();

    expect(document.activeElement).toBe(document.querySelector('input'));
  });
});
