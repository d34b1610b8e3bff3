import { isDeepStrictEqual } from 'node:util';
import { sayIn } from '#analysis';
import type {
  Deed,
  FilePlaces,
  StepChange,
  StepChanged,
  StepPreview,
  StepRewriting,
  StepToChange,
} from '../../written.ts';
import type { Foresee } from '../../judge/judged.ts';
import type { FileToBe } from '../studio-folder.ts';
import { stepDeed } from './step-deed.ts';
import { writeFiles } from './write-files.ts';
import { mostTries, type WriteGround } from './write-into.ts';

/** Says what changes with a step, and what will be wrong then; writes nothing. */
export async function previewStep(
  change: StepChange | StepRewriting,
  { folder, language }: Pick<WriteGround, 'folder' | 'language'>,
  foresee: Foresee,
): Promise<StepPreview> {
  const found = folder.changing(change);
  if ('refused' in found) return { kind: 'refused', why: sayIn(language)(found.refused) };
  const { files, leads = [], orphans = [], failing, unreached = [] } = found;
  // A name alone makes nothing wrong.
  const isName = change.kind === 'rename' || change.kind === 'rename-part';
  const findings = isName ? [] : await foresee(files);
  return {
    kind: 'possible',
    files: placesOf(files),
    leads,
    findings,
    orphans,
    failing: failing?.() ?? [],
    unreached,
  };
}

/** `last` is what was done last and can be taken back. */
type ChangeGround = WriteGround & { last: () => Deed | undefined };

/**
 * Changes a step in all files that speak of it, or in none. What somebody else has written elsewhere in them meanwhile stays;
 * where they have changed what speaks of the step, it is to be looked at again.
 */
export function changeStep({ shown, ...change }: StepToChange, ground: ChangeGround): StepChanged {
  const { folder, language, record, last } = ground;
  const say = sayIn(language);
  for (let tries = 0; tries < mostTries; tries += 1) {
    folder.reread();
    const found = folder.changing(change);
    if ('refused' in found) {
      // Anyone who got no answer sends it again, when it has been done.
      const isDone = last()?.name === stepDeed(change).name;
      return isDone ? { kind: 'done', files: shown } : { kind: 'refused', why: say(found.refused) };
    }
    const files = placesOf(found.files);
    if (!isDeepStrictEqual(files, shown)) return { kind: 'changed' };
    const outcome = writeFiles(found.files, folder);
    if (outcome === 'changed') continue;
    folder.reread();
    if (outcome !== 'written') return { kind: 'refused', why: say(outcome.refused) };
    record(stepDeed(change, found.leads), found.files);
    return { kind: 'done', files };
  }
  const why = say({
    en: 'The files keep changing. Do it again.',
    it: 'I file continuano a cambiare. Riprova.',
  });
  return { kind: 'refused', why };
}

const placesOf = (files: readonly FileToBe[]): FilePlaces[] =>
  files.map(({ path, places, was, text, title }) => ({
    file: path,
    places,
    ...(was === undefined && { becomes: 'new' }),
    ...(text === undefined && { becomes: 'gone' }),
    ...(title !== undefined && { title }),
  }));
