import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Location, TextEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { openEditor, placeAt } from './editor.ts';
import {
  openCommittedFolder,
  openExample,
  openSmallFolder,
  openSome,
  type SmallFolder,
} from './small-folder.ts';

const journey = 'journeys/phone-change/journey.json';
const code = 'journeys/phone-change/forms/code.json';
const sca = 'journeys/sca/journey.json';

/** Opens an editor in a folder of its own, and asks about a place that the caret, ¦, marks in a file as it is saved. */
async function open(locale = 'en') {
  const folder = openCommittedFolder(openExample());
  return { folder, ...(await openIn(folder, locale)) };
}

/** Does the same in a folder that is there. */
async function openIn(folder: SmallFolder, locale = 'en') {
  const editor = await openEditor({ folder: folder.path, locale });
  onTestFinished(editor.quit);
  const ask = async <Answer>(
    method: string,
    [file, marked]: [string, string],
    more: object,
  ): Promise<Answer> => {
    const text = editor.read(file);
    const words = marked.replace('¦', '');
    expect(text).toContain(words);
    await editor.type(file, text);
    return editor.client.sendRequest<Answer>(`textDocument/${method}`, {
      textDocument: { uri: editor.uriOf(file) },
      position: placeAt(text, text.indexOf(words) + marked.indexOf('¦')),
      ...more,
    });
  };
  return {
    ...editor,
    references: (file: string, marked: string, includeDeclaration: boolean) =>
      ask<Location[]>('references', [file, marked], { context: { includeDeclaration } }),
    rename: (file: string, marked: string, newName: string) =>
      ask<WorkspaceEdit>('rename', [file, marked], { newName }),
    mayRename: (file: string, marked: string) => ask<object | null>('prepareRename', [file, marked], {}),
  };
}

function saved(edit: WorkspaceEdit, folder: ReturnType<typeof openExample>): string[] {
  return Object.entries(edit.changes ?? {}).map(([uri, edits]: [string, TextEdit[]]) => {
    const path = decodeURIComponent(new URL(uri).pathname).slice(folder.path.length + 1);
    const document = TextDocument.create(uri, 'json', 0, readFileSync(join(folder.path, path), 'utf8'));
    folder.write(path, TextDocument.applyEdits(document, edits));
    return path;
  });
}

