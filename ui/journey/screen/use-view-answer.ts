import { useState } from 'react';
import type { JourneyRun } from '../run/run.ts';

/** What a view tells that was chosen. */
export type Answer = Record<string, unknown>;

/** What has been chosen in the view of a screen, and how often the holder has asked to go on with nothing chosen. */
export type ViewAnswer = { answer: Answer | undefined; missed: number };

type Held = ViewAnswer & { at: string };

/** Keeps what is chosen in a view for as long as its screen is there, a reload included. */
export function useViewAnswer(run: Pick<JourneyRun, 'chose' | 'chosenAt'>, at: string) {
  const [held, setHeld] = useState<Held>({ at, answer: run.chosenAt(at), missed: 0 });
  const { answer, missed }: ViewAnswer = held.at === at ? held : { answer: undefined, missed: 0 };
  return {
    chosen: { answer, missed },
    onAnswer: (values: Answer) => {
      setHeld({ at, answer: values, missed: 0 });
      run.chose(at, values);
    },
    onMissed: () => setHeld({ at, answer, missed: missed + 1 }),
  };
}
