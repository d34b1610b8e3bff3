import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Stands for what watches elements in a browser and jsdom lacks: jsdom lays nothing out, so nothing is ever told. */
class Watcher {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { ResizeObserver: Watcher, IntersectionObserver: Watcher });

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

afterEach(cleanup);
