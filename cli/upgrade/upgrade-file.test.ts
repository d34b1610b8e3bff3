import { describe, expect, it } from 'vitest';
import { upgradeFile } from './upgrade-file.ts';

const path = 'journeys/lock/journey.json';
const text = (value: object): string => JSON.stringify(value);
const journey = (version: string, more: object = {}) => text({ $schema: 'a', version, ...more });

describe('a file of a bank’s journey, brought to what the package has now', () => {
  it('is the package’s where the bank has changed nothing, but for where an editor finds the schema', () => {
    const { own, open } = upgradeFile({
      path,
      taken: journey('1.0.0'),
      now: journey('1.1.0', { start: 'ask' }),
      own: text({ $schema: '../mine', version: '1.0.0' }),
    });

    expect(JSON.parse(own ?? '')).toEqual({ $schema: '../mine', version: '1.1.0', start: 'ask' });
    expect(open).toEqual([]);
  });

  it('takes a version above both where both have changed it', () => {
    const upgraded = upgradeFile({
      path,
      taken: journey('1.0.0'),
      now: journey('1.2.0', { start: 'ask' }),
      own: journey('1.3.1', { note: 'mine' }),
    });

    expect(JSON.parse(upgraded.own ?? '')).toMatchObject({ version: '1.4.0', start: 'ask', note: 'mine' });
    expect(upgraded.open).toEqual([]);
    expect(JSON.parse(upgraded.taken ?? '')).toMatchObject({ version: '1.2.0' });
  });

  it('says at which place both have changed the same, and leaves the text as it is where nothing is taken over', () => {
    const own = '{\n  "version": "1.1.0",\n  "start":   "mine"\n}\n';

    const upgraded = upgradeFile({
      path: 'journeys/lock/forms/code.json',
      taken: journey('1.1.0', { start: 'ask' }),
      now: journey('1.1.0', { start: 'look' }),
      own,
    });

    expect(upgraded).toMatchObject({ own, brought: 0, open: [{ line: 3, column: 3, pointer: '/start' }] });
  });

  it('comes where the package has a new one, and goes where it has none any more and the bank has left it as it was', () => {
    const scenario = 'journeys/lock/scenarios/late.json';

    expect(upgradeFile({ path: scenario, now: '{"title":"late"}' }).own).toContain('late');
    expect(upgradeFile({ path: scenario, taken: '{"a":1}', own: '{"a":1}' }).own).toBeUndefined();
    expect(upgradeFile({ path: scenario, taken: '{"a":1}', own: '{"a":2}' })).toMatchObject({
      own: '{"a":2}',
      open: [{ pointer: '' }],
    });
  });
});
