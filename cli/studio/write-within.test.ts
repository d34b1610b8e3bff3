import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWithin, removeWithin, writeWithin } from './write-within.ts';

const path = 'i18n/it/lock.json';
let root = '';
const text = (): string => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-write-'));
  mkdirSync(join(root, 'i18n/it'), { recursive: true });
  writeFileSync(join(root, path), '{"a":"0"}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a file that Studio writes', () => {
  it('is left as it is where somebody else has written it since, in place or by renaming, 100 times [STUDIO-17]', () => {
    for (let round = 0; round < 100; round += 1) {
      const was = text();
      const theirs = `{"a":"theirs ${round}"}`;
      const beside = join(root, 'i18n/it/.theirs');
      writeFileSync(round % 2 === 0 ? beside : join(root, path), theirs);
      if (round % 2 === 0) renameSync(beside, join(root, path));

      expect(writeWithin(root, path, { was, text: '{"a":"ours"}' })).toBe('changed');
      expect(text()).toBe(theirs);
      expect(writeWithin(root, path, { was: theirs, text: `{"a":"ours ${round}"}` })).toBe('written');
      expect(text()).toBe(`{"a":"ours ${round}"}`);
    }
    expect(readdirSync(join(root, 'i18n/it'))).toEqual(['lock.json']);
  });

  it('keeps who may read it, and takes away what a process left that ended meanwhile [STUDIO-17]', () => {
    chmodSync(join(root, path), 0o640);
    writeFileSync(join(root, 'i18n/it/.lock.json.new'), '{"a":');

    expect(writeWithin(root, path, { was: '{"a":"0"}', text: '{}' })).toBe('written');
    expect(statSync(join(root, path)).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(root, 'i18n/it'))).toEqual(['lock.json']);
  });

  it('is as it was where the system does not write it, and the reason is told [STUDIO-17]', () => {
    mkdirSync(join(root, 'i18n/it/.lock.json.new'));

    expect(writeWithin(root, path, { was: '{"a":"0"}', text: '{}' })).toMatchObject({
      refused: { it: expect.stringContaining('è rimasto com’era') },
    });
    expect(text()).toBe('{"a":"0"}');
    expect(writeWithin(root, 'i18n/it/gone.json', { was: '', text: '{}' })).toMatchObject({
      refused: { it: 'i18n/it/gone.json non c’è più.' },
    });
  });

  it('is none that a link leads to, neither itself nor what is written beside it [STUDIO-18]', () => {
    const outside = mkdtempSync(join(tmpdir(), 'studio-outside-'));
    writeFileSync(join(outside, 'x.json'), '{}');
    symlinkSync(join(outside, 'x.json'), join(root, 'i18n/it/linked.json'));
    symlinkSync(join(outside, 'x.json'), join(root, 'i18n/it/.lock.json.new'));
    symlinkSync(outside, join(root, 'journeys'));

    for (const linked of ['i18n/it/linked.json', 'journeys/x.json', 'package.json', '../x.json'])
      expect(writeWithin(root, linked, { was: '{}', text: '[]' })).toMatchObject({ refused: {} });
    expect(writeWithin(root, path, { was: '{"a":"0"}', text: '{"a":"1"}' })).toBe('written');
    expect(readFileSync(join(outside, 'x.json'), 'utf8')).toBe('{}');
    rmSync(outside, { recursive: true });
  });
});

describe('a scenario that Studio makes', () => {
  const scenario = 'journeys/lock/scenarios/closed.json';
  const made = (): string => readFileSync(join(root, scenario), 'utf8');

  it('is there whole, in a folder that is made for it, and beside it nothing [STUDIO-08]', () => {
    mkdirSync(join(root, 'journeys/lock'), { recursive: true });

    expect(createWithin(root, scenario, '{}')).toBe('written');
    expect(made()).toBe('{}');
    expect(readdirSync(join(root, 'journeys/lock/scenarios'))).toEqual(['closed.json']);
  });

  it('is never laid over one that is there [STUDIO-08] [STUDIO-17]', () => {
    mkdirSync(join(root, 'journeys/lock/scenarios'), { recursive: true });
    writeFileSync(join(root, scenario), 'theirs');

    expect(createWithin(root, scenario, 'ours')).toBe('there');
    expect(made()).toBe('theirs');
    expect(readdirSync(join(root, 'journeys/lock/scenarios'))).toEqual(['closed.json']);
  });

  it('is taken away where it is as it was made, and never anything else [STUDIO-18]', () => {
    mkdirSync(join(root, 'journeys/lock'), { recursive: true });
    writeFileSync(join(root, 'journeys/lock/journey.json'), '{}');
    createWithin(root, scenario, '{}');

    expect(removeWithin(root, scenario, { was: '[]' })).toBe('changed');
    expect(removeWithin(root, 'journeys/lock/journey.json', { was: '{}' })).toMatchObject({ refused: {} });
    expect(removeWithin(root, path, { was: text() })).toMatchObject({ refused: {} });
    expect(removeWithin(root, scenario, { was: '{}' })).toBe('written');
    expect(readdirSync(join(root, 'journeys/lock'))).toEqual(['journey.json']);
  });

  it('stands in a journey of the folder and nowhere else, whatever links lead out [STUDIO-08] [STUDIO-18]', () => {
    const outside = mkdtempSync(join(tmpdir(), 'studio-outside-'));
    mkdirSync(join(root, 'journeys/lock'), { recursive: true });
    symlinkSync(outside, join(root, 'journeys/lock/scenarios'));
    symlinkSync(outside, join(root, 'journeys/linked'));

    for (const foreign of [
      scenario,
      'journeys/linked/scenarios/x.json',
      'journeys/gone/scenarios/x.json',
      'journeys/lock/x.json',
      'journeys/lock/scenarios/../x.json',
      'i18n/en/x.json',
    ])
      expect(createWithin(root, foreign, '{}')).toMatchObject({ refused: {} });
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, { recursive: true });
  });
});

describe('a journey that Studio makes', () => {
  const files = ['journeys/new-one/journey.json', 'journeys/new-one/forms/ask.json', 'i18n/it/new-one.json'];

  it('is there with its folders, in a folder that had none, and goes with them [STUDIO-15] [STUDIO-18]', () => {
    rmSync(join(root, 'i18n'), { recursive: true });

    for (const file of files) expect(createWithin(root, file, '{}')).toBe('written');
    for (const file of files) expect(removeWithin(root, file, { was: '[]', isMade: true })).toBe('changed');
    for (const file of files) expect(removeWithin(root, file, { was: '{}', isMade: true })).toBe('written');
    expect(readdirSync(join(root, 'journeys'))).toEqual([]);
    expect(readdirSync(join(root, 'i18n/it'))).toEqual([]);
  });

  it('is never laid over one that is there, nor where a link leads out [STUDIO-17] [STUDIO-18]', () => {
    const outside = mkdtempSync(join(tmpdir(), 'studio-outside-'));
    symlinkSync(outside, join(root, 'journeys'));

    expect(createWithin(root, path, '{}')).toBe('there');
    expect(createWithin(root, 'journeys/new-one/journey.json', '{}')).toMatchObject({ refused: {} });
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, { recursive: true });
  });
});
