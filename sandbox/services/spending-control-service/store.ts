import { eq } from 'drizzle-orm';
import type { ServiceId } from '#schemas';
import { spendingControls } from '../../db/schema.ts';
import type { HolderCall } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { switchServices } from '../card-service/switch-service.ts';
import { readUse } from '../card-service/use.ts';

/** The most that a card may spend in a month, in cents, if its holder has set it. */
export type Control = { active: boolean; threshold: number | null };

/** Reads the control of a card; off until it is set. */
export async function readControl({ db }: Pick<HolderCall, 'db'>, card: CardRow): Promise<Control> {
  const [row] = await db.select().from(spendingControls).where(eq(spendingControls.cardId, card.id));
  return { active: row?.active ?? false, threshold: row?.thresholdCents ?? null };
}

/** Sets the control of a card, in its services too. */
export async function writeControl(call: HolderCall, card: CardRow, control: Control): Promise<void> {
  const set = { active: control.active, thresholdCents: control.threshold };
  await call.db
    .insert(spendingControls)
    .values({ cardId: card.id, ...set })
    .onConflictDoUpdate({ target: spendingControls.cardId, set });
  const upTo = control.active && (control.threshold ?? true);
  await switchServices(call, card, { SPENDING_CONTROL: upTo, [ofCircuit(card)]: control.active });
}

/** Returns whether a card may spend so much more this month by its holder's own wish. */
export async function allowsSpending(call: HolderCall, card: CardRow, cents: number): Promise<boolean> {
  const { active, threshold } = await readControl(call, card);
  if (!active || threshold === null) return true;
  return (await readUse(call, card)).month + cents <= threshold;
}

const circuits: Partial<Record<CardRow['circuit'], ServiceId>> = {
  VISA: 'SPENDING_CONTROL_VISA',
  MASTERCARD: 'SPENDING_CONTROL_MASTERCARD',
};

const ofCircuit = ({ circuit }: CardRow): ServiceId => circuits[circuit] ?? 'SPENDING_CONTROL';
