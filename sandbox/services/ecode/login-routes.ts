import type { BankReplies } from '#schemas';
import { logSecurity } from '../../security/log.ts';
import {
  done,
  doneBefore,
  refuse,
  type Answer,
  type Handlers,
  type HolderCall,
  type Refusal,
} from '../../server/call.ts';
import { readSecurities } from '../card-security/store.ts';
import { readCards, type CardRow } from '../card-service/store.ts';
import { settle } from '../holder/pending.ts';
import { flowOf } from '../login/routes.ts';
import { dropCandidate, keepCandidate, repeatCandidate } from './candidate.ts';
import { isUsed, key6Of, refuseWeak, setKey6, strengthOf } from './key6.ts';
import { cardsWithoutKey6, readKey6State } from './missing.ts';
import { countKey6Try } from './tries.ts';

const scope = 'login';

/** The e-Code that a login asks for when a card has none (BLOCKER_KEY6). */
export const loginKey6Handlers = {
  propagateKey6: {
    async run(call) {
      const { flow, ...state } = await progress(call);
      if (!call.body.propagateKey6) return doneBefore({ flow, ...state, flowKey6Context: 'INSERT' });
      const others = await readSecurities(call, await readCards(call));
      const source = others.find(({ security }) => security.key6 === 'ACTIVE');
      const key6 = source === undefined ? null : key6Of(call, source.card, source.security);
      if (key6 === null) return refuse('STEP_SKIPPED');
      const refused = await refuseUsed(call, key6, '/propagateKey6');
      return refused ?? setMissing(call, key6);
    },
  },
  insertLoginKey6: {
    async run(call) {
      const { key6 } = call.body;
      const refused =
        (await countKey6Try(call)) ??
        (await refuseWeak(call, key6)) ??
        (await refuseUsed(call, key6, '/key6'));
      if (refused !== null) return refused;
      await keepCandidate(call, scope, key6);
      return done(await progress(call));
    },
  },
  confirmLoginKey6: {
    async run(call) {
      const { key6 } = call.body;
      const repeated = await repeatCandidate(call, scope, key6);
      return 'kind' in repeated ? repeated : setMissing(call, key6);
    },
  },
  evaluateKey6: {
    async run(call) {
      const { key6 } = call.body;
      const refused = await countKey6Try(call);
      if (refused !== null) return refused;
      const missing: readonly CardRow[] = await cardsWithoutKey6(call);
      const isReused = await isUsedOn(call, key6, missing.length > 0 ? missing : await readCards(call));
      return done({ complexity: isReused ? 'RED' : await strengthOf(call, key6) });
    },
  },
} satisfies Partial<Handlers>;

type Progress = BankReplies['insertLoginKey6'];

async function refuseUsed(call: HolderCall, key6: string, pointer: string): Promise<Refusal | null> {
  const isReused = await isUsedOn(call, key6, await cardsWithoutKey6(call));
  return isReused ? refuse('KEY6_REUSED', { pointer }) : null;
}

/** Returns whether an e-Code is or was that of one of the cards. */
async function isUsedOn(call: HolderCall, key6: string, cards: readonly CardRow[]): Promise<boolean> {
  return (await readSecurities(call, cards)).some((of) => isUsed(call, key6, of));
}

async function progress(call: HolderCall): Promise<Progress> {
  return { flow: flowOf(call.holder.stage), ...(await readKey6State(call)) };
}

async function setMissing(call: HolderCall, key6: string): Promise<Answer<Progress>> {
  const { db, bank, holder, now } = call;
  for (const card of await cardsWithoutKey6(call)) await setKey6(call, card, key6);
  await dropCandidate(call, scope);
  await logSecurity(db, bank.secrets, { event: 'e-code.set', user: holder.username, now });
  return done({ ...(await progress(call)), clientAccessToken: await settle(call) });
}
