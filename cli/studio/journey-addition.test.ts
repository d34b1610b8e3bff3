import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JourneyAddition, StepChanging } from '#studio';
import { layBankFolder } from '../../tests/support/bank-folder.ts';
import { openProject } from '../language-server/project.ts';
import { foreseen } from './files-to-be.ts';
import { stepChanging } from './step-changing.ts';
import { openStudioFolder } from './studio-folder.ts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'studio-new-'))));
afterEach(() => rmSync(root, { recursive: true }));

const asked: JourneyAddition = {
  kind: 'add-journey',
  journey: 'lost-card',
  title: 'Carta smarrita',
  goal: 'ask',
  operation: 'nameCard',
  opening: { route: '/carta-smarrita', listed: 'card-services' },
};

const filesOf = (changing: StepChanging) => ('files' in changing ? changing.files : []);

describe('a journey that is made in a folder without any', () => {
  it('has all its files, and check will find nothing in them [STUDIO-15]', () => {
    const project = openProject(root);

    const files = filesOf(stepChanging(project, asked));

    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'journeys/lost-card/journey.json',
        'journeys/lost-card/forms/request.json',
        'i18n/it/lost-card.json',
      ]),
    );
    expect(foreseen(project, files, 'it')).toEqual([]);
    const unworded = files.filter(({ path }) => path !== 'i18n/it/lost-card.json');
    expect(foreseen(project, unworded, 'it').map(({ code }) => code)).toContain('text-missing');
    expect(readdirSync(root)).toEqual([]);
  });

  it('is written and read, and a second one of its name is refused [STUDIO-15]', () => {
    const folder = openStudioFolder(root);
    for (const { path, text = '' } of filesOf(folder.changing(asked)))
      expect(folder.create(path, text)).toBe('written');
    folder.reread();

    expect(folder.sources()?.journeys.get('lost-card')?.journey?.value?.start).toBe('ask');
    expect(JSON.parse(readFileSync(join(root, 'i18n/it/lost-card.json'), 'utf8')).opens.label).toBe(
      'Carta smarrita',
    );
    expect(folder.changing(asked)).toEqual({
      refused: expect.objectContaining({ it: 'journeys/lost-card/journey.json c’è già.' }),
    });
  });

  it.each([
    [{ journey: 'Lost card' }, '"Lost card" non è un nome'],
    [{ title: ' ' }, 'Il titolo è vuoto.'],
    [{ opening: { route: 'carta' } }, 'Un indirizzo si scrive come /carta-smarrita, non "carta".'],
    [{ goal: 'pay', operation: 'topUpPhone' } as const, 'non serve a questo scopo'],
    [{ goal: 'upload', operation: '' } as const, 'Scegli che cosa si chiede alla banca.'],
  ])('is refused in Italian where %j [STUDIO-15]', (wrong, words) => {
    expect(stepChanging(openProject(root), { ...asked, ...wrong })).toEqual({
      refused: expect.objectContaining({ it: expect.stringContaining(words) }),
    });
  });
});

it('is the bank’s own in a bank’s folder, a popup among those of the package, and is taken back whole [STUDIO-15] [RUN-02]', () => {
  const bank = layBankFolder();
  const folder = openStudioFolder(bank.path);
  const popup = { ...asked, goal: 'confirm', operation: 'unlockCard', opening: {} } as const;

  const files = filesOf(folder.changing(popup));
  for (const { path, was, text = '' } of files)
    expect(was === undefined ? folder.create(path, text) : folder.write(path, { was, text })).toBe('written');
  folder.reread();

  expect(folder.whose('lost-card')).toBe('bank');
  expect(folder.findings('it')).toEqual([]);
  expect(JSON.parse(readFileSync(join(bank.path, 'journeys/popups.json'), 'utf8'))).toEqual(['LOST_CARD']);
  for (const { path, was, text = '' } of files)
    expect(was === undefined ? folder.remove(path, text) : folder.write(path, { was: text, text: was })).toBe(
      'written',
    );
  folder.reread();
  expect(folder.findings('it')).toEqual([]);
  expect(folder.sources()?.journeys.has('lost-card')).toBe(false);
  rmSync(bank.path, { recursive: true });
});
