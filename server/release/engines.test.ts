import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leastNode } from '../doctor/node.ts';

const root = dirname(dirname(import.meta.dirname));

type Manifest = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>> & {
  version: string;
  engines?: { node?: string };
};

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest; // as npm has it

const own = manifestIn('.');

/** Compares versions, or beginnings of some, part by part. */
function compare(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const differing = [0, 1, 2].find((at) => (left?.[at] ?? 0) !== (right?.[at] ?? 0));
  return differing === undefined ? 0 : (left?.[differing] ?? 0) - (right?.[differing] ?? 0);
}

/** Returns whether a version is in a range of those that packages write of Node: `^20.19.0 || >=22.12.0 <23`. */
function isIn(version: string, range: string): boolean {
  return range.split('||').some((alternative) =>
    [...alternative.matchAll(/(>=|<|\^)\s*(\d[\d.]*)/g)].every(([, sign, bound = '']) => {
      if (sign === '<') return compare(version, bound) < 0;
      const isSame = sign !== '^' || version.split('.')[0] === bound.split('.')[0];
      return isSame && compare(version, bound) >= 0;
    }),
  );
}

/** Names the packages that say of themselves that they do not run on a Node. */
const refusing = (names: readonly string[], node: string): readonly string[] =>
  names.filter((name) => !isIn(node, manifestIn(`node_modules/${name}`).engines?.node ?? '>=0'));

describe('the Node that is asked for [RUN-15]', () => {
  it('is one that every package of the running portal takes, and no package needs the next older one', () => {
    const running = Object.keys(own.dependencies);

    expect(refusing(running, leastNode.provider)).toEqual([]);
    expect(refusing(running, '21.7.0')).not.toEqual([]);
  });

  it('is brought from npm for the project itself, in a version that all its packages take', () => {
    const { version } = manifestIn('node_modules/node');

    expect(own.devDependencies['node']).toBe(version);
    expect(refusing(Object.keys({ ...own.dependencies, ...own.devDependencies }), version)).toEqual([]);
  });

  it('is read of ranges as npm reads them', () => {
    const versions = ['20.18.9', '20.19.0', '21.0.0', '22.12.0', '23.0.0'];

    expect(versions.filter((version) => isIn(version, '^20.19.0 || >=22.12.0 <23'))).toEqual([
      '20.19.0',
      '22.12.0',
    ]);
  });
});
