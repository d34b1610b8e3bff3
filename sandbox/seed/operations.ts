import { addMonths, dayMs, romeMonth, romeTime, romeToInstant } from '../calendar.ts';
import type { operations } from '../db/schema.ts';
import { bookingInstant } from '../services/transaction/booking.ts';
import { firstUndebited } from '../services/transaction/debit.ts';
import { instalmentFromCents } from '../services/transaction/purchases.ts';
import merchants from './merchants.json' with { type: 'json' };
import type { CardPlan } from './personas.ts';
import { drawSequence } from './sequence.ts';
import words from './words.json' with { type: 'json' };

type Row = typeof operations.$inferInsert;
type Draft = Omit<Row, 'id' | 'cardId'>;

type Merchant = {
  category: string;
  name: string;
  /** Least and most that is spent there, in hundredths of its currency's worth in euro. */
  from: number;
  to: number;
  weight: number;
  code?: string;
  address?: string;
  lat?: number;
  long?: number;
  currency?: string;
  /** Units of the currency for one euro. */
  rate?: number;
  byPhone?: boolean;
};

/** Which card to fill, and the moment up to which it has been used; without a seed the card's id is it. */
export type History = { cardId: number; plan: CardPlan; now: number; seed?: number };

const days = 365;
const known: readonly Merchant[] = merchants;
const wheel = known.flatMap((merchant) => Array.from({ length: merchant.weight }, () => merchant));
const recharge = { name: words.recharge, category: 'ALTRESPESE', monthlyCents: 45_000 };

/** Makes a year of operations up to now: the same for the same card, day and plan; each category occurs. */
export function makeOperations(history: History): Row[] {
  const { cardId, seed = cardId } = history;
  let drawn = draw({ ...history, seed });
  // Chance may spend more than a card has in a month; then another draw counts, so that every account can pay.
  for (let turn = 1; turn < mostDraws && !leavesMoney(drawn, history); turn += 1)
    drawn = draw({ ...history, seed: seed + turn * apart });
  return drawn;
}

const mostDraws = 20;
// Further than cards’ numbers are from one another.
const apart = 1_000_003;
const mostSpent = 0.8;

/** Returns whether a credit card of everyday use has a fifth of its limit left. */
function leavesMoney(rows: readonly Row[], { plan, now }: History): boolean {
  const { productType, limitCents, paymentType, count } = plan;
  if (productType !== 'CREDIT' || limitCents === null || count !== undefined) return true;
  const [since, thisMonth] = [firstUndebited(now), romeMonth(now)];
  const waits = ({ month, chargeCents }: Row) =>
    paymentType === 'R' && month >= since && chargeCents >= instalmentFromCents;
  const taken = rows.filter((row) => !row.recharge && (row.month === thisMonth || waits(row)));
  return taken.reduce((sum, { chargeCents }) => sum + chargeCents, 0) <= limitCents * mostSpent;
}

function draw({ cardId, plan, now, seed }: Required<History>): Row[] {
  const next = drawSequence(seed);
  const received = plan.productType === 'PREPAID' ? recharges(now).slice(0, plan.count) : [];
  const count = (plan.count ?? Math.round(plan.perDay * days) + received.length) - received.length;
  const bought = withDivisible(purchases({ plan, now, count }, next), { plan, now });
  return [...bought, ...received]
    .toSorted((left, right) => left.at - right.at)
    .map((draft, index) => ({ ...draft, id: cardId * 1_000_000 + index + 1, cardId }));
}

type Spending = Pick<History, 'plan' | 'now'> & { count: number };

function purchases({ plan, now, count }: Spending, next: () => number): Draft[] {
  const midnight = romeToInstant({ ...romeTime(now), hour: 0, minute: 0, second: 0 });
  const scale = plan.productType === 'PREPAID' ? 0.35 : 1;
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = Math.floor((index / count) * days);
    const opening = midnight - daysAgo * dayMs;
    const wished = opening + (8 + next() * 13) * 3_600_000;
    // Today's operations lie between midnight and now; a purchase cannot be of the future.
    const at = Math.floor(wished <= now ? wished : opening + next() * (now - opening));
    // Before chance decides, each merchant has its turn: so every category occurs, abroad too.
    const turn = index % 9 === 4 ? known[Math.floor(index / 9) % known.length] : undefined;
    const merchant = turn ?? wheel[Math.floor(next() * wheel.length)];
    if (merchant === undefined) throw new Error('SEED_EMPTY: there are no merchants');
    return purchase(merchant, { at, share: next() ** 2, scale, bookedAt: bookingInstant(at) });
  });
}

