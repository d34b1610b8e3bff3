import { pointerKeys, type Sources, valueAt } from '#analysis';
import type { JourneyFile } from '#schemas';
import type { GuardView, JourneyView } from '../../protocol.ts';
import { guardPlaces } from './guard-places.ts';
import { answerReadable, ownReadable } from './readable.ts';

type Ground = { sources: Sources; id: string; definition: JourneyFile };

/** Shows the guards of a journey, and what they may read; nothing of one that cannot be read. */
export const guardsView = ({
  definition,
  ...around
}: Omit<Ground, 'definition'> & { definition: JourneyFile | undefined }): Pick<
  JourneyView,
  'guards' | 'readable'
> =>
  definition
    ? { guards: guardsOf({ ...around, definition }), readable: ownReadable({ ...around, definition }) }
    : { guards: [], readable: [] };

/** Lists the guards of a journey, and where more may stand, with what each may read of an answer. */
function guardsOf(ground: Ground): GuardView[] {
  const document = ground.sources.journeys.get(ground.id)?.journey?.document;
  return guardPlaces(ground.definition).map(({ pointer, step, slot, isNeeded }) => {
    const answered = slot ? answerReadable(ground, slot) : [];
    const written = slot && valueAt(document?.value, pointerKeys(pointer));
    const isNamed = JSON.stringify(written) !== JSON.stringify(slot?.expression);
    return {
      pointer,
      isNeeded,
      ...(step !== undefined && { step }),
      ...(slot && { written, ...(isNamed && { means: slot.expression }) }),
      ...(slot && document && { line: document.locate(pointer, 'key').line }),
      ...(answered.length > 0 && { answered }),
    };
  });
}
