import { readContract } from '#schemas/provider';
import type { Place } from '../../tests/support/sandbox-places.ts';
import { attack, emptyTally, type Tally } from './attack.ts';
import { changesBetween, keptBank, type KeptBank, type Stored } from './bank.ts';
import { castOf, attackerName, type Cast } from './cast.ts';
import { controls } from './controls.ts';
import { trialsOf, type Stage, type Trial } from './trials.ts';
import type { Stolen } from './tokens.ts';

/** Which of an operation’s trials are sent, and when it is enough. */
export type Wish = {
  choose?: (trials: readonly Trial[]) => readonly Trial[];
  /** Has all trials in one batch, in place of one for each service: quicker, and tells less exactly what changed. */
  atOnce?: true;
  isTimeUp?: () => boolean;
  /** Hears of each batch when it is done. */
  onBatch?: (name: string) => void;
};

/** What a siege came to. */
export type Outcome = Tally & {
  operations: number;
  /** Trials that the time did not suffice for. */
  left: number;
  /** Right requests that were let in, to show that the others were refused for what is wrong with them. */
  letIn: number;
};

/** Attacks a bank of its own with all that must be refused, and looks after each batch what it has changed. */
export async function siege(place: Place, wish: Wish = {}): Promise<Outcome> {
  const bank = await keptBank(place);
  try {
    return await besiege(bank, wish);
  } finally {
    await bank.remove();
  }
}

async function besiege(
  kept: KeptBank,
  { choose = (all) => all, atOnce, isTimeUp, onBatch }: Wish,
): Promise<Outcome> {
  const contract = readContract();
  const cast = await prepared(kept);
  let before = await kept.stored();
  const stage: Stage = { contract, cast, stolen: stolenFrom(before) };
  const outcome: Outcome = { ...emptyTally(), operations: contract.operations.size, left: 0, letIn: 0 };
  const batches = Map.groupBy(contract.operations.values(), ({ service }) => (atOnce ? 'all' : service));
  for (const [batch, operations] of batches) {
    const trials = operations.flatMap((operation) => choose(trialsOf(stage, operation)));
    const { wire, close } = await kept.face();
    const sent = await attack(trials, {
      wire,
      tally: outcome,
      marks: cast.marks,
      contract,
      ...(isTimeUp && { isTimeUp }),
    });
    await close();
    outcome.left += trials.length - sent;
    const after = await kept.stored();
    for (const change of changesBetween(before, after))
      outcome.breaches.push({ class: 'state', operationId: batch, what: 'all of its trials', how: change });
    before = after;
    onBatch?.(batch);
  }
  const { letIn, breaches } = await controls(kept, stage);
  return { ...outcome, letIn, breaches: [...outcome.breaches, ...breaches] };
}

async function prepared(kept: KeptBank): Promise<Cast> {
  const bank = await kept.open();
  try {
    return await castOf(bank);
  } finally {
    await bank.close();
  }
}

/** Finds in a dump what its thief would try. */
function stolenFrom(stored: Stored): Stolen {
  const user = stored.get('users')?.find(({ username }) => username === attackerName);
  const session = stored.get('sessions')?.findLast(({ user_id: owner }) => owner === user?.['id']);
  return { sessionId: String(session?.['id']), tokenHash: String(session?.['token_hash']) };
}
