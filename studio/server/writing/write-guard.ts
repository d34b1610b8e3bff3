import { pointerKeys, valueAt, type Words } from '#analysis';
import type { GuardEdit, Written } from '../../protocol.ts';
import { guardEdits } from '../guards/guard-edits.ts';
import { guardPlaces } from '../guards/guard-places.ts';
import { writeInto, type WriteGround } from './write-into.ts';

/** Writes the guard of a journey’s file by its position, where it is still what it was thought to be. */
export function writeGuard({ journey, pointer, was, guard }: GuardEdit, ground: WriteGround): Written {
  const file = `journeys/${journey}/journey.json`;
  const next = readJson(guard);
  return writeInto(
    {
      file,
      deed: { kind: 'guard', name: journey },
      find: ({ journeys }) => journeys.get(journey)?.journey?.document,
      change: (document) => {
        if (next === 'broken') return { refused: broken };
        const now = JSON.stringify(valueAt(document.value, pointerKeys(pointer))) ?? '';
        // Anyone who got no answer sends it again.
        if (now === guard) return { kind: 'written' };
        if (now !== was) return { kind: 'changed' };
        const definition = ground.folder.sources()?.journeys.get(journey)?.journey?.value;
        if (!definition) return { refused: unsound };
        const place = guardPlaces(definition).find((each) => each.pointer === pointer);
        if (!place) return { refused: gone };
        if (place.isNeeded && next === undefined) return { refused: needed };
        return { edits: guardEdits(document, pointer, next) };
      },
    },
    ground,
  );
}

const gone: Words = { en: 'This way is no longer there.', it: 'Questa via non c’è più.' };
const needed: Words = {
  en: 'Of several ways each but the last needs its guard.',
  it: 'Tra più vie, a ognuna tranne l’ultima serve la sua condizione.',
};
const unsound: Words = {
  en: 'The journey’s file has faults: mend it and save again.',
  it: 'Il file del flusso ha errori: correggilo e salva di nuovo.',
};
const broken: Words = { en: 'This is no JSON.', it: 'Questo non è JSON.' };

/** Reads a guard from its text; none is nothing. */
function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return 'broken';
  }
}

/** Reads an edit of a guard from the body of a request. */
export function readGuardEdit(body: unknown): GuardEdit | undefined {
  const { journey, pointer, was, guard } = Object(body);
  const isText = [journey, pointer, was, guard].every((each) => typeof each === 'string');
  return isText ? { journey, pointer, was, guard } : undefined;
}
