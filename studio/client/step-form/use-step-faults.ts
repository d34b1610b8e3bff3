import type { Finding } from '#analysis';
import { pointerTo } from '#analysis/document';
import type { JourneyView } from '../../protocol.ts';
import { journeyFile } from '../guards/use-guard-draft.ts';
import { useServer } from '../server/live.ts';
import { places } from '../server/places.ts';
import { toldAt, type Told } from './told-at.ts';

/** What is wrong with a step as it is being written: of its places, of what stands elsewhere, and why it cannot be read at all. */
export type StepFaults = Told & { why: string | undefined };

type Written = { journey: JourneyView; step: string; text: string; pointers: ReadonlySet<string> };

/** Has the check judge a step while it is being written, and says what is wrong where it is. */
export function useStepFaults({ journey, step, text, pointers }: Written): StepFaults {
  const answered = useServer(places.changing({ kind: 'rewrite', journey: journey.id, step, text }));
  const preview = answered?.kind === 'found' ? answered.value : undefined;
  const [file, pointer] = [journeyFile(journey.id), pointerTo('/steps', step)];
  const known = journey.findings.filter(
    (each) => each.file === file && `${each.pointer}/`.startsWith(`${pointer}/`),
  );
  const foreseen = preview?.kind === 'possible' ? preview.findings : [];
  const all = new Map([...known, ...foreseen].map((each) => [idOf(each), each]));
  return {
    ...toldAt([...all.values()], { file, step: pointer, pointers }),
    why: preview?.kind === 'refused' ? preview.why : undefined,
  };
}

const idOf = ({ file, pointer, code, message }: Finding): string => [file, pointer, code, message].join('\n');
