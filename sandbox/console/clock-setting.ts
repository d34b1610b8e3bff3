import { bankNow, type BankTime, type Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { settings } from '../db/schema.ts';
import { readSettings, type Settings } from '../db/settings.ts';

const key = 'clock';

/** A clock that the console can move; what it is set to is kept in the database, so that every process goes by it. */
export type MovableClock = {
  /** Reads the bank's time, in epoch milliseconds. */
  now(db: Database): Promise<number>;
  /** Makes the bank's time by settings that are already read. */
  by(settings: Settings): BankTime;
  /** Puts the bank so many milliseconds ahead of the real time; 0 is the real time. */
  move(db: Database, offsetMs: number): Promise<void>;
};

/** Makes a movable clock over the machine's, or over one that a test holds. */
export function createMovableClock(clock: Clock): MovableClock {
  const by = (known: Settings): BankTime => {
    const offset = known.get(key);
    return { machine: clock, at: (machineMs) => machineMs + (typeof offset === 'number' ? offset : 0) };
  };
  return {
    by,
    now: async (db) => bankNow(by(await readSettings(db))),
    async move(db, offsetMs) {
      await db
        .insert(settings)
        .values({ key, value: offsetMs })
        .onConflictDoUpdate({ target: settings.key, set: { value: offsetMs } });
    },
  };
}
