import { describe, expect, it } from 'vitest';
import { flows } from './flows.ts';
import { inWords, notFound } from './told.ts';

describe('the command that tries Firefox and Safari’s engine', () => {
  it('tries twelve flows, each by a name of its own [HOLDER-36]', () => {
    const names = flows.map(({ name }) => name);

    expect(new Set(names).size).toBe(12);
    expect(names).toHaveLength(12);
  });

  it('says plainly which engine it did not find, what of it is missing and what brings it [HOLDER-36]', () => {
    const there = { name: 'Firefox', debian: 'firefox-esr', missing: () => [] };
    const absent = { name: 'WebKitGTK', debian: 'webkit2gtk-driver', missing: () => ['WebKitWebDriver'] };

    expect(notFound([there, absent])).toEqual([
      'WebKitGTK was not found, and nothing is tried in it: WebKitWebDriver missing (Debian: webkit2gtk-driver).',
    ]);
  });

  it('never tells a flow as held that did not hold, or that was not tried [HOLDER-36]', () => {
    const table = inWords([
      { engine: 'Firefox 153', flow: 'login', ms: 1234 },
      { engine: 'Firefox 153', flow: 'PIN', problem: 'no code came' },
      { engine: 'WebKitGTK 2', flow: 'login', ms: 2000 },
    ]);

    expect(table.split('\n')).toEqual([
      '| flow | Firefox 153 | WebKitGTK 2 |',
      '|---|---|---|',
      '| login | holds, 1.2 s | holds, 2.0 s |',
      '| PIN | DOES NOT HOLD | not tried |',
    ]);
  });
});
