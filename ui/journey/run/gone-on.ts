import { inputOf, type KeptRun, type RunKeeper } from './kept-run.ts';
import type { JourneyEnd } from './run.ts';

/** How a run has ended that the one who opened it, on the page before, waits for no more. */
export type GoneOn = { journey: string; input: Readonly<Record<string, unknown>>; end: JourneyEnd };

type GoneOnParts = {
  keeper: Pick<RunKeeper, 'waiting'>;
  goOn: (kept: KeptRun) => Promise<JourneyEnd | undefined>;
};

/** Makes what goes on above a page that was loaded anew, and tells how it ends. */
export function createGoneOn({ keeper, goOn }: GoneOnParts) {
  const endings = new Set<(gone: GoneOn) => void>();
  const goOnToEnd = async (kept: KeptRun): Promise<void> => {
    const end = await goOn(kept);
    if (end === undefined) return;
    for (const hear of endings) hear({ journey: kept.journey, input: inputOf(kept), end });
  };
  return {
    /** Goes on with what the page before has left above itself. */
    goOn: async (): Promise<void> => {
      const waiting = await keeper.waiting();
      for (const kept of waiting) if (kept.place === 'host') void goOnToEnd(kept);
    },
    /** Hears how what has gone on so ends; answers the way to stop. */
    onGoneOn: (hear: (gone: GoneOn) => void): (() => void) => {
      endings.add(hear);
      return () => void endings.delete(hear);
    },
  };
}
