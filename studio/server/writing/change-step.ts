import { isDeepStrictEqual } from 'node:util';
import { sayIn } from '#analysis';
import type { FilePlaces, RenamePreview, StepRename, StepRenamed, StepToRename } from '../../written.ts';
import type { FileRenamed, StudioFolder } from '../studio-folder.ts';
import { writeFiles } from './write-files.ts';
import { mostTries, type WriteGround } from './write-into.ts';

/** Says what a new name of a step would change, and writes nothing. */
export function previewRename(
  rename: StepRename,
  { folder, language }: Pick<WriteGround, 'folder' | 'language'>,
): RenamePreview {
  const found = folder.renaming(rename);
  if ('refused' in found) return { kind: 'refused', why: sayIn(language)(found.refused) };
  return { kind: 'possible', files: placesOf(found.files) };
}

/**
 * Gives a step another name in all files that speak of it, or in none. What somebody else has written elsewhere in them
 * meanwhile stays; where they have changed what speaks of the step, it is to be looked at again.
 */
export function renameStep({ shown, ...rename }: StepToRename, ground: WriteGround): StepRenamed {
  const { folder, language, record } = ground;
  const say = sayIn(language);
  for (let tries = 0; tries < mostTries; tries += 1) {
    folder.reread();
    const found = folder.renaming(rename);
    if ('refused' in found)
      return afterwards(rename, shown, folder) ?? { kind: 'refused', why: say(found.refused) };
    const files = placesOf(found.files);
    if (!isDeepStrictEqual(files, shown)) return { kind: 'changed' };
    const outcome = writeFiles(found.files, folder);
    if (outcome === 'changed') continue;
    folder.reread();
    if (outcome !== 'written') return { kind: 'refused', why: say(outcome.refused) };
    record({ kind: 'step', name: `${rename.step} → ${rename.name}` }, found.files);
    return { kind: 'renamed', files };
  }
  const why = say({
    en: 'The files keep changing. Rename it again.',
    it: 'I file continuano a cambiare. Rinominalo di nuovo.',
  });
  return { kind: 'refused', why };
}

/** Whoever got no answer sends it again, when it has been done: all that it would take back is what was shown. */
function afterwards(
  { journey, step, name }: StepRename,
  shown: readonly FilePlaces[],
  folder: StudioFolder,
): StepRenamed | undefined {
  const back = folder.renaming({ journey, step: name, name: step });
  if ('refused' in back || !isDeepStrictEqual(placesOf(back.files), shown)) return undefined;
  return { kind: 'renamed', files: shown };
}

const placesOf = (files: readonly FileRenamed[]): FilePlaces[] =>
  files.map(({ path, places }) => ({ file: path, places }));

/** Reads a step to be renamed from the body of a request. */
export function readStepToRename(body: unknown): StepToRename | undefined {
  const { journey, step, name, shown } = Object(body);
  if (![journey, step, name].every((each) => typeof each === 'string') || !Array.isArray(shown))
    return undefined;
  const files = shown.map((each) => ({
    file: String(Object(each).file),
    places: Number(Object(each).places),
  }));
  return { journey, step, name, shown: files };
}
