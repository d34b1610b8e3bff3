import type { LoyaltyProgramType, ProductType } from '#schemas';
import listed from './personas.json' with { type: 'json' };

/** A card that a demo account is opened with. */
export type CardPlan = {
  type: string;
  productType: ProductType;
  circuit: 'VISA' | 'MASTERCARD' | 'PAGOBANCOMAT';
  description: string;
  last4: string;
  /** Null is no limit, or of a prepaid card that it has none but its balance. */
  limitCents: number | null;
  installmentCents?: number;
  paymentType: 'R' | 'S';
  /** Operations a day, on average. */
  perDay: number;
  /** Exactly so many operations in all. */
  count?: number;
  family?: boolean;
  /** Whose it is, where that is somebody other than who logs in. */
  cardholder?: string;
  /** Index of the card that this one hangs on. */
  main?: number;
  /** Index of the number that the bank calls about it. */
  phone?: number;
  /** Linked to online banking, where it is recharged and its limits are kept (IBAN-01). */
  onlineBanking?: boolean;
  /** Other than valid: the card can no longer be used. */
  validity?: 'BLOCKED' | 'EXPIRED';
  security?: SecurityWish;
  plans?: readonly PlanWish[];
  financings?: readonly FinancingWish[];
};

/** How the security services of a card differ from all being on. */
export type SecurityWish = {
  threeDSecure?: 'BLOCKED' | 'DISABLED';
  key6?: 'BLOCKED' | 'ABSENT';
  pinRequested?: false;
};

/** An instalment plan that a demo account is opened with; without `extinguished` it goes to its end. */
export type PlanWish = { monthsAgo: number; installments: number; extinguishedMonthsAgo?: number };

/** A loan that a demo account is opened with. */
export type FinancingWish = {
  product: string;
  monthsAgo: number;
  grantedCents: number;
  tan: number;
  installments: number;
};

/** A demo account before anybody has logged in. */
export type Persona = {
  name: string;
  /** What it shows, in Italian, for the console. */
  shows: string;
  first: string;
  last: string;
  userType?: 'ASB';
  /** How many mobile numbers the holder has. */
  phones: number;
  /** The phone on which the holder has the bank’s app. */
  device?: string;
  cards: readonly CardPlan[];
  /** Where the credit cards stand in the loyalty programme; without it they have none. */
  loyalty?: LoyaltyProgramType;
  /** What still stands between the holder and the whole portal. */
  onboarding?: Onboarding;
};

/** How an account differs from one that is fully registered. */
type Onboarding = {
  passwordAgeDays?: number;
  temporary?: boolean;
  /** For how many days the holder has gone without the holder code. */
  limitedDays?: number;
  migrate?: boolean;
  /** The bank wants one verified number first. */
  numberToVerify?: boolean;
  /** The provider must confirm who the holder is; until then cards lend and top up nothing. */
  identityLapsed?: boolean;
};

/** The password of every demo account. */
export const demoPassword = 'Percorso1!';

/** All demo accounts. */
// The seed's test opens each of them, which proves the file.
export const personas = listed as readonly Persona[];

/** Finds the demo account that a username belongs to, its own or with a +tag; null for any other name. */
export function findPersona(username: string): Persona | null {
  const [, name] = /^([a-z0-9-]+)(?:\+[a-z0-9._-]{1,64})?@percorso\.test$/.exec(username) ?? [];
  return personas.find((persona) => persona.name === name) ?? null;
}
