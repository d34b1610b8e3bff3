import { expect, it } from 'vitest';
import { wallClock } from './wall-clock.ts';

/** A machine whose timers stand still while it sleeps. */
function sleepyMachine() {
  let [now, awake] = [0, 0];
  let timers: { at: number; run: () => void }[] = [];
  return {
    clock: {
      now: () => now,
      after: (seconds: number, run: () => void) => {
        const timer = { at: awake + seconds * 1000, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((each) => each !== timer);
        };
      },
    },
    timers: () => timers.length,
    sleep: (seconds: number) => {
      now += seconds * 1000;
    },
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        now += 1000;
        awake += 1000;
        const due = timers.filter(({ at }) => at <= awake);
        timers = timers.filter(({ at }) => at > awake);
        for (const { run } of due) run();
      }
    },
  };
}

it('goes off a second after a sleep in which the time has come, and not before it [LANG-12]', () => {
  const machine = sleepyMachine();
  let times = 0;
  wallClock(machine.clock).after(60, () => {
    times += 1;
  });
  machine.pass(59);
  expect(times).toBe(0);

  machine.sleep(3600);
  machine.pass(1);

  expect(times).toBe(1);
  expect(machine.timers()).toBe(0);
});

it('waits longer than a browser can at once, and no more once it is stopped [LANG-12]', () => {
  const machine = sleepyMachine();
  let times = 0;
  const stop = wallClock(machine.clock).after(2 ** 31, () => {
    times += 1;
  });
  machine.pass(5);
  expect(times).toBe(0);

  stop();

  expect(machine.timers()).toBe(0);
});
