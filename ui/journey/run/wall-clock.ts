import type { ClockPort } from '#engine';

/** A browser’s timer stands still while the machine sleeps: the clock is looked at again this often. */
const lookSeconds = 1;

/** Makes a clock whose timers go off by the time of day: after sleep at the next look, however long they had to wait. */
export function wallClock(clock: ClockPort): ClockPort {
  const now = (): number => clock.now();
  return {
    now,
    after: (seconds, run) => {
      const due = now() + seconds * 1000;
      let stop: (() => void) | undefined;
      const wait = (left: number): void => {
        stop = clock.after(Math.min(left, lookSeconds), look);
      };
      const look = (): void => {
        const left = (due - now()) / 1000;
        if (left > 0) wait(left);
        else run();
      };
      wait(seconds);
      return () => stop?.();
    },
  };
}
