import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject, type Project } from '../language-server/project.ts';
import { stepChanging } from './step-changing.ts';

const root = join(import.meta.dirname, '../..');
const definition = 'journeys/phone-change/journey.json';
const rename = { kind: 'rename' as const, journey: 'phone-change', step: 'enter-code', name: 'type-code' };
let folder = '';
let project: Project;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-rename-'));
  for (const part of ['journeys', 'i18n/it'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  project = openProject(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const refusal = (asked: Partial<typeof rename>): string => {
  const renaming = stepChanging(project, { ...rename, ...asked });
  return 'refused' in renaming ? renaming.refused.it : '';
};

describe('a new name of a step', () => {
  it('stands wherever a file speaks of the step, and the folder is as sound as before [STUDIO-09]', () => {
    const renaming = stepChanging(project, rename);
    const files = 'files' in renaming ? renaming.files : [];
    const was = files.map(({ path }) => readFileSync(join(folder, path), 'utf8'));

    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([definition, 'i18n/it/phone-change.json']),
    );
    expect(files.some(({ path }) => path.startsWith('journeys/phone-change/scenarios/'))).toBe(true);
    expect(files.map((file) => file.was)).toEqual(was);
    for (const { text, places } of files) expect(text?.split('type-code')).toHaveLength(places + 1);

    const before = project.findings('it');
    for (const { path, text } of files) writeFileSync(join(folder, path), text ?? '');
    project.reread();
    expect(project.findings('it')).toHaveLength(before.length);
    const back = stepChanging(project, { ...rename, step: rename.name, name: rename.step });
    expect('files' in back ? back.files.map(({ text }) => text) : []).toEqual(was);
    for (const { path, was: earlier } of files) writeFileSync(join(folder, path), earlier ?? '');
    project.reread();
  });

  it.each([
    [{ name: 'verify' }, 'verify c’è già.'],
    [{ name: 'Due parole' }, '"Due parole" non può essere un nome qui.'],
    [{ name: '' }, '"" non può essere un nome qui.'],
    [{ name: 'enter-code' }, 'Il passo si chiama già enter-code.'],
    [{ step: 'gone' }, 'Il flusso phone-change non ha più il passo gone.'],
    [{ journey: '../phone-change' }, 'Il flusso ../phone-change non ha più il passo enter-code.'],
  ])('is refused in Italian for %j [STUDIO-09]', (asked, words) => {
    expect(refusal(asked)).toContain(words);
  });

  it('waits where a file that may speak of the step is no JSON at the moment [STUDIO-09]', () => {
    project.edit('i18n/it/phone-change.json', '{ "enter-code": ');

    expect(refusal({})).toBe('i18n/it/phone-change.json non è JSON: correggilo prima.');
    project.edit('i18n/it/phone-change.json', undefined);
  });
});
