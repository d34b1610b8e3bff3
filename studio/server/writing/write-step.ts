import { pointerTo, openDocument, writtenValue, writtenValueEdit, applyEdits } from '#analysis';
import type { Written } from '../../protocol.ts';
import type { StepEdit } from '../../written.ts';
import { writeInto, type WriteGround } from './write-into.ts';

/**
 * Writes a step of a journey as a text has it, and nothing else of the file. One that is no JSON, or has another shape than
 * steps have, is refused: nothing could be shown of the journey then.
 */
export function writeStep({ journey, step, was, text }: StepEdit, ground: WriteGround): Written {
  const pointer = pointerTo('/steps', step);
  const { folder } = ground;
  return writeInto(
    {
      file: `journeys/${journey}/journey.json`,
      deed: { kind: 'step-edited', name: step },
      find: ({ journeys }) => journeys.get(journey)?.journey?.document,
      change: (document) => {
        const now = writtenValue(document, pointer);
        // Anyone who got no answer sends it again.
        if (now === text) return { kind: 'written' };
        if (now !== undefined && now !== was) return { kind: 'changed' };
        const found = folder.changing({ kind: 'rewrite', journey, step, text });
        if ('refused' in found) return found;
        const edits = [writtenValueEdit(document, pointer, text)];
        const next = openDocument({ path: document.path, text: applyEdits(document.text, edits) });
        const violations = folder.sources()?.language.violations('journey', next.value) ?? [];
        const isOwn = violations.some(({ instancePath }) => `${instancePath}/`.startsWith(`${pointer}/`));
        return isOwn ? { refused: misshapen } : { edits };
      },
    },
    ground,
  );
}

const misshapen = {
  en: 'A step cannot be written so: the notes say where and why.',
  it: 'Un passo non si può scrivere così: gli avvisi dicono dove e perché.',
};
