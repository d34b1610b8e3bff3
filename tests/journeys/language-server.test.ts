import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver/node';
import { openEditor, placeAt, type EditorOptions } from './editor.ts';
import { openEmptyFolder, openExample } from './small-folder.ts';

const file = 'journeys/phone-change/journey.json';
const views = 'journeys/views.json';

/** Opens an editor for one test. */
async function open(options: EditorOptions = {}) {
  const editor = await openEditor(options);
  onTestFinished(editor.quit);
  const text = readFileSync(join(options.folder ?? 'docs/guida/esempio', file), 'utf8');
  return { ...editor, text, wrong: text.replace('"to": "send-code"', '"to": "send-cod"') };
}

const codes = (found: readonly Diagnostic[]) => found.map(({ code }) => code);
const some = (found: readonly Diagnostic[]): boolean => found.length > 0;
const none = (found: readonly Diagnostic[]): boolean => found.length === 0;
const isSlip = ({ message }: Diagnostic) => JSON.stringify(message).includes('generateOtpSac');

describe('percorso lsp', () => {
  it('tells a finding where it stands while it is typed, and takes it back', async () => {
    const { type, told, text, wrong } = await open();

    await type(file, wrong);
    const found = await told(file, some);
    await type(file, text);
    await told(file, none);

    const [unknown] = found.filter(({ code }) => code === 'step-unknown');
    expect(unknown?.message).toContain('Did you mean "send-code"?');
    expect(unknown?.range.start).toEqual(placeAt(wrong, wrong.indexOf('"send-cod"')));
  });

  it('tells findings in the language of the editor', async () => {
    const { type, told, wrong } = await open({ locale: 'it' });

    await type(file, wrong);

    const [unknown] = await told(file, some);
    expect(unknown?.message).toContain('Intendevi "send-code"?');
  });

  it('tells where a file that is being typed stops being JSON', async () => {
    const { type, told, text } = await open();

    await type(file, text.slice(0, -4));

    expect(codes(await told(file, some))).toContain('json-syntax');
  });

  it('mends a slip by one press', async () => {
    const { type, told, quickFixes, uriOf, text, wrong } = await open({ locale: 'it' });

    await type(file, wrong);
    const [found] = await told(file, some);
    const [fix] = found ? await quickFixes(file, found) : [];

    const [edit] = fix?.edit?.changes?.[uriOf(file)] ?? [];
    expect(fix).toMatchObject({ title: 'Scrivi "send-code"', kind: 'quickfix', isPreferred: true });
    expect(fix?.diagnostics).toEqual([found]);
    expect(edit).toMatchObject({ newText: '"send-code"', range: found?.range });
    await type(file, wrong.replace('"send-cod"', edit?.newText ?? ''));
    await told(file, none);
    expect(wrong.replace('"send-cod"', edit?.newText ?? '')).toBe(text);
  });

  it('mends the name of an operation in a scenario by one press', async () => {
    const scenario = 'journeys/phone-change/scenarios/asked-too-soon.json';
    const { type, told, quickFixes, uriOf, read } = await open();

    await type(scenario, read(scenario).replace('"generateOtpSca"', '"generateOtpSac"'));
    const found = await told(scenario, (all) => all.some(isSlip));
    const slip = found.find(isSlip);
    const [fix] = slip ? await quickFixes(scenario, slip) : [];

    expect(fix).toMatchObject({ title: 'Write "generateOtpSca"', isPreferred: true });
    expect(fix?.edit?.changes?.[uriOf(scenario)]).toMatchObject([{ newText: '"generateOtpSca"' }]);
  });

  it('offers to take away a text that nothing shows, but does not prefer it', async () => {
    const texts = 'i18n/it/phone-change.json';
    const { type, told, quickFixes, uriOf, read } = await open();

    await type(texts, read(texts).replace('{', '{ "nowhere": { "title": "Da nessuna parte" },'));
    const [found] = await told(texts, (all) => codes(all).includes('text-unused'));
    const [fix] = found ? await quickFixes(texts, found) : [];

    expect(fix).toMatchObject({ title: expect.stringContaining('Remove'), isPreferred: false });
    expect(fix?.edit?.changes?.[uriOf(texts)]).toMatchObject([{ newText: '' }]);
  });

  it('offers nothing to press where nothing is found', async () => {
    const { type, quickFixes, text } = await open();
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };

    await type(file, text);

    expect(await quickFixes(file, { range, message: '' })).toEqual([]);
  });
});

describe('percorso lsp in a folder that cannot be read', () => {
  it('says where the list of views is broken, and finds again what there is when it is mended', async () => {
    const folder = openExample().path;
    const { type, told, read, warned, wrong } = await open({ folder });
    const known = read(views);

    await type(views, '{ "plan-table": ');
    await type(file, wrong);
    const [broken] = await told(views, some);
    await told(file, some);
    await type(views, known);
    await told(views, none);

    expect(broken).toMatchObject({ code: 'json-syntax', range: { start: { line: 0 } } });
    expect(codes(await told(file, some))).toEqual(['step-unknown']);
    expect(warned()).toBe('');
  });

  it('begins with views that are broken on the disk, and reads them when they are saved', async () => {
    const folder = openExample();
    const known = readFileSync(join(folder.path, views), 'utf8');
    folder.write(views, '[]');
    const { type, told, save, wrong } = await open({ folder: folder.path });

    await type(file, wrong);
    const [broken] = await told(views, some);
    folder.write(views, known);
    await save(file);

    expect(broken?.message).toContain('must be an object');
    expect(codes(await told(file, some))).toEqual(['step-unknown']);
    await told(views, none);
  });

  it('waits for a folder journeys/ that is not there, and says so once', async () => {
    const folder = openEmptyFolder().path;
    const editor = await openEditor({ folder });
    onTestFinished(editor.quit);
    const said: string[] = [];
    editor.client.onNotification('window/showMessage', ({ message }: { message: string }) => {
      said.push(message);
    });

    await editor.type(file, '{');
    await expect.poll(() => said.length).toBe(1);
    await editor.type(file, '{ "id": 1');
    mkdirSync(join(folder, 'journeys'));
    await editor.save(file);
    const found = await editor.told(file, some);

    expect(said).toEqual([expect.stringContaining('There is no folder journeys/')]);
    expect(codes(found)).toContain('json-syntax');
  });

  it('goes on when the folder goes and comes back', async () => {
    const folder = openExample();
    const { type, told, save, text, wrong } = await open({ folder: folder.path });

    await type(file, wrong);
    await told(file, some);
    rmSync(join(folder.path, 'journeys'), { recursive: true });
    await save(file);
    folder.write(file, text);
    await type(file, text);
    await save(file);

    await told(file, (found) => !codes(found).includes('step-unknown'));
  });
});

describe('percorso lsp and files that are not of the folder', () => {
  it.each([
    'untitled:Untitled-1',
    'file:///elsewhere/journeys/a/journey.json',
    'file://machine/journeys/a.json',
  ])('says nothing of %s', async (other) => {
    const { type, complete, hover, told, warned, wrong } = await open();

    await type(other, '{');
    const offered = await complete(other, wrong.replace('send-cod"', '¦"'));
    const explained = await hover(other, wrong.replace('"send-cod"', '"send-cod¦"'));
    await type(file, wrong);
    await told(file, some);

    expect([offered, explained, warned()]).toEqual([[], '', '']);
  });

  it('ends with the editor', async () => {
    const { client, ended } = await open();

    await client.sendRequest('shutdown');
    await client.sendNotification('exit');

    expect(await ended).toBe(0);
  });
});
