import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Stands for what watches elements in a browser and jsdom lacks: jsdom lays nothing out, so nothing is ever told. */
class Watcher {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { ResizeObserver: Watcher, IntersectionObserver: Watcher });

// What is waited for may come late on a busy machine; the library itself gives up after a second.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