describe('a name that is changed where the caret stands', () => {
  it('changes in all files that speak of it, for a step, a datum, a limit, a field, and a step of a journey that others run', async () => {
    const { folder, rename, type, read } = await open();
    const renamed = [
      [journey, '"to": "enter-c¦ode"', 'type-code', 'The step enter-code is called type-code now.'],
      [journey, '"var": "data.ph¦one"', 'newPhone', 'The datum phone is called newPhone now.'],
      [journey, '"counts": "wrong-c¦ode"', 'wrong-sms', 'The limit wrong-code is called wrong-sms now.'],
      [code, '"o¦tp": {', 'smsCode', 'The field otp of the form code is called smsCode now.'],
      [sca, '"to": "enter-c¦ode"', 'type-code', 'The step enter-code is called type-code now.'],
    ] as const;

    for (const [file, marked, name, told] of renamed) {
      const paths = saved(await rename(file, marked, name), folder);
      const diff = await folder.percorso(['diff', 'HEAD']);

      expect(paths).toContain(file);
      expect(diff.printed).toContain(told);
      expect(diff.printed).not.toMatch(/^ {4}[-+]/m);
      // Where an editor changes a file it has it open.
      for (const path of paths) await type(path, read(path));
      folder.commit(told);
    }

    const [checked, tested] = [await folder.percorso(['check']), await folder.percorso(['test'])];
    expect([checked.printed, checked.code]).toEqual([expect.stringMatching(/\b0 errors?/), 0]);
    expect([tested.code, tested.printed]).toEqual([0, expect.stringContaining(' 0 failed')]);
  });

  it('changes for a guard in the file of guards and in every journey that uses it, and means the same [LANG-23]', async () => {
    const folder = openSome('ecode-view', 'ecode-manage');
    const { rename, references } = await openIn(folder);

    const uses = await references('journeys/ecode-view/journey.json', '"service-o¦pen"', false);
    const paths = saved(await rename('journeys/guards.json', '"service-o¦pen"', 'free-service'), folder);

    expect(uses.length).toBeGreaterThan(1);
    expect(paths.toSorted()).toContain('journeys/guards.json');
    expect(paths).toContain('journeys/ecode-manage/journey.json');
    expect((await folder.percorso(['check'])).printed).not.toContain('guard-un');
  });

  it.each([
    [
      'en',
      '"Enter Code" cannot be a name here. Write small letters and digits, a letter first',
      'enter-number is taken.',
    ],
    ['it', '"Enter Code" non può essere un nome qui. Usa lettere minuscole e cifre', 'enter-number c’è già.'],
  ])(
    'is refused in the words of the editor, %s, when it is none or is taken',
    async (locale, none, taken) => {
      const { rename } = await open(locale);

      await expect(rename(journey, '"to": "enter-c¦ode"', 'Enter Code')).rejects.toThrow(none);
      await expect(rename(journey, '"to": "enter-c¦ode"', 'enter-number')).rejects.toThrow(taken);
    },
  );

  it('tells how a field, too, is called, without the pattern of it', async () => {
    const { rename } = await open();

    await expect(rename(code, '"o¦tp": {', 'il codice')).rejects.toThrow(
      '"il codice" cannot be a name here. Write letters, digits, "_" and "-", a letter first: "newPhone".',
    );
  });

  it('is refused where it is that of a file, and while a file that speaks of it is no JSON', async () => {
    const { type, read, rename, mayRename } = await open();
    const texts = 'i18n/it/phone-change.json';

    await expect(mayRename(journey, '"form": "co¦de"')).rejects.toThrow('is the name of a file');
    expect(await mayRename(journey, '"surface": "dia¦log"')).toBeNull();
    await type(texts, read(texts).slice(0, -4));
    await expect(rename(journey, '"to": "enter-c¦ode"', 'type-code')).rejects.toThrow(`${texts} is not JSON`);
  });

  it('is refused while a scenario that may speak of it is no JSON, even where nothing of that can be read', async () => {
    const { type, rename } = await open();
    const scenario = 'journeys/phone-change/scenarios/limit.json';

    await type(scenario, 'enter-code');

    await expect(rename(journey, '"to": "enter-c¦ode"', 'type-code')).rejects.toThrow(
      `${scenario} is not JSON`,
    );
  });

  it('is refused where the texts have it already, though the form does not', async () => {
    const { type, read, rename } = await open();
    const texts = 'i18n/it/phone-change.json';

    await type(texts, read(texts).replace('"otp": {', '"smsCode": {}, "otp": {'));

    await expect(rename(code, '"o¦tp": {', 'smsCode')).rejects.toThrow('smsCode is taken.');
  });

  it('changes in the list of excused texts', async () => {
    const { folder, rename, type } = await open();
    const words = {
      $schema: '../schemas/journey/words.schema.json',
      longest: {},
      avoid: [],
      excused: [
        { rule: 'text-twin', text: 'phone-change.enter-code.fields.otp.label', reason: 'to the letter' },
        { rule: 'text-twin', text: 'cards.enter-code.title', reason: 'of a view' },
      ],
    };
    folder.write('journeys/words.json', JSON.stringify(words));
    await type('journeys/words.json', JSON.stringify(words));

    saved(await rename(journey, '"to": "enter-c¦ode"', 'type-code'), folder);

    const text = readFileSync(join(folder.path, 'journeys/words.json'), 'utf8');
    expect(text).toBe(JSON.stringify(words).replace('phone-change.enter-code', 'phone-change.type-code'));
  });

  it('changes in a scenario that plays the screen of a journey it does not name', async () => {
    const folder = openSmallFolder();
    const { rename } = await openIn(folder);

    const paths = saved(
      await rename('journeys/statement-email/forms/email.json', '"em¦ail": {', 'address'),
      folder,
    );
    const checked = await folder.percorso(['check']);

    expect(paths).toContain('journeys/statement-delivery/scenarios/email-blocked.json');
    expect([checked.printed, checked.code]).toEqual([expect.stringMatching(/\b0 errors?/), 0]);
  });
});

describe('who speaks of a name', () => {
  it('is found in the journey, its texts and its scenarios, with the place where it is declared or without', async () => {
    const { references, uriOf } = await open();

    const all = await references(journey, '"to": "enter-c¦ode"', true);
    const others = await references(journey, '"to": "enter-c¦ode"', false);

    const files = new Set(all.map(({ uri }) => uri));
    expect([...files]).toEqual(
      expect.arrayContaining(
        [journey, 'i18n/it/phone-change.json', 'journeys/phone-change/scenarios/limit.json'].map(uriOf),
      ),
    );
    expect(files.has(uriOf(sca))).toBe(false);
    expect(all.length - others.length).toBe(1);
  });
});

it('changes the name of a keyed list in what it refuses and in the words of that, too [LANG-09]', async () => {
  const folder = openCommittedFolder(openSmallFolder());
  const { rename } = await openIn(folder);
  const home = 'journeys/payees-together/journey.json';

  const paths = saved(await rename(home, '"pay¦ees": {', 'numbers'), folder);

  expect(paths).toEqual(expect.arrayContaining([home, 'i18n/it/payees-together.json']));
  folder.commit('The datum payees is called numbers now.');
  expect(await folder.percorso(['check', 'payees-together'])).toMatchObject({ code: 0 });
  expect(await folder.percorso(['test', 'payees-together'])).toMatchObject({ code: 0 });
});
