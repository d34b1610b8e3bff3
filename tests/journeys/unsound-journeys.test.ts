import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openExample } from './small-folder.ts';

const journey = 'journeys/phone-change/journey.json';

/** The example of the guide, of which a word gives way to another in the phone change. */
function withSlip(from: string, to: string) {
  const folder = openExample();
  folder.write(journey, readFileSync(join(folder.path, journey), 'utf8').replace(from, to));
  return folder;
}

describe('a journey that cannot run', () => {
  it.each(['test', 'explore'])('fails %s, which names its file and the place', async (command) => {
    const folder = openExample();
    folder.write(journey, '{');

    const { code, printed } = await folder.percorso([command, 'phone-change']);

    expect(code).toBe(1);
    expect(printed).toContain(`CANNOT RUN  phone-change\n      ${journey}:1:2  Expected a key`);
    expect(printed).toContain('Try: percorso check');
  });

  it('is told with the step that was meant, and stops no other journey', async () => {
    const folder = withSlip('"to": "send-code"', '"to": "send-cod"');

    const own = await folder.percorso(['test', 'phone-change']);
    const other = await folder.percorso(['test', 'pin-view']);

    expect(own.code).toBe(1);
    expect(own.printed).toMatch(
      /phone-change\/journey\.json:\d+:\d+ {2}This journey has no step "send-cod"\. Did you mean "send-code"\?/,
    );
    expect(own.printed).toContain('0 passed, 0 failed, 1 cannot run;');
    expect(other).toMatchObject({ code: 0, warned: '' });
  });

  it('stops the journeys that run it, each with the journey that it needs', async () => {
    const folder = openExample();
    folder.write('journeys/sca/journey.json', '[]');

    const { code, printed } = await folder.percorso(['test', 'phone-change']);

    expect(code).toBe(1);
    expect(printed).toContain('It runs the journey "sca", which cannot run.');
  });

  it('lets explore, graph and run go on with the others', async () => {
    const folder = withSlip('"to": "send-code"', '"to": "send-cod"');

    expect((await folder.percorso(['explore', 'pin-view'])).warned).toBe('');
    expect((await folder.percorso(['graph', 'pin-view', '--coverage'])).code).toBe(0);
    const { code, warned } = await folder.percorso(['run', 'phone-change']);
    expect(code).toBe(2);
    expect(warned).toMatch(
      /^percorso run: "phone-change" cannot run\. journeys\/.*:\d+:\d+ {2}This journey has no step/,
    );
  });
});

describe('a scenario that cannot be read', () => {
  const scenario = 'journeys/pin-view/scenarios/broken.json';

  it.each([
    ['is no JSON', '{"$schema":"x","title":"broken","do":[', 1],
    ['begins with a byte order mark', '\ufeff{"$schema":"x","title":"marked","do":[]}', 1],
    ['has a misspelt key', '{"$schema":"x","title":"slip","do":[{"acton":"close"}]}', 1],
  ])('fails test when it %s', async (_, text, failed) => {
    const folder = openExample();
    folder.write(scenario, text);

    const { code, printed } = await folder.percorso(['test', 'pin-view']);

    expect(code).toBe(1);
    expect(printed).toContain(`CANNOT RUN  pin-view\n      ${scenario}:1:`);
    expect(printed).toMatch(new RegExp(`, ${failed} cannot run;`));
  });

  it('fails test by a key that no expectation has, and the others are tried', async () => {
    const folder = openExample();
    const whole = JSON.parse(readFileSync('journeys/pin-view/scenarios/closed-when-hidden.json', 'utf8'));
    const first = { ...whole.do[0], expect: { foo: 1 } };
    folder.write(scenario, JSON.stringify({ ...whole, title: 'slip', do: [first] }));

    const { code, printed, warned } = await folder.percorso(['test', 'pin-view']);

    expect(code).toBe(1);
    expect(printed + warned).not.toContain('TypeError');
    expect(printed).toMatch(/foo/u);
    expect(printed).toMatch(/1 failed/u);
  });

  it('is left as it is by explore, however it could be mended', async () => {
    const folder = openExample();
    const text = '{"$schema":"x","title":"slip","do":[{"acton":"close"},{"expect":{"outcome":"cancelled"}}]}';
    folder.write(scenario, text);

    const { code, printed } = await folder.percorso(['explore', 'pin-view', '--write']);

    expect(code).toBe(1);
    expect(printed).toContain(`${scenario}:1:`);
    expect(readFileSync(join(folder.path, scenario), 'utf8')).toBe(text);
  });
});

it('offers the journey that was meant', async () => {
  const folder = openExample();

  for (const command of ['check', 'test', 'explore', 'run', 'graph'])
    expect((await folder.percorso([command, 'phone-chage'])).warned).toContain(
      'Did you mean "phone-change"?',
    );
});

it('offers the command and the rule that were meant', async () => {
  const { percorso } = openExample();

  expect((await percorso(['chek'])).warned).toContain('Did you mean "check"?');
  expect((await percorso(['check', '--explain', 'step-unknow'])).warned).toContain(
    'Did you mean "step-unknown"?',
  );
});
