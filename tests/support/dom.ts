import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** Stands for what watches elements in a browser and jsdom lacks: jsdom lays nothing out, so nothing is ever told. */
class Watcher {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const { setTimeout: later, clearTimeout: forget } = globalThis;
const frameMs = 16;

// jsdom draws all frames of a window by one timer of its own, which a file that fakes timers in between may stop for those after it.
const frames = {
  requestAnimationFrame: (draw: FrameRequestCallback) => Number(later(() => drawFrame(draw), frameMs)),
  cancelAnimationFrame: (id: number) => forget(id),
};

/** Draws nothing where the window has gone with its file, as a browser does: there is nothing left to draw on. */
function drawFrame(draw: FrameRequestCallback): void {
  if ('window' in globalThis) draw(performance.now());
}

Object.assign(globalThis, { ResizeObserver: Watcher, IntersectionObserver: Watcher, ...frames });

configure({
  // What is waited for may come late on a busy machine; the library itself gives up after a second.
  asyncUtilTimeout: 30_000,
  getElementError: notFound,
});

/** Prints the page with what is wrong, but not at each try of a wait: the wait that fails prints it once, at its end. */
function notFound(message: string | null, container: Element): Error {
  const isTry = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const told = isTry ? [message] : [message, prettyDOM(container)];
  return Object.assign(new Error(told.join('\n\n')), { name: 'TestingLibraryElementError' });
}

/** Where nothing is laid out nothing comes into sight; tests that ask for it put their own in its place. */
function ignoreScrolling(): void {
  Element.prototype.scrollIntoView = () => {};
}

ignoreScrolling();
afterEach(cleanup);
afterAll(leaveNothing);

/** Leaves the DOM that all files of a worker share as the first of them has found it: empty, at its first address, with nothing kept. */
function leaveNothing(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ignoreScrolling();
  const { documentElement, body } = document;
  body.replaceChildren();
  for (const part of [documentElement, body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
