import { useState } from 'react';

/** What a view tells that was chosen. */
export type Answer = Record<string, unknown>;

/** What has been chosen in the view of a screen, and how often the holder has asked to go on with nothing chosen. */
export type ViewAnswer = { answer: Answer | undefined; missed: number };

type Held = ViewAnswer & { at: string };

/** Keeps what is chosen in a view for as long as its screen is there. */
export function useViewAnswer(at: string) {
  const [held, setHeld] = useState<Held>();
  const { answer, missed }: ViewAnswer = held?.at === at ? held : { answer: undefined, missed: 0 };
  return {
    chosen: { answer, missed },
    onAnswer: (values: Answer) => setHeld({ at, answer: values, missed: 0 }),
    onMissed: () => setHeld({ at, answer, missed: missed + 1 }),
  };
}
