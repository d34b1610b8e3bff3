import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCommittedFolder, openExample, type SmallFolder, versionOf } from './small-folder.ts';

const file = 'journeys/phone-change/journey.json';

type Definition = { steps: Record<string, { actions: object }>; allow: { and: object[] }; note: string };

/** A folder whose phone-change has been changed since it was committed. */
function changed(edit: (definition: Definition) => object, path = file): SmallFolder {
  const folder = openCommittedFolder(openExample());
  folder.write(path, JSON.stringify(edit(JSON.parse(read(folder, path)) as Definition))); // as the schema has it
  return folder;
}

const read = (folder: SmallFolder, path: string): string => readFileSync(join(folder.path, path), 'utf8');

async function told(folder: SmallFolder): Promise<string> {
  const { code, printed } = await folder.percorso(['diff', 'HEAD']);
  expect(code).toBe(0);
  return printed;
}

const untouched = 'Holders in the middle of it are not touched';

describe('percorso diff, to anyone who reads it', () => {
  it('says in a line that a step is called otherwise, and tells nothing else of it', async () => {
    const folder = openCommittedFolder(openExample());
    for (const path of [file, 'i18n/it/phone-change.json'])
      folder.write(path, read(folder, path).replaceAll('"enter-code"', '"type-code"'));

    expect(await told(folder)).toBe(
      [
        `phone-change (${versionOf('phone-change')})`,
        '  Holders in the middle of it must begin again: a kept run is not taken up by another content.',
        `  Its content has changed and its version is still ${versionOf('phone-change')}.`,
        '  The step enter-code is called type-code now.',
        '',
        '1 journey differs; in 1 of them holders in the middle must begin again.',
        '',
      ].join('\n'),
    );
  });

  it('tells of a step that has another name and another content as of one gone and one come', async () => {
    const folder = changed(({ steps: { 'enter-code': step, ...steps }, ...definition }) => {
      const { close: _close, ...actions } = Object(step).actions;
      const text = JSON.stringify({ ...definition, steps: { ...steps, 'type-code': { ...step, actions } } });
      return JSON.parse(text.replaceAll('"to":"enter-code"', '"to":"type-code"')) as object;
    });

    const printed = await told(folder);

    expect(printed).toContain('  Steps\n    - enter-code form\n    + type-code form\n');
    expect(printed).not.toContain('is called');
  });

  it('tells of a guard only the parts that went, came, or hold of something else', async () => {
    const folder = changed(({ allow: { and }, ...definition }) => {
      const [state, limited, ...rest] = JSON.parse(
        JSON.stringify(and).replace('"ATTIVO"', '"SOSPESO"'),
      ) as object[];
      const fresh = { '===': [{ var: 'session.channel' }, 'WEB'] };
      return { ...definition, allow: { and: [limited, ...rest.slice(0, -1), state, fresh] } };
    });

    expect(await told(folder)).toContain(
      [
        '  Guards',
        '    - allow card.profiling.MODIFICA_NUMERO.state === "ATTIVO"',
        '    + allow card.profiling.MODIFICA_NUMERO.state === "SOSPESO"',
        '    - allow not card.profiling.MODIFICA_NUMERO.pause',
        '    + allow session.channel === "WEB"',
        '',
      ].join('\n'),
    );
  });

  it('tells in which order a screen offers its actions, which touches nobody who is in it', async () => {
    const folder = changed(({ steps, ...definition }) => {
      const [first, ...others] = Object.entries(steps['enter-code']?.actions ?? {});
      const actions = Object.fromEntries([...others, first ?? []]);
      return { ...definition, steps: { ...steps, 'enter-code': { ...steps['enter-code'], actions } } };
    });

    const printed = await told(folder);

    expect(printed).toContain(untouched);
    expect(printed).toMatch(
      /- enter-code: order of actions (\w+), (.+)\n +\+ enter-code: order of actions \2, \1\n/,
    );
  });

  it('finds nothing to tell in other remarks', async () => {
    const folder = changed((definition) => ({
      ...definition,
      note: 'Anyone who reads this is not the holder.',
    }));

    expect(await told(folder)).toContain('0 journeys differ');
    const { code } = await folder.percorso(['check', '--since', 'HEAD']);
    expect(code).toBe(0);
  });

  it('says that nobody is kept inside strong authentication', async () => {
    const folder = changed(
      (definition) => ({ ...definition, version: '9.0.0' }),
      'journeys/sca/journey.json',
    );

    expect(await told(folder)).toContain(`${untouched}: nobody is kept inside it`);
  });

  it('says of a journey that cannot be read just that', async () => {
    const folder = openCommittedFolder(openExample());
    folder.write(file, '{');

    expect(await told(folder)).toBe(
      [
        'phone-change cannot be read now: percorso check says why',
        '',
        '1 journey differs; in 0 of them holders in the middle must begin again.',
        '',
      ].join('\n'),
    );
  });

  it('tells scenarios that are gone or prove something else', async () => {
    const folder = openCommittedFolder(openExample());
    const [gone, other] = ['closed-at-code', 'wrong-codes'].map(
      (name) => `journeys/phone-change/scenarios/${name}.json`,
    );
    const titles = [gone, other].map((path = '') => Object(JSON.parse(read(folder, path))).title);
    folder.write(other ?? '', read(folder, other ?? '').replace(/"do": \[\s*\{/, '$& "note": "First.",'));
    rmSync(join(folder.path, gone ?? ''));

    const printed = await told(folder);

    expect(printed).toContain(`    - ${titles[0]} (as it was)\n`);
    expect(printed).toContain(`    - ${titles[1]} (as it was)\n    + ${titles[1]} (changed)\n`);
  });

  it.each([
    { lang: 'en', was: '(as it was)', differs: '(changed)', isNew: '(new)', empty: '(empty)' },
    { lang: 'it', was: '(com’era)', differs: '(cambiato)', isNew: '(nuovo)', empty: '(vuoto)' },
  ])('leaves no cell of a table blank, $lang', async ({ lang, was, differs, isNew, empty }) => {
    const folder = openCommittedFolder(openExample());
    const [gone = '', other = ''] = ['closed-at-code', 'wrong-codes'].map(
      (name) => `journeys/phone-change/scenarios/${name}.json`,
    );
    const [wasThere, changedOne] = [gone, other].map((path) => Object(JSON.parse(read(folder, path))).title);
    folder.write(
      'journeys/phone-change/scenarios/more.json',
      read(folder, gone).replace(wasThere, 'One more'),
    );
    folder.write(other, read(folder, other).replace(/"do": \[\s*\{/, '$& "note": "First.",'));
    rmSync(join(folder.path, gone));
    folder.write(
      'journeys/deep-links.json',
      JSON.stringify({ links: { pin: { to: ['/pinView/request'] } } }),
    );
    const texts = 'i18n/it/pin-view.json';
    const body = /"body": "[^"]+"/.exec(read(folder, texts))?.[0] ?? '';
    folder.write(texts, read(folder, texts).replace(body, '"body": ""'));

    const typed = ['diff', 'HEAD', '--format', 'markdown', '--lang', lang];
    const { printed } = await folder.percorso(typed);

    expect(printed).not.toMatch(/\| *\|/);
    expect(printed).toContain(`| \`${wasThere}\` | ${was} | – |`);
    expect(printed).toContain(`| \`${changedOne}\` | ${was} | ${differs} |`);
    expect(printed).toContain(`| \`One more\` | – | ${isNew} |`);
    expect(printed).toContain('| `links.pin.to./pinView/request` | – | `/pinView/request` |');
    expect(printed).toContain(`| ${empty} |`);
  });

  it('tells of a case put before the others that alone', async () => {
    const folder = changed(({ steps, ...definition }) => {
      const first = { when: { '===': [{ var: 'result.status' }, 'SUSPENDED'] }, to: 'exceeded' };
      const { ok, ...status } = Object(steps['status']);
      return { ...definition, steps: { ...steps, status: { ...status, ok: [first, ...ok] } } };
    }, 'journeys/pin-view/journey.json');

    const printed = await told(folder);

    expect(printed.split('\n').filter((line) => /^ {4}[-+]/.test(line))).toEqual([
      '    + status —ok 1→ exceeded',
      '    + status: ok 1 result.status === "SUSPENDED"',
    ]);
  });

  it('tells of cases that are asked in another order that alone', async () => {
    const folder = changed(({ steps, ...definition }) => {
      const { ok, ...status } = Object(steps['status']);
      const [first, second, ...rest] = ok;
      return { ...definition, steps: { ...steps, status: { ...status, ok: [second, first, ...rest] } } };
    }, 'journeys/pin-view/journey.json');

    const lines = (await told(folder)).split('\n').filter((line) => /^ {4}[-+]/.test(line));

    expect(lines).toEqual([
      expect.stringMatching(/^ {4}- status: order of cases 2, 1, 3/),
      expect.stringMatching(/^ {4}\+ status: order of cases 1, 2, 3/),
    ]);
  });

  it('tells of a form what the schema asks though the screen draws it otherwise', async () => {
    const folder = openCommittedFolder(openExample());
    const form = 'journeys/phone-change/forms/phone-number.json';
    folder.write(form, read(folder, form).replace('"type": "string"', '"type": "string", "maxLength": 9'));

    expect(await told(folder)).toContain('    + phone-number.telephoneNumber maxLength 9\n');
  });
});
