import { expect, it } from 'vitest';
import { applyEdits, openDocument, pointerTo, writtenValue, writtenValueEdit } from '#analysis';
import type { StepEdit } from '../../written.ts';
import { folderOfJourneys } from '../scenarios/journeys.fixture.ts';
import type { StudioFolder } from '../studio-folder.ts';
import type { FileToWrite } from './write-files.ts';
import { writeStep } from './write-step.ts';

const path = 'journeys/card-lock/journey.json';
const pointer = pointerTo('/steps', 'confirm');

/** A folder that foresees the rewriting of a step as the command line does: what is no JSON is refused. */
function opened() {
  const { folder: plain, text, ...others } = folderOfJourneys('card-lock');
  const folder: StudioFolder = {
    ...plain,
    changing: (change) => {
      const { problem } = openDocument({ path, text: 'text' in change ? change.text : '' });
      return problem ? { refused: problem.message } : { files: [] };
    },
  };
  const done: { name: string; files: readonly FileToWrite[] }[] = [];
  const write = (edit: Partial<StepEdit> & { text: string }) =>
    writeStep(
      { journey: 'card-lock', step: 'confirm', was: standing(text(path)), ...edit },
      { folder, language: 'it', record: ({ name }, files) => void done.push({ name, files }) },
    );
  return { ...others, write, done, file: () => text(path) ?? '', was: standing(text(path)) };
}

const standing = (file = ''): string => writtenValue(openDocument({ path, text: file }), pointer) ?? '';

it('writes a step as its text has it, nothing else of the file, and keeps what was there to be taken back [STUDIO-09]', () => {
  const { write, file, done, was } = opened();
  const [before, next] = [file(), was.replace('{', '{\n  "back": "none",')];

  expect(write({ text: next })).toEqual({ kind: 'written' });
  expect(standing(file())).toBe(next);
  const back = [writtenValueEdit(openDocument({ path, text: file() }), pointer, was)];
  expect(applyEdits(file(), back)).toBe(before);
  expect(done).toEqual([{ name: 'confirm', files: [{ path, was: before, text: file() }] }]);
});

it('writes once what is sent twice, and nothing over a step that somebody else has changed [STUDIO-17]', () => {
  const { write, file, done, was } = opened();
  const next = was.replace('{', '{\n  "back": "none",');
  write({ text: next, was });
  const once = file();

  expect(write({ text: next, was })).toEqual({ kind: 'written' });
  expect(write({ text: was.replace('{', '{\n  "back": "allowed",'), was })).toEqual({ kind: 'changed' });
  expect(file()).toBe(once);
  expect(done).toHaveLength(1);
});

it.each([
  ['{ "kind": ', /./],
  ['{ "kind": "form", "actions": { "submit": { "to": 3 } } }', /^Un passo non si può scrivere così/],
])('refuses %s in Italian and leaves the file as it was [STUDIO-09]', (text, why) => {
  const { write, file, done } = opened();
  const before = file();

  expect(write({ text })).toEqual({ kind: 'refused', why: expect.stringMatching(why) });
  expect(file()).toBe(before);
  expect(done).toEqual([]);
});

it('refuses a step of a journey that is not there [STUDIO-09]', () => {
  const { write } = opened();

  expect(write({ journey: 'gone', text: '{}' })).toEqual({
    kind: 'refused',
    why: 'journeys/gone/journey.json non c’è.',
  });
});
