import type { ContractOperation } from '#schemas/provider';
import type { BankTime, Clock } from '../clock.ts';
import type { MovableClock } from '../console/clock-setting.ts';
import type { OpenDatabase } from '../db/database.ts';
import { readSettings } from '../db/settings.ts';
import { additions, type Addition } from '../faults/additions.ts';
import { faults, type Fault } from '../faults/faults.ts';
import { userOfToken } from '../security/sessions/whose-request.ts';
import { readSession, type ReadAlong, type StoredSession } from '../security/sessions/sessions.ts';

/** What a request meets at the bank: the time, and what the console has asked for. */
export type Arrival = {
  time: BankTime;
  fault: Fault | null;
  session: StoredSession | null;
  /** Whose token came with it; null where nobody is to be told. */
  userId: number | null;
  /** Takes what the reply shall carry besides, if anything. */
  addition(): Promise<Addition | null>;
};

/** A request that arrives: its token, and what shall be read along with the session. */
export type Arriving = { operation: ContractOperation; token: string; along: ReadAlong | undefined };

/** Finds out what a request meets. */
export type Arrive = (arriving: Arriving) => Promise<Arrival>;

/** Lets requests arrive at a bank whose console orders faults and additions and moves the clock. */
export const arriveUnderConsole =
  ({ db, quick }: OpenDatabase, clock: MovableClock): Arrive =>
  async ({ operation: { id, token: source }, token, along }) => {
    const found = source === 'bearer' && token !== '' ? await readSession(quick, token, along) : null;
    const settings = found?.settings ?? (await readSettings(quick));
    const fault = await faults.take(db, settings, id);
    // A fault may take its time, and the session end meanwhile.
    const session = fault === null ? (found?.session ?? null) : null;
    const userId = found?.session.userId ?? (await userOfToken(quick, token));
    const addition = () => additions.take(db, settings, id);
    return { time: clock.by(settings), fault, session, userId, addition };
  };

/** Lets requests arrive at a bank without a console. */
export const arrivePlainly =
  ({ quick }: OpenDatabase, clock: Clock): Arrive =>
  async ({ operation, token, along }) => {
    const isAsked = operation.token === 'bearer' && token !== '' && along !== undefined;
    const found = isAsked ? await readSession(quick, token, along) : null;
    const time = { machine: clock, at: (machineMs: number) => machineMs };
    return { time, fault: null, session: found?.session ?? null, userId: null, addition: async () => null };
  };
