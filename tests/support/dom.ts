import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Stands for what watches elements in a browser and jsdom lacks: jsdom lays nothing out, so nothing is ever told. */
class Watcher {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { ResizeObserver: Watcher, IntersectionObserver: Watcher });

afterEach(cleanup);
