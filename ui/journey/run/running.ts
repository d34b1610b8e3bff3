import { createStore } from 'zustand/vanilla';
import type { JourneysOptions } from './journeys.ts';
import type { JourneyEnd, JourneyRun } from './run.ts';

/** A run that could not be fetched, begun or drawn. */
export const broken: JourneyEnd = { outcome: 'broken', output: {} };

/** Makes what knows which runs there are. */
export function createRunning({ onMove, onEnd }: Pick<JourneysOptions, 'onMove' | 'onEnd'>) {
  const running = createStore<{ runs: readonly JourneyRun[] }>()(() => ({ runs: [] }));
  return {
    running,
    /** Has a run among them until its end, which it answers. */
    follow: async (run: JourneyRun): Promise<JourneyEnd> => {
      // What the last one has said when it was over has been there until now.
      if (running.getState().runs.length === 0) onMove?.();
      running.setState(({ runs }) => ({ runs: [...runs, run] }));
      // A journey that breaks off has said so in a popup.
      const end = await run.finished.catch(() => broken);
      running.setState(({ runs }) => ({ runs: runs.filter(({ runId }) => runId !== run.runId) }));
      if (!run.hasSaidLast()) onEnd?.();
      return end;
    },
    leave: (isLeft: (run: JourneyRun) => boolean): void => {
      for (const run of running.getState().runs) if (isLeft(run)) run.session.leave();
    },
  };
}
