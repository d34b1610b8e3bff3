import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSmallFolder, type SmallFolder } from './small-folder.ts';

const journeys = [
  'holder-code',
  'phone-change',
  'sms-alert-activate',
  'sms-request',
  'statement-email',
  'sca',
];

// The journeys of the pages that these lead to.
// Of them `sms-alert-threshold` asks whether an amount is the one that is there, to which explore finds no way: it takes amounts
// from the form alone.
const ledTo = ['services-unlocked', 'sms-alert-threshold', 'statement-delivery'];

/** Opens a folder with few journeys, and those that every challenge opens. */
function openFolderOf(...names: readonly string[]): SmallFolder {
  const folder = openSmallFolder();
  const kept = new Set([...names, 'sca', 'app-approval']);
  for (const { name, parentPath } of readdirSync(join(folder.path, 'journeys'), { withFileTypes: true }))
    if (!kept.has(name) && !name.endsWith('.json')) rmSync(join(parentPath, name), { recursive: true });
  return folder;
}

/** Takes the scenarios of some journeys away. */
function forget(folder: SmallFolder, ...names: readonly string[]): void {
  for (const name of names) rmSync(join(folder.path, 'journeys', name, 'scenarios'), { recursive: true });
}

// Each reads the whole project, some several times.
describe('percorso explore', () => {
  it('finds nothing where the scenarios pass everything', async () => {
    const folder = openFolderOf(...journeys, 'sms-alert-cancel');
    const { code, printed } = await folder.percorso(['explore', ...journeys]);

    expect(code).toBe(0);
    expect(printed).toContain('0 not passed by any scenario');
  });

  it('brings the coverage of journeys whose scenarios are gone back to 100 %', async () => {
    const folder = openFolderOf(...journeys, ...ledTo, 'sms-alert-cancel');
    forget(folder, ...journeys);
    const without = await folder.percorso(['test', ...journeys, '--min-coverage', '100']);

    const explored = await folder.percorso(['explore', '--write']);
    const tested = await folder.percorso(['test', ...journeys, '--min-coverage', '100']);

    expect(without.code).toBe(1);
    expect(explored.code).toBe(1);
    expect(explored.printed).not.toMatch(/no way|breaks/);
    expect(tested.warned).toBe('');
    expect(tested.code).toBe(0);
    expect(await folder.percorso(['check', ...journeys])).toMatchObject({ code: 0 });
  });

  it('fills a keyed list with other keys up to its bound, and finds the one that is there already [LANG-09]', async () => {
    const folder = openFolderOf('payees-together');
    forget(folder, 'payees-together');

    await folder.percorso(['explore', 'payees-together', '--write']);

    expect(await folder.percorso(['test', 'payees-together', '--min-coverage', '100'])).toMatchObject({
      code: 0,
    });
  });

  it('names the scenarios that lack an input which their journey takes, and searches on from one that it makes', async () => {
    const folder = openFolderOf('phone-change');
    const scenarios = 'journeys/phone-change/scenarios';
    for (const name of readdirSync(join(folder.path, scenarios))) {
      const text = readFileSync(join(folder.path, scenarios, name), 'utf8');
      folder.write(`${scenarios}/${name}`, text.replace('"cardId"', '"card"'));
    }

    const { printed } = await folder.percorso(['explore', 'phone-change']);

    expect(printed).toContain('the journey takes "cardId", which "given" does not have under "input"');
    expect(printed).not.toContain('    at ');
  });

  it('writes what each move leads to, so that a change of the journey is noticed', async () => {
    const folder = openFolderOf('phone-change');
    forget(folder, 'phone-change');
    await folder.percorso(['explore', 'phone-change', '--write']);
    const file = 'journeys/phone-change/journey.json';
    const text = readFileSync(join(folder.path, file), 'utf8');

    folder.write(file, text.replace('"ok": { "to": "update"', '"ok": { "to": "done"'));

    const { printed } = await folder.percorso(['test', 'phone-change']);
    expect(printed).toMatch(/FAIL {2}phone-change: .*\n.*\n.*expected calls/);
  });

  it('lists without writing when it is not asked to write', async () => {
    const folder = openFolderOf('pin-view');
    forget(folder, 'pin-view');

    const { code, printed } = await folder.percorso(['explore', 'pin-view']);

    expect(code).toBe(1);
    expect(printed).toMatch(/missing {2}pin-view: /);
    expect(existsSync(join(folder.path, 'journeys/pin-view/scenarios'))).toBe(false);
  });

  it('says what no path leads to, and why', async () => {
    const folder = openFolderOf('sms-alert-threshold', 'sms-alert-cancel', 'sms-request');
    const file = 'journeys/sms-alert-threshold/journey.json';
    const text = readFileSync(join(folder.path, file), 'utf8');
    folder.write(file, text.replace('"errors": {', '"errors": { "5707": { "type": "SHOW" },'));

    const { code, printed } = await folder.percorso(['explore', 'sms-alert-threshold']);

    expect(code).toBe(1);
    expect(printed).toMatch(/no way {3}sms-alert-threshold: .*5707: no path that was found leads there/);
  });

  it('tells of an answer that a form takes and the contract does not', async () => {
    const folder = openFolderOf('sms-alert-threshold', 'sms-alert-cancel', 'sms-request');
    forget(folder, 'sms-alert-threshold');
    const form = 'journeys/sms-alert-threshold/forms/threshold.json';
    const text = readFileSync(join(folder.path, form), 'utf8');
    folder.write(form, text.replace('"maximum": 100000000', '"maximum": 900000000'));

    const { code, printed } = await folder.percorso(['explore', 'sms-alert-threshold']);

    expect(code).toBe(1);
    expect(printed).toMatch(
      /breaks {3}sms-alert-threshold: the journey sends what the contract does not take: .*threshold/i,
    );

    const inItalian = await folder.percorsoInItalian(['explore', 'sms-alert-threshold']);
    expect(inItalian.printed).toMatch(
      /^si rompe {5}sms-alert-threshold: il flusso manda ciò che il contratto non prende: \S+ del corpo deve essere /m,
    );
  });

  it('refuses a journey that is not there', async () => {
    const { code, warned } = await openFolderOf('phone-change').percorso(['explore', 'phone-chnage']);

    expect({ code, warned }).toEqual({
      code: 2,
      warned: 'percorso explore: There is no journey "phone-chnage". Did you mean "phone-change"?\n',
    });
  });

  it('never writes over a scenario that is there', async () => {
    const folder = openFolderOf('pin-view');
    const scenarios = join(folder.path, 'journeys/pin-view/scenarios');
    forget(folder, 'pin-view');
    await folder.percorso(['explore', 'pin-view', '--write']);
    const first = readdirSync(scenarios).find((name) => name.includes('close')) ?? '';
    const kept = readFileSync(join(scenarios, first), 'utf8').replace(/"do": \[[\s\S]*\]/, '"do": []');
    folder.write(`journeys/pin-view/scenarios/${first}`, kept);

    await folder.percorso(['explore', 'pin-view', '--write']);

    expect(readFileSync(join(scenarios, first), 'utf8')).toBe(kept);
    expect(readdirSync(scenarios)).toContain(first.replace('.json', '-2.json'));
  });
});
