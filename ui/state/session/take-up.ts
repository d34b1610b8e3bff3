import type { BankCalls } from '#ui/bank';
import type { Stores } from '../stores/stores.ts';
import type { TabNonce } from './tab-nonce.ts';

/**
 * What became of the session of the page before: it goes on, its login awaits a code still, it is over, or the bank could
 * not be asked.
 */
export type TakenUp = Regained | 'awaits-code';

/** What became of a session that was asked for its next token. */
type Regained = 'taken-up' | 'over' | 'unreached';

type TakeUpOptions = {
  stores: Pick<Stores, 'session'>;
  calls: Pick<BankCalls, 'call'>;
  nonce: Pick<TabNonce, 'offer' | 'taken'>;
  /** Goes on to where another window has sent this page; false where none has. */
  goOn: () => boolean;
};

// Before there is a token a 401 is a refusal like any other; a host may leave its code out, or not know the call, in whatever words.
const noSession = /UNAUTHORISED|NOT_FOUND|HTTP_40/;

/** Takes up the session of the page before, whose token was in that page’s memory alone (S-32): by cookie and nonce, once (HOLDER-01). */
export async function takeUpSession({ stores, calls, nonce, goOn }: TakeUpOptions): Promise<TakenUp> {
  // The page is being left: nothing comes of it any more.
  if (goOn()) return new Promise(() => undefined);
  const asked = await askForSession({ calls, nonce });
  if (typeof asked === 'string') return asked;
  const { username: userId, flow, flowKey6Context, userStatus } = asked;
  const session = stores.session.getState();
  session.takenUp({ userId, flow, flowKey6Context, userStatus });
  if (!stores.session.getState().logged) return 'awaits-code';
  session.finalised(flow);
  void readStatus(stores, calls);
  return 'taken-up';
}

type RegainOptions = Pick<TakeUpOptions, 'nonce'> & { calls: () => TakeUpOptions['calls'] };

/**
 * Makes what gets a session its next token where the answer that brought it was lost: the one who asks while the bank is asked
 * gets the same answer.
 */
export function regainSession({ calls, nonce }: RegainOptions): () => Promise<Regained> {
  let asking: Promise<Regained> | undefined;
  return () => {
    asking ??= askForSession({ calls: calls(), nonce })
      .then((asked) => (typeof asked === 'string' ? asked : 'taken-up'))
      .finally(() => (asking = undefined));
    return asking;
  };
}

async function askForSession({ calls, nonce }: Pick<TakeUpOptions, 'calls' | 'nonce'>) {
  const { nonces, next } = nonce.offer();
  if (nonces.length === 0) return 'over';
  const outcome = await calls.call('takeUpSession', { body: { nonces, next } });
  if (outcome.kind === 'refused' && noSession.test(outcome.code)) return 'over';
  if (outcome.kind !== 'done') return 'unreached';
  nonce.taken(next);
  return outcome.value;
}

/** Reads what the holder may do by now, without keeping them waiting for it (CALL-03). */
async function readStatus({ session }: Pick<Stores, 'session'>, calls: Pick<BankCalls, 'call'>) {
  const outcome = await calls.call('userStatus');
  if (outcome.kind === 'done') session.getState().statusRead(outcome.value.userStatus);
}
