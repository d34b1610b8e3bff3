import { cpSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  openCommittedFolder,
  openExample,
  openSmallFolder,
  type SmallFolder,
  versionOf,
} from './small-folder.ts';

const own = 'journeys/phone-change';
const file = `${own}/journey.json`;
const texts = 'i18n/it/phone-change.json';
const mustRestart =
  '  Holders in the middle of it must begin again: a kept run is not taken up by another content.';
const sameVersion = `  Its content has changed and its version is still ${versionOf('phone-change')}.`;
const restarted = '1 journey differs; in 1 of them holders in the middle must begin again.';

const read = (folder: SmallFolder, path: string): string => readFileSync(join(folder.path, path), 'utf8');

/** Replaces everywhere in some files what stands between quotes, or as said. */
function put(folder: SmallFolder, paths: readonly string[], ...pairs: [string, string][]): void {
  for (const path of paths)
    folder.write(
      path,
      pairs.reduce((text, [before, after]) => text.replaceAll(before, after), read(folder, path)),
    );
}

const scenarios = (folder: SmallFolder, journey = own): string[] => filesIn(folder, `${journey}/scenarios`);

function filesIn(folder: SmallFolder, path: string): string[] {
  if (!existsSync(join(folder.path, path))) return [];
  return readdirSync(join(folder.path, path)).map((name) => `${path}/${name}`);
}

const move = (folder: SmallFolder, before: string, after: string): void =>
  renameSync(join(folder.path, before), join(folder.path, after));

async function told(folder: SmallFolder): Promise<string[]> {
  const { code, printed } = await folder.percorso(['diff', 'HEAD']);
  expect(code).toBe(0);
  return printed.split('\n');
}

const renamedAlone = (line: string): string[] => [
  `phone-change (${versionOf('phone-change')})`,
  mustRestart,
  sameVersion,
  `  ${line}`,
  '',
  restarted,
  '',
];

function renameField(folder: SmallFolder): void {
  const paths = [`${own}/forms/phone-number.json`, texts, ...scenarios(folder)];
  put(folder, paths, ['"telephoneNumber"', '"mobile"'], ['"telephoneNumber":', '"mobile":']);
  put(folder, [file, ...scenarios(folder)], ['"/telephoneNumber"', '"/mobile"']);
  put(folder, scenarios(folder), ['.fields.telephoneNumber.', '.fields.mobile.']);
}

function renameJourney(folder: SmallFolder, before: string, after: string): void {
  move(folder, `journeys/${before}`, `journeys/${after}`);
  move(folder, `i18n/it/${before}.json`, `i18n/it/${after}.json`);
  const folders = readdirSync(join(folder.path, 'journeys'), { withFileTypes: true });
  for (const { name } of folders.filter((entry) => entry.isDirectory())) {
    const paths = [`journeys/${name}/journey.json`, ...scenarios(folder, `journeys/${name}`)];
    put(
      folder,
      paths,
      [`"${before}"`, `"${after}"`],
      [`"${before}/`, `"${after}/`],
      [`"${before}:`, `"${after}:`],
    );
  }
}

