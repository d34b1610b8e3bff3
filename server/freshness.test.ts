import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFresh, markFresh, portal, sourcesHash, unmark } from './freshness.ts';

let root: string;
let dist: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  dist = join(root, 'dist');
  mkdirSync(join(root, 'journeys', 'sca'), { recursive: true });
  mkdirSync(join(dist, 'portal'), { recursive: true });
  writeFileSync(join(dist, 'portal', 'index.html'), '');
  mkdirSync(join(dist, 'console'));
  writeFileSync(join(dist, 'console', 'index.html'), '');
  writeFileSync(join(dist, 'build.json'), '{}');
  writeFileSync(join(root, 'journeys', 'sca', 'journey.json'), '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('a built portal', () => {
  it('is fresh until a source changes, and again when the change is taken back', () => {
    markFresh(dist, sourcesHash(root, portal));

    const before = isFresh(dist, sourcesHash(root, portal), portal);
    writeFileSync(join(root, 'journeys', 'sca', 'journey.json'), '{ }');
    const changed = isFresh(dist, sourcesHash(root, portal), portal);
    writeFileSync(join(root, 'journeys', 'sca', 'journey.json'), '{}');

    expect([before, changed, isFresh(dist, sourcesHash(root, portal), portal)]).toEqual([true, false, true]);
  });

  it('does not grow stale by a test', () => {
    markFresh(dist, sourcesHash(root, portal));

    writeFileSync(join(root, 'journeys', 'sca', 'journey.test.ts'), '');

    expect(isFresh(dist, sourcesHash(root, portal), portal)).toBe(true);
  });

  it.each([['build.json'], ['portal']])('is stale when its %s has gone [S-88]', (name) => {
    markFresh(dist, sourcesHash(root, portal));

    rmSync(join(dist, name), { recursive: true });

    expect(isFresh(dist, sourcesHash(root, portal), portal)).toBe(false);
  });

  it('is stale once it was begun anew', () => {
    markFresh(dist, sourcesHash(root, portal));

    unmark(dist);

    expect(isFresh(dist, sourcesHash(root, portal), portal)).toBe(false);
  });
});
