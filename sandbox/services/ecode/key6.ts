import type { Key6Strength } from '../../security/passwords/key6-strength.ts';
import { judgeKey6 } from '../../security/passwords/key6-strength.ts';
import { birthDatesOf } from '../../seed/identity.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import { readSecurity, writeSecurity, type CardSecurity } from '../card-security/store.ts';
import { readCards, type CardRow } from '../card-service/store.ts';
import { lockCard } from '../card-service/switch-service.ts';
import { readRecord } from '../holder/record.ts';

/** The e-Code that every card of a demo account begins with. */
const demoKey6 = '739154';

/** Judges an e-Code with the holder's date of birth in mind. */
export async function strengthOf(call: HolderCall, key6: string): Promise<Key6Strength> {
  const { fiscalCode } = await readRecord(call, call.holder.userId);
  return judgeKey6(key6, birthDatesOf(fiscalCode));
}

/** Refuses an e-Code that is too easy to guess (ECODE-26). */
export async function refuseWeak(call: HolderCall, key6: string): Promise<Refusal | null> {
  return (await strengthOf(call, key6)) === 'RED' ? refuse('KEY6_WEAK', { pointer: '/key6' }) : null;
}

/** Reads the e-Code of a card; null when it has none. */
export function key6Of({ bank }: HolderCall, card: CardRow, security: CardSecurity): string | null {
  if (security.key6 === 'ABSENT') return null;
  const { key6Sealed } = security;
  return key6Sealed === null ? demoKey6 : bank.secrets.open(purposeOf(card), key6Sealed);
}

/** Encrypts an e-Code that a registration or migration has asked for, until its end sets it. */
export const sealKey6 = (call: HolderCall, key6: string): string =>
  call.bank.secrets.seal(flowPurpose(call), key6);

/** Reads an e-Code that a registration or migration has kept. */
export const openKey6 = (call: HolderCall, sealed: string): string =>
  call.bank.secrets.open(flowPurpose(call), sealed);

/** Returns whether an e-Code is one of the five before the card's present one (ECODE-27). */
export function wasUsed(call: HolderCall, key6: string, of: Owned): boolean {
  return of.security.key6History.includes(hashOf(call, of.card, key6));
}

/** Returns whether an e-Code is the card's present one or one of the five before it. */
export const isUsed = (call: HolderCall, key6: string, of: Owned): boolean =>
  key6Of(call, of.card, of.security) === key6 || wasUsed(call, key6, of);

/** Gives a card an e-Code and remembers the one before only as a keyed hash (S-24). */
export async function setKey6(call: HolderCall, card: CardRow, key6: string): Promise<void> {
  await lockCard(call, card);
  const security = await readSecurity(call, card);
  const key6Sealed = call.bank.secrets.seal(purposeOf(card), key6);
  await writeSecurity(call, card, {
    key6: 'ACTIVE',
    key6Sealed,
    key6History: historyOf(call, card, security),
  });
}

/** Gives every card of a holder the same e-Code, as a registration does. */
export async function setKey6OfAll(call: HolderCall, key6: string): Promise<void> {
  for (const card of await readCards(call)) await setKey6(call, card, key6);
}

/** Takes the e-Code from every card of a holder. */
export async function dropKey6OfAll(call: HolderCall): Promise<void> {
  for (const card of await readCards(call)) {
    const key6History = historyOf(call, await lockCard(call, card), await readSecurity(call, card));
    await writeSecurity(call, card, { key6: 'ABSENT', key6Sealed: null, key6History });
  }
}

/** A card and how its security services stand. */
export type Owned = { card: CardRow; security: CardSecurity };

function historyOf(call: HolderCall, card: CardRow, security: CardSecurity): readonly string[] {
  const present = key6Of(call, card, security);
  const before = present === null ? [] : [hashOf(call, card, present)];
  return [...before, ...security.key6History].slice(0, call.bank.policy.eCode.history);
}

const hashOf = ({ bank }: HolderCall, card: CardRow, key6: string): string =>
  bank.secrets.mac('key6', String(card.id), key6);

const flowPurpose = ({ holder }: HolderCall): string => `flow ${holder.userId}`;

const purposeOf = (card: CardRow): string => `key6 ${card.id}`;