// Each reads the whole project, some several times.
describe('percorso diff, of what is only called otherwise', () => {
  it('tells in a line of a form', async () => {
    const folder = openCommittedFolder(openExample());
    move(folder, `${own}/forms/code.json`, `${own}/forms/sms-code.json`);
    put(folder, [file], ['"form": "code"', '"form": "sms-code"'], [', "code"]', ', "sms-code"]']);
    put(folder, [file], ['["code"]', '["sms-code"]']);

    expect(await told(folder)).toEqual(renamedAlone('The form code is called sms-code now.'));
  });

  it('tells in a line of a field, whose pointers, texts and scenarios follow it', async () => {
    const folder = openCommittedFolder(openExample());
    renameField(folder);

    expect(await told(folder)).toEqual(
      renamedAlone('The field telephoneNumber of the form phone-number is called mobile now.'),
    );
  });

  it('says nothing of scenarios that nobody has touched, though they name what is called otherwise', async () => {
    const folder = openCommittedFolder(openExample());
    put(folder, [file, texts], ['"enter-code"', '"type-code"']);

    expect(await told(folder)).toEqual(renamedAlone('The step enter-code is called type-code now.'));
  });

  it('tells in a line of a datum', async () => {
    const folder = openCommittedFolder(openExample());
    put(
      folder,
      [file],
      ['data.phone"', 'data.newPhone"'],
      ['"phone": {\n      "type"', '"newPhone": {\n      "type"'],
    );
    put(folder, scenarios(folder), ['"data": { "phone"', '"data": { "newPhone"']);

    expect(await told(folder)).toEqual(renamedAlone('The datum phone is called newPhone now.'));
  });

  it('tells in a line of a limit', async () => {
    const folder = openCommittedFolder(openExample());
    put(folder, [file], ['"wrong-code"', '"wrong-sms"']);

    expect(await told(folder)).toEqual(renamedAlone('The limit wrong-code is called wrong-sms now.'));
  });

  it('tells of two at once, and of what else has changed in them, under the new names', async () => {
    const folder = openCommittedFolder(openExample());
    renameField(folder);
    put(folder, [file], ['"wrong-code"', '"wrong-sms"']);
    put(folder, [file], ['"5707": {\n          "type": "FIELD"', '"5707": {\n          "type": "SHOW"']);

    const lines = await told(folder);

    expect(lines.filter((line) => line.includes(' is called '))).toEqual([
      '  The field telephoneNumber of the form phone-number is called mobile now.',
      '  The limit wrong-code is called wrong-sms now.',
    ]);
    expect(lines.filter((line) => /^ {4}[-+]/.test(line))).toEqual([
      '    - verify: 5707 FIELD /otp → enter-code, counts towards wrong-sms',
      '    + verify: 5707 SHOW /otp → enter-code, counts towards wrong-sms',
    ]);
  });

  it('tells of a popup where it is shown and where it is listed', async () => {
    const folder = openExample();
    folder.write('journeys/popups.json', '["EDIT_TEL_NUMB", "EDIT_TEL_NUMB_OTP"]');
    openCommittedFolder(folder);
    put(
      folder,
      [file, 'journeys/popups.json', ...scenarios(folder)],
      ['"EDIT_TEL_NUMB_OTP"', '"TEL_NUMB_SMS"'],
    );

    const lines = await told(folder);

    const line = '  The popup EDIT_TEL_NUMB_OTP is called TEL_NUMB_SMS now.';
    expect(lines).toEqual([
      ...renamedAlone(line.trim()).slice(0, -2),
      'journeys/popups.json',
      line,
      '',
      restarted,
      '1 file of all journeys differs.',
      '',
    ]);
  });

  it('tells of two names that are exchanged what each is now, and of no new name', async () => {
    const folder = openCommittedFolder(openExample());
    put(
      folder,
      [file],
      ['"enter-number"', '"-"'],
      ['"enter-code"', '"enter-number"'],
      ['"-"', '"enter-code"'],
    );

    const printed = (await told(folder)).join('\n');

    expect(printed).not.toContain('is called');
    expect(printed).toMatch(/- enter-code: form "code"\n +\+ enter-code: form "phone-number"/);
    expect(printed).toMatch(/- enter-number: form "phone-number"\n +\+ enter-number: form "code"/);
  });

  it('tells of what is gone and of what is new that has little in common with it', async () => {
    const folder = openCommittedFolder(openExample());
    const definition = JSON.parse(read(folder, file)) as { limits: object };
    const limits = { ...definition.limits, sends: { max: 2, to: 'cancelled' } };
    folder.write(file, JSON.stringify({ ...definition, limits: { sends: limits.sends } }));

    const printed = (await told(folder)).join('\n');

    expect(printed).toContain('    - wrong-code 5 times in a row → blocked\n');
    expect(printed).toContain('    + sends 2 times → cancelled\n');
    expect(printed).not.toContain('is called');
  });
});

describe('percorso diff, of a journey that is only called otherwise', () => {
  it('tells it in a line, in the journeys that run it as well, whose holders begin again', async () => {
    const folder = openCommittedFolder(openSmallFolder());
    renameJourney(folder, 'sms-alert-cancel', 'sms-alert-stop');

    const line = '  The journey sms-alert-cancel is called sms-alert-stop now.';
    const lines = await told(folder);

    expect(lines.slice(0, 8)).toEqual([
      `sms-alert-stop (${versionOf('sms-alert-cancel', '.')})`,
      '  Holders in the middle of it must begin again: a kept run is not taken up by another content. So do those who came from sms-alert-threshold.',
      line,
      '',
      expect.stringMatching(/^sms-alert-threshold \(/),
      mustRestart,
      expect.stringContaining('Its content has changed and its version is still'),
      line,
    ]);
    expect(lines.slice(8)).toEqual([
      '',
      '2 journeys differ; in 2 of them holders in the middle must begin again.',
      '',
    ]);
  });

  it('says that holders go on where the bank says, and at which of its states they no longer do', async () => {
    const folder = openCommittedFolder(openSmallFolder());
    renameJourney(folder, 'migration', 'moving');
    put(folder, ['journeys/moving/journey.json'], ['"MIGRATION_20_PHONE": "enter-phone",', '']);

    const printed = (await told(folder)).join('\n');

    expect(printed).toContain('The journey migration is called moving now.');
    expect(printed).toContain('Holders in the middle of it go on at the question that the bank names.');
    expect(printed).toContain('At MIGRATION_20_PHONE they begin at the start.');
    expect(printed).not.toContain('is gone');
  });

  it('tells what was copied as new, beside what is still there', async () => {
    const folder = openCommittedFolder(openExample());
    cpSync(join(folder.path, 'journeys/pin-view'), join(folder.path, 'journeys/pin-look'), {
      recursive: true,
    });
    put(folder, ['journeys/pin-look/journey.json'], ['"pin-view"', '"pin-look"']);

    const lines = await told(folder);

    expect(lines).toContain(`pin-look is new (${versionOf('pin-view')})`);
    expect(lines.filter((line) => line.includes('is called'))).toEqual([]);
  });

  it('says it in Italian, and in Markdown that a request shows as it is meant', async () => {
    const folder = openCommittedFolder(openExample());
    const version = versionOf('pin-view');
    renameJourney(folder, 'pin-view', 'pin-look');
    put(folder, ['journeys/pin-look/journey.json'], [`"version": "${version}"`, '"version": "9.0.0"']);

    const { printed } = await folder.percorsoInItalian(['diff', 'HEAD', '--format', 'markdown']);

    expect(printed).toContain(`### pin-look (${version} → 9.0.0)\n\nChi è a metà deve ricominciare`);
    expect(printed).toContain('\n\nIl flusso `pin-view` ora si chiama `pin-look`.\n');
  });
});
