import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { followPull, pulledEnoughPx } from './follow-pull.ts';

afterEach(() => document.body.replaceChildren());

/** A page whose finger is told of. */
function aPage(target = 'main') {
  document.body.innerHTML = '<main><p>list</p></main><div role="dialog">popup</div>';
  const heard = { onPull: vi.fn(), onLet: vi.fn() };
  const stop = followPull(document, heard);
  onTestFinished(stop);
  const touch = (type: string, ...fingers: number[]) => {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { touches: fingers.map((clientY) => ({ clientY })) });
    document.querySelector(target)?.dispatchEvent(event);
  };
  const pull = (px: number) => {
    touch('touchstart', 100);
    touch('touchmove', 100 + px);
    touch('touchend');
  };
  return { ...heard, stop, touch, pull };
}

it('a page that is pulled far enough and let go is renewed once [HOLDER-31]', () => {
  const { pull, onLet, onPull } = aPage();

  pull(2 * pulledEnoughPx - 4);
  pull(2 * pulledEnoughPx);

  expect(onLet).toHaveBeenCalledOnce();
  expect(onPull).toHaveBeenLastCalledWith(0);
});

it('what two fingers do, and what is pulled in a popup, renews nothing', () => {
  const page = aPage();
  page.touch('touchstart', 100, 200);
  page.touch('touchmove', 600, 700);
  page.touch('touchend');
  const popup = aPage('[role=dialog]');
  popup.pull(600);

  expect(page.onLet).not.toHaveBeenCalled();
  expect(popup.onLet).not.toHaveBeenCalled();
});

it('the browser’s own reload by a pull is held off for as long as it is followed', () => {
  const { stop } = aPage();
  const during = document.documentElement.style.overscrollBehaviorY;

  stop();

  expect([during, document.documentElement.style.overscrollBehaviorY]).toEqual(['contain', '']);
});
