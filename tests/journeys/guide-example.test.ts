import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addWarning, askName } from './guide-step.ts';
import { openExample } from './small-folder.ts';

describe('an analyst who follows the guide', () => {
  it('begins at an example that is sound and whole', async () => {
    const folder = openExample();

    expect(await folder.percorso(['check'])).toMatchObject({ code: 0 });
    expect(await folder.percorso(['test', 'phone-change', '--min-coverage', '100'])).toMatchObject({
      code: 0,
    });
  });

  it('adds a screen with files of journeys and texts alone, and leaves nothing red or uncovered', async () => {
    const folder = openExample();
    await addWarning(folder);

    const explored = await folder.percorso(['explore', 'phone-change', '--write']);
    const checked = await folder.percorso(['check']);
    const tested = await folder.percorso(['test', 'phone-change', '--min-coverage', '100']);

    expect(explored.printed).toContain('wrote journeys/phone-change/scenarios/explored-');
    expect(checked).toMatchObject({ code: 0 });
    expect(tested).toMatchObject({ code: 0, warned: '' });
  });

  it('lets the new screen ask something, and is told what its scenarios answer there now', async () => {
    const folder = openExample();
    await addWarning(folder);
    askName(folder);

    const before = await folder.percorso(['test', 'phone-change']);
    const explored = await folder.percorso(['explore', 'phone-change', '--write']);
    const checked = await folder.percorso(['check']);
    const tested = await folder.percorso(['test', 'phone-change', '--min-coverage', '100']);

    expect(before.printed).toContain('VALUES_INVALID at phone-change/warn-old-number: name (required)');
    expect(explored.printed).toContain(
      'mended   journeys/phone-change/scenarios/limit.json\n         phone-change/warn-old-number submit {"name":"',
    );
    expect(checked).toMatchObject({ code: 0 });
    expect(tested).toMatchObject({ code: 0, warned: '' });
    expect(tested.printed).toContain('\n24 passed, 0 failed');
  });

  it('may write the step by hand: a scenario that stops in front of it goes past it', async () => {
    const folder = openExample();
    const scenario = 'journeys/phone-change/scenarios/changes-the-number.json';
    const written = readFileSync(join(folder.path, scenario), 'utf8');
    await addWarning(folder);
    folder.write(scenario, written);

    const explored = await folder.percorso(['explore', 'phone-change', '--write']);
    const tested = await folder.percorso(['test', 'phone-change', '--min-coverage', '100']);

    expect(explored.printed).toContain(
      `mended   ${scenario}\n         phone-change/warn-old-number submit\n`,
    );
    expect(tested).toMatchObject({ code: 0, warned: '' });
  });

  it('is informed of a scenario that fails for another reason, which stays as it is', async () => {
    const folder = openExample();
    const wrong = 'journeys/phone-change/scenarios/limit.json';
    const whole = readFileSync(join(folder.path, wrong), 'utf8');
    const text = whole.replace('"at": "phone-change/blocked"', '"at": "phone-change/done"');
    expect(text).not.toBe(whole);
    folder.write(wrong, text);

    const { printed } = await folder.percorso(['explore', 'phone-change', '--write']);

    expect(printed).not.toContain('mended');
    expect(printed).toContain(
      `fails    ${wrong}: expected at "phone-change/done", got "phone-change/blocked"`,
    );
    expect(readFileSync(join(folder.path, wrong), 'utf8')).toBe(text);
  });
});
