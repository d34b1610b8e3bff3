import { createJudge, type Judge, type Reply, told, type Wire } from '#conformance';
import type { Contract } from '#schemas/provider';
import { classes, type Trial } from './trials.ts';

/** What gave way: how a request that must be refused was answered, or what it changed. */
export type Breach = { class: string; operationId: string; what: string; how: string };

/** How many were tried, by class, and what gave way. */
export type Tally = { tried: Map<string, number>; breaches: Breach[] };

/** Starts counting. */
export const emptyTally = (): Tally => ({
  tried: new Map(classes.map((name) => [name, 0])),
  breaches: [],
});

const atOnce = 16;

/** Sends trials, several at once, and holds each answer to what it must be; answers how many were sent before the time was up. */
export async function attack(
  trials: readonly Trial[],
  {
    wire,
    tally,
    marks,
    contract,
    isTimeUp = () => false,
  }: {
    wire: Wire;
    tally: Tally;
    marks: readonly string[];
    contract: Contract;
    isTimeUp?: () => boolean;
  },
): Promise<number> {
  const judge = createJudge(contract);
  let next = 0;
  const work = async () => {
    for (let trial = trials[next]; trial !== undefined && !isTimeUp(); trial = trials[next]) {
      next += 1;
      const how = await problemWith(trial, { wire, judge, marks });
      tally.tried.set(trial.class, (tally.tried.get(trial.class) ?? 0) + 1);
      if (how !== null)
        tally.breaches.push({ class: trial.class, operationId: trial.operation.id, what: trial.what, how });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return next;
}

type Means = { wire: Wire; judge: Judge; marks: readonly string[] };

async function problemWith(trial: Trial, { wire, judge, marks }: Means): Promise<string | null> {
  const reply = await wire(trial.request);
  const seen = marks.find((mark) => textOf(reply).includes(mark));
  if (seen !== undefined) return `answered ${told(reply)} with what belongs to the other holder`;
  const problem = judge.refusal(trial.operation, reply, { codes: trial.codes });
  if (problem !== null || trial.nobodys === undefined) return problem;
  const nobodys = told(await wire(trial.nobodys));
  return told(reply) === nobodys ? null : `answered ${told(reply)}, but ${nobodys} for one that is nobody’s`;
}

const textOf = ({ body, headers }: Reply): string =>
  JSON.stringify(headers) +
  (body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : JSON.stringify(body));
