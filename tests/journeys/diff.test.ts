import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  openCommittedFolder,
  openExample,
  openSmallFolder,
  type SmallFolder,
  versionOf,
} from './small-folder.ts';

function change(folder: SmallFolder, path: string, edit: (text: string) => string): void {
  const text = readFileSync(join(folder.path, path), 'utf8');
  const changed = edit(text);
  expect(changed).not.toBe(text);
  folder.write(path, changed);
}

const journey = 'journeys/phone-change/journey.json';

// Each reads the whole project, some several times.
describe('percorso diff', () => {
  it('finds nothing in what was not changed', async () => {
    const { code, printed } = await openCommittedFolder(openExample()).percorso(['diff', 'HEAD']);

    expect(code).toBe(0);
    expect(printed).toBe('0 journeys differ; in 0 of them holders in the middle must begin again.\n');
  });

  it('tells a changed text, and that holders go on', async () => {
    const folder = openCommittedFolder(openExample());
    change(folder, 'i18n/it/phone-change.json', (text) =>
      text.replace(/"submit": "[^"]+"/, '"submit": "Avanti così"'),
    );

    const { printed } = await folder.percorso(['diff', 'HEAD']);

    expect(printed).toMatch(
      /- enter-number\.actions\.submit .+\n +\+ enter-number\.actions\.submit Avanti così/,
    );
    expect(printed).toContain(
      'Holders in the middle of it are not touched: nothing that a kept run holds has changed.',
    );
  });

  it('tells ways, errors and guards lost and gained, and that holders must begin again', async () => {
    const folder = openCommittedFolder(openExample());
    change(folder, journey, (text) => {
      const definition = JSON.parse(text) as Record<string, never>;
      const steps = Object(definition['steps']);
      delete steps['enter-code'].actions.resend;
      delete steps['resend-code'];
      steps['verify'].errors['5708'].type = 'SHOW';
      return JSON.stringify({ ...definition, allow: true });
    });

    const { printed } = await folder.percorso(['diff', 'HEAD']);

    expect(printed).toContain('- resend-code call');
    expect(printed).toContain('- enter-code —action resend→ resend-code');
    expect(printed).toMatch(
      /- verify: 5708 FIELD \/otp → enter-code, counts towards wrong-code\n +\+ verify: 5708 SHOW \/otp → enter-code/,
    );
    expect(printed).toMatch(/- allow card\.profiling.* and not card.*\n +\+ allow true/);
    expect(printed).toContain('must begin again');
    expect(printed).toContain(
      `Its content has changed and its version is still ${versionOf('phone-change')}.`,
    );
    expect(printed).toContain('1 journey differs; in 1 of them');
  });

  it('tells a field that a form asks for now, and where a resumed run has lost its place', async () => {
    const folder = openCommittedFolder(openSmallFolder());
    change(folder, 'journeys/migration/forms/code.json', (text) => text.replace('{6}', '{8}'));
    change(folder, 'journeys/migration/journey.json', (text) =>
      text.replace(/"MIGRATION_20_PHONE": "enter-phone",\s*/, ''),
    );

    const { printed } = await folder.percorso(['diff', 'HEAD']);

    expect(printed).toMatch(/- code\.otp pattern "\^.*\{6\}\$"\n +\+ code\.otp pattern "\^.*\{8\}\$"/);
    expect(printed).toContain('go on at the question that the bank names.');
    expect(printed).toContain('At MIGRATION_20_PHONE they begin at the start.');
  });

  it('tells promises, what a call sends, and what belongs to no journey alone', async () => {
    const folder = openCommittedFolder(openExample());
    change(folder, journey, (text) => {
      const definition = JSON.parse(text) as Record<string, never>;
      Object(definition['steps'])['verify'].body.otp = { var: 'data.phone' };
      return JSON.stringify({
        ...definition,
        invariants: [{ id: 'code-first', never: 'done', before: 'verify' }],
      });
    });
    change(folder, 'journeys/errors.json', (text) => text.replace('"popup.locked"', '"popup.changed"'));

    const { printed } = await folder.percorso(['diff', 'HEAD']);
    const markdown = await folder.percorso(['diff', 'HEAD', '--format', 'markdown']);

    expect(printed).toContain('+ code-first never done, before verify');
    expect(printed).toMatch(/- verify: body otp data\.otp\n +\+ verify: body otp data\.phone/);
    expect(printed).toMatch(
      /journeys\/errors\.json\n +- codes\.5709\.message popup\.locked\n +\+ codes\.5709\.message popup\.changed\n +met in pin-view\n/,
    );
    expect(markdown.printed).toContain(
      '| `codes.5709.message`<br>met in pin-view | `popup.locked` | `popup.changed` |',
    );
  });

  it('names the journeys whose holders are inside a changed one', async () => {
    const folder = openCommittedFolder(openSmallFolder());
    const version = versionOf('sms-alert-cancel', '.');
    change(folder, 'journeys/sms-alert-cancel/journey.json', (text) => text.replace(version, '9.0.0'));

    const { printed } = await folder.percorso(['diff', 'HEAD']);

    expect(printed).toContain(`sms-alert-cancel (${version} → 9.0.0)`);
    expect(printed).toContain('So do those who came from sms-alert-threshold.');
  });

  it('writes Markdown for a pull request, with journeys that are new and gone', async () => {
    const folder = openCommittedFolder(openExample());
    await folder.percorso(['new', 'journey', 'ask-once']);
    rmSync(join(folder.path, 'journeys/pin-view'), { recursive: true });

    const { printed } = await folder.percorso(['diff', 'HEAD', '--format', 'markdown']);

    expect(printed).toMatch(/^## Journeys\n/);
    expect(printed).toMatch(/### ask-once is new \(\d+\.\d+\.\d+\)/);
    expect(printed).toContain(`### pin-view is gone (${versionOf('pin-view')})`);
    expect(printed.match(/Holders in the middle of it .*/g)).toEqual([
      'Holders in the middle of it cannot go on: there is no such journey any more.',
    ]);
    expect(printed).toContain('| Steps | before | after |\n|---|---|---|');
  });

  it.each([
    [['diff'], 'name one revision'],
    [['diff', 'no-such-branch'], 'git: '],
    [['diff', '--', '--output=x'], 'is no revision'],
    [['diff', 'HEAD', '--format', 'pdf'], 'There is no format "pdf"'],
  ])('refuses %j', async (typed, message) => {
    const { code, warned } = await openCommittedFolder(openExample()).percorso(typed);

    expect(code).toBe(2);
    expect(warned).toContain(message);
  });

  it.each([
    ['relase-1', 'there is no revision "relase-1" here. Did you mean "release-1"?'],
    ['relase-1~2', 'there is no revision "relase-1~2" here. Did you mean "release-1~2"?'],
    ['octobre', 'there is no revision "octobre" here. Did you mean "october"?'],
    ['release-1~2', 'there is no revision "release-1~2" here.\n'],
  ])('says for %s which branch or tag was meant', async (typed, message) => {
    const folder = openCommittedFolder(openExample());
    for (const made of [
      ['branch', 'release-1'],
      ['tag', 'october'],
    ])
      execFileSync('git', made, { cwd: folder.path });

    const { code, warned } = await folder.percorso(['diff', typed]);

    expect(code).toBe(2);
    expect(warned).toContain(message);
  });
});