/** Beyond those that its plans divide, a card with plans has so many purchases that can still be divided, and any other one. */
const spareDivisible = 3;

/** Makes the dearest purchases of a card in instalments dearer, where chance has made too few that can be divided. */
function withDivisible(drafts: readonly Draft[], { plan, now }: Pick<History, 'plan' | 'now'>): Draft[] {
  const { plans, paymentType, family } = plan;
  if (paymentType !== 'R' || family) return [...drafts];
  const since = firstUndebited(now);
  if (plans === undefined) return withAtLeast(drafts, 1, { since, now });
  const fresh = plans.filter(({ monthsAgo }) => monthsAgo === 0);
  const lately = withAtLeast(drafts, fresh.length + spareDivisible, { since, now });
  return withAtLeast(lately, plans.length + spareDivisible, { since: 0, now });
}

/** Has so many booked purchases, from a month on, be worth dividing. */
function withAtLeast(drafts: readonly Draft[], most: number, { since, now }: { since: number; now: number }) {
  const ofTheWhile = drafts.filter(({ month, bookedAt }) => month >= since && bookedAt <= now);
  const isDivisible = ({ chargeCents }: Draft) => chargeCents >= instalmentFromCents;
  const dearest = ofTheWhile
    .filter((draft) => draft.originalCurrency === 'EUR' && !isDivisible(draft))
    .toSorted((one, other) => other.chargeCents - one.chargeCents);
  const wanted = most - ofTheWhile.filter(isDivisible).length;
  const raised = new Set(dearest.slice(0, Math.max(0, wanted)));
  return drafts.map((draft) => {
    const cents = draft.chargeCents + instalmentFromCents;
    return raised.has(draft) ? { ...draft, chargeCents: cents, originalCents: cents } : draft;
  });
}

type Circumstance = { at: number; share: number; scale: number; bookedAt: number };

function purchase(merchant: Merchant, { at, share, scale, bookedAt }: Circumstance): Draft {
  const worth = Math.round((merchant.from + (merchant.to - merchant.from) * share) * scale);
  const rate = merchant.rate === undefined ? null : driftingRate(merchant.rate, at);
  const originalCurrency = merchant.currency ?? 'EUR';
  const originalCents = rate === null ? worth : roundToPayable(worth * rate, originalCurrency);
  return {
    at,
    bookedAt,
    month: romeMonth(at),
    merchantName: merchant.name,
    merchantCode: merchant.code ?? null,
    merchantAddress: merchant.address ?? null,
    merchantLat: merchant.lat ?? null,
    merchantLong: merchant.long ?? null,
    category: merchant.category,
    originalCents,
    originalCurrency,
    chargeCents: rate === null ? worth : Math.round(originalCents / rate),
    exchange: rate === null ? null : rate.toFixed(7),
    recharge: false,
    byPhone: merchant.byPhone ?? false,
  };
}

/** Rounds hundredths to what can be paid in a currency: to whole yen, which have no hundredths. */
function roundToPayable(hundredths: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const step = maximumFractionDigits === 0 ? 100 : 1;
  return Math.round(hundredths / step) * step;
}

/** Rates move a little from day to day, the same way at each seeding. */
const driftingRate = (rate: number, at: number): number =>
  Number((rate * (1 + 0.02 * Math.sin(Math.floor(at / dayMs) / 9))).toFixed(7));

function recharges(now: number): Draft[] {
  const thisMonth = romeMonth(now);
  return Array.from({ length: 12 }, (_, back) => {
    const month = addMonths(thisMonth, -back);
    const day = { year: Math.trunc(month / 100), month: month % 100, day: 2 };
    const at = romeToInstant({ ...day, hour: 9, minute: 30, second: 0 });
    const circumstance = { at, share: 0, scale: 1, bookedAt: at };
    const { name, category, monthlyCents } = recharge;
    const paid = { name, category, from: monthlyCents, to: monthlyCents, weight: 1 };
    return { ...purchase(paid, circumstance), recharge: true };
  }).filter(({ at }) => at <= now);
}
