import { logSecurity } from '../../security/log.ts';
import { done, refuse, type Call, type Handlers, type HolderCall, type Refusal } from '../../server/call.ts';
import { securityChanged } from '../card-security/show.ts';
import { readSecurities, readSecurity, writeSecurity } from '../card-security/store.ts';
import texts from '../card-security/texts.json' with { type: 'json' };
import { countView, refuseView } from '../card-security/views.ts';
import { isActive, readCards, type CardRow } from '../card-service/store.ts';
import { refuseLocked } from '../card-service/holder-lock.ts';
import { findServedCard, lockCard } from '../card-service/switch-service.ts';
import { dropCandidate, keepCandidate, readCandidate, repeatCandidate } from './candidate.ts';
import { isUsed, key6Of, refuseWeak, setKey6, strengthOf, wasUsed, type Owned } from './key6.ts';
import { countKey6Try } from './tries.ts';

/** The e-Code of a card: seen, changed in three calls, unlocked (ECODE-17). */
export const cardKey6Handlers = {
  validateKey6: {
    async run(call) {
      const { cardId, key6 } = call.body;
      const owned = await findChangeable(call, cardId);
      if ('kind' in owned) return owned;
      const refused = (await countKey6Try(call)) ?? (await refuseWeak(call, key6));
      if (refused !== null) return refused;
      if (isUsed(call, key6, owned)) return refuse('KEY6_REUSED', { pointer: '/key6' });
      await keepCandidate(call, cardId, key6);
      return done(await judged(call));
    },
  },
  checkKey6: {
    async run(call) {
      const { cardId, key6 } = call.body;
      const owned = await findChangeable(call, cardId);
      if ('kind' in owned) return owned;
      const repeated = await repeatCandidate(call, cardId, key6);
      if ('kind' in repeated) return repeated;
      return done({ ...(await judged(call)), candidateReference: repeated.reference });
    },
  },
  changeKey6: {
    async confirm(call) {
      const { cardId, onlyThisCard } = call.body;
      const change = await readChange(call);
      if ('kind' in change) return change;
      const signed = call.bank.secrets.mac('signed', change.key6);
      const { panLast4 } = change.named;
      const which = onlyThisCard ? texts.oneCard.replace('{last4}', panLast4) : texts.allCards;
      const data = { cardId, onlyThisCard, signed };
      return { data, payload: { cards: which }, run: () => setChosen(call, change) };
    },
  },
  viewKey6: {
    async check(call) {
      const shown = await findShown(call);
      return 'kind' in shown ? shown : null;
    },
    confirm: signCard,
    async run(call) {
      const { db, bank, holder, now } = call;
      const shown = await findShown(call);
      if ('kind' in shown) return shown;
      const left = await countView(call, shown.card, 'KEY6');
      await logSecurity(db, bank.secrets, { event: 'e-code.viewed', user: holder.username, now });
      return done({ cardId: call.body.cardId, key6: shown.key6, ...left });
    },
  },
  unlockKey6: {
    async check(call) {
      const owned = await findBlocked(call);
      return 'kind' in owned ? owned : null;
    },
    confirm: signCard,
    async run(call) {
      const { db, bank, holder, now } = call;
      const owned = await findBlocked(call);
      if ('kind' in owned) return owned;
      await writeSecurity(call, owned.card, { key6: 'ACTIVE' });
      await logSecurity(db, bank.secrets, { event: 'e-code.unlocked', user: holder.username, now });
      return securityChanged(call, owned.card);
    },
  },
} satisfies Partial<Handlers>;

type KeptCall = Call<'validateKey6'> | Call<'checkKey6'>;

async function signCard(call: Call<'viewKey6'> | Call<'unlockKey6'>) {
  const card = await findServedCard(call, call.body.cardId, 'KEY_6');
  if ('kind' in card) throw new Error('CARD_GONE: a card vanished within its own call');
  return { data: call.body, payload: { card: card.panLast4 } };
}

async function judged(call: KeptCall) {
  const { cardId, key6 } = call.body;
  const complexity = (await strengthOf(call, key6)) === 'GREEN' ? 'GREEN' : 'YELLOW';
  return { cardId, complexity } as const;
}

/** Finds a card of the holder on which the e-Code can be used, and keeps others from changing it meanwhile. */
async function findOwned(call: HolderCall, cardId: string): Promise<Owned | Refusal> {
  const card = await findServedCard(call, cardId, 'KEY_6');
  if ('kind' in card) return card;
  return { card: await lockCard(call, card), security: await readSecurity(call, card) };
}

async function findChangeable(call: HolderCall, cardId: string): Promise<Owned | Refusal> {
  const owned = await findOwned(call, cardId);
  return 'kind' in owned || owned.security.key6 !== 'BLOCKED' ? owned : refuse('KEY6_BLOCKED');
}

async function findBlocked(call: Call<'unlockKey6'>): Promise<Owned | Refusal> {
  const owned = await findOwned(call, call.body.cardId);
  return 'kind' in owned || owned.security.key6 === 'BLOCKED' ? owned : refuse('KEY6_NOT_BLOCKED');
}

async function findShown(call: Call<'viewKey6'>): Promise<(Owned & { key6: string }) | Refusal> {
  const owned = await findChangeable(call, call.body.cardId);
  if ('kind' in owned) return owned;
  const locked = refuseLocked(owned.card);
  if (locked !== null) return locked;
  const key6 = key6Of(call, owned.card, owned.security);
  if (key6 === null) return refuse('KEY6_NOT_SET');
  return (await refuseView(call, owned.card, 'KEY6')) ?? { ...owned, key6 };
}

async function setChosen(call: Call<'changeKey6'>, { key6, targets }: Change) {
  const { db, bank, holder, now, body } = call;
  for (const { card } of targets) await setKey6(call, card, key6);
  await dropCandidate(call, body.cardId);
  await logSecurity(db, bank.secrets, { event: 'e-code.changed', user: holder.username, now });
  return done({ cardIds: targets.map(({ card }) => String(card.id)), refreshCardContext: true });
}

/** The card that was named, the e-Code, and the cards that get it. */
type Change = { named: CardRow; key6: string; targets: readonly Owned[] };

/** Works out which cards a change is for, and refuses it when one of them has used the code lately. */
async function readChange(call: Call<'changeKey6'>): Promise<Change | Refusal> {
  const { cardId, onlyThisCard, candidateReference } = call.body;
  const owned = await findChangeable(call, cardId);
  if ('kind' in owned) return owned;
  const key6 = await readCandidate(call, cardId, candidateReference);
  if (key6 === null) return refuse('STEP_SKIPPED');
  const targets = onlyThisCard ? [owned] : await changeable(call);
  // Another card that has the very code already is no reason to refuse: it stays as it is.
  const isReused = targets.some((of) => wasUsed(call, key6, of)) || isUsed(call, key6, owned);
  if (isReused) return refuse('KEY6_REUSED');
  const others = targets.filter(({ card, security }) => key6Of(call, card, security) !== key6);
  return { named: owned.card, key6, targets: others };
}

async function changeable(call: HolderCall): Promise<Owned[]> {
  const usable = (await readCards(call)).filter(
    (card) => card.validity === 'VALID' && isActive(card, 'KEY_6'),
  );
  const all = await readSecurities(call, usable);
  return all.filter(({ security }) => security.key6 !== 'BLOCKED');
}
