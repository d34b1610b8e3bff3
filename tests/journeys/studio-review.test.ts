import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStudioFolder } from '../../cli/studio/studio-folder.ts';
import { createModel, type Compared, type ReviewView } from '#studio';
import { openCommittedFolder, openSome, type SmallFolder } from './small-folder.ts';

const journey = 'journeys/card-lock/journey.json';
const texts = 'i18n/it/card-lock.json';

function change({ path, write }: SmallFolder, file: string, edit: (text: string) => string): void {
  const was = readFileSync(join(path, file), 'utf8');
  const text = edit(was);
  expect(text).not.toBe(was);
  write(file, text);
}

const pastOf = ({ path }: SmallFolder) =>
  createModel({ folder: openStudioFolder(path), language: 'it', isReadOnly: true }).past;

function compared(view: ReviewView | undefined): Compared {
  if (view?.kind !== 'compared') throw new Error(`Nothing was compared: ${JSON.stringify(view)}`);
  return view;
}

const refusal = (view: ReviewView | undefined): string => (view?.kind === 'refused' ? view.why : '');

/** One text is another, a screen asks first, an old way is gone. */
function edited(folder: SmallFolder): void {
  change(folder, texts, (text) => text.replace('"Bloccare la carta?"', '"La blocchiamo?"'));
  change(folder, journey, (text) => {
    const definition = JSON.parse(text);
    const { steps } = definition;
    steps.sure = { kind: 'form', popup: 'CARD_LOCK', back: 'none', actions: { submit: { to: 'lock' } } };
    steps.confirm.actions = { submit: { to: 'sure' } };
    delete steps.cancelled;
    return JSON.stringify({ ...definition, version: '1.1.0' }, null, 2);
  });
}

it('tells of a journey what has come, gone and changed since the base, in the words of percorso diff, by the steps that it is about [STUDIO-14]', async () => {
  const folder = openCommittedFolder(openSome('card-lock'));
  edited(folder);

  const view = compared(pastOf(folder).review('card-lock', undefined));

  const { printed } = await folder.percorsoInItalian(['diff', 'HEAD']);
  for (const line of view.told) expect(printed).toContain(line);
  for (const { heading, changes } of view.parts) {
    expect(printed).toContain(heading);
    for (const { name, after } of changes) if (after) expect(printed).toContain(`+ ${name} ${after}`);
  }
  const changes = view.parts.find(({ part }) => part === 'texts')?.changes ?? [];
  expect(changes).toContainEqual({
    id: expect.any(String),
    name: 'confirm.title',
    steps: ['confirm'],
    before: 'Bloccare la carta?',
    after: 'La blocchiamo?',
  });
  expect(view.marks.steps).toEqual({ confirm: 'changed', sure: 'added', cancelled: 'removed' });
  expect(view.drawn.steps.map(({ name }) => name)).toContain('cancelled');
  const marked = view.drawn.ways.map(({ id, from, to }) => [from, to, view.marks.ways[id]]);
  expect(marked).toEqual(
    expect.arrayContaining([
      ['confirm', 'sure', 'added'],
      ['confirm', 'lock', 'removed'],
      ['lock', 'done', undefined],
    ]),
  );
  expect(view.screens.map(({ step, mark }) => [step, mark])).toEqual([
    ['confirm', 'changed'],
    ['sure', 'added'],
  ]);
});

it('gives the stage the journey as it was, with a scenario played through it as it was [STUDIO-14]', () => {
  const folder = openCommittedFolder(openSome('card-lock'));
  edited(folder);
  const past = pastOf(folder);

  const [chunk] = past.stageAt('card-lock', 'HEAD')?.chunks ?? [];

  expect(JSON.stringify(chunk?.texts)).toContain('Bloccare la carta?');
  expect(JSON.stringify(chunk?.texts)).not.toContain('La blocchiamo?');
  const walk = past.walkAt('card-lock', 'locks', 'HEAD');
  expect(walk?.moments.map(({ state }) => state.frames.at(-1)?.step)).toContain('lock');
});

it('compares with any revision, and offers branches, tags and the commits that have changed the journey [STUDIO-14]', () => {
  const folder = openCommittedFolder(openSome('card-lock'));
  change(folder, texts, (text) => text.replace('BLOCCA', 'FERMA'));
  folder.commit('another word');
  folder.write('README.md', 'Nothing of the journey.');
  folder.commit('a page');
  const past = pastOf(folder);

  expect(compared(past.review('card-lock', 'HEAD')).parts).toEqual([]);
  const [part] = compared(past.review('card-lock', 'HEAD~2')).parts;
  expect(part?.changes).toMatchObject([{ before: 'BLOCCA', after: 'FERMA' }]);
  const commits = past.revisions('card-lock').filter(({ kind }) => kind === 'commit');
  expect(commits.map(({ subject }) => subject)).toEqual(['another word', 'as it was']);
  expect(past.revisions('card-lock')[0]?.kind).toBe('branch');
});

it('says of a journey that was not there then that all of it is new [STUDIO-14]', () => {
  const folder = openCommittedFolder(openSome('card-unlock'));
  change(folder, 'journeys/card-unlock/journey.json', (text) => text.replace('CARD_UNLOCK', 'CARD_OPEN'));
  const other = openSome('card-lock');
  folder.write(journey, readFileSync(join(other.path, journey), 'utf8'));

  const view = compared(pastOf(folder).review('card-lock', 'HEAD'));

  expect(view.isNew).toBe(true);
  expect(view.told).toContain(`card-lock è nuovo (${view.drawn.version})`);
  expect(new Set(Object.values(view.marks.steps))).toEqual(new Set(['added']));
});

it('says which file could not be read then, and of a journey why [STUDIO-14]', () => {
  const folder = openCommittedFolder(openSome('card-lock'));
  const sound = readFileSync(join(folder.path, journey), 'utf8');
  change(folder, journey, (text) => text.slice(0, -20));
  change(folder, texts, (text) => text.slice(0, -20));
  folder.commit('broken');
  folder.write(journey, sound);

  const view = compared(pastOf(folder).review('card-lock', 'HEAD'));

  expect(view.unread).toEqual([journey, texts]);
  expect(view.told[0]).toContain('nella revisione non si poteva leggere');
  expect(view.fault).toContain('virgolette');
});

it('says of a revision that is not there, and of a folder without a repository, what to do [STUDIO-14]', () => {
  const folder = openCommittedFolder(openSome('card-lock'));
  const past = pastOf(folder);

  expect(refusal(past.review('card-lock', 'gone'))).toContain('la revisione "gone" qui non c’è');
  expect(refusal(past.review('card-lock', 'gone'))).toContain('Scegline una dall’elenco');
  expect(refusal(past.review('card-lock', '--output=x'))).toContain('non è una revisione');
  rmSync(join(folder.path, '.git'), { recursive: true });
  expect(refusal(past.review('card-lock', undefined))).toContain('git init');
  expect(past.revisions('card-lock')).toEqual([]);
});
