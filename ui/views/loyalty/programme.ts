import type { LoyaltyProgramType, UserProfile } from '#schemas';
import type { Stores } from '#ui/state';

const clickLocations = [
  'PROMOBOX_CARD',
  'GRAY_BOX',
  'HEADER_BUTTON',
  'BLUE_TILE',
  'FOOTER_BANNER',
  'DETAIL_BANNER',
  'FIDELITY_BOX',
] as const;

/** Where in the portal the holder has asked for the programme (LOYAL-11). */
export type ClickLocation = (typeof clickLocations)[number];

/** Reads where a link to the page of the programme stands; the page’s own tile where nobody says. */
export function clickLocationOf(search: string): ClickLocation {
  const from = new URLSearchParams(search).get('from');
  return clickLocations.find((location) => location === from) ?? 'BLUE_TILE';
}

/** A type whose card has a programme (LOYAL-10). */
export type Programme = Exclude<LoyaltyProgramType, 'T0_NOT_ELEGIBLE'>;

/** Names what the button of each type does (LOYAL-09). */
export type ProgrammeAction = 'discover' | 'join' | 'activate' | 'enter';

/** What the holder of a card of each type can do next. */
export const actionOf: Readonly<Record<Programme, ProgrammeAction>> = {
  T0_ELEGIBLE: 'discover',
  T0_PLUS_EMBEDDED: 'join',
  T1_START_ACTIVE: 'enter',
  T1_START_PLUS_EMBEDDED: 'activate',
  T1_PLUS_ACTIVE: 'enter',
};

// What is left of a type where the bank has not enabled Plus for the holder (GATE-07).
const withoutPlus: Readonly<Record<Programme, Programme>> = {
  T0_ELEGIBLE: 'T0_ELEGIBLE',
  T0_PLUS_EMBEDDED: 'T0_ELEGIBLE',
  T1_START_ACTIVE: 'T1_START_ACTIVE',
  T1_START_PLUS_EMBEDDED: 'T1_START_ACTIVE',
  T1_PLUS_ACTIVE: 'T1_START_ACTIVE',
};

type Known = {
  loyalty: { loyaltyProgramTypeArray?: StateOf<'loyalty'>['loyaltyProgramTypeArray'] | undefined };
  cards: Pick<StateOf<'cards'>, 'selectedId'>;
  profile: Pick<StateOf<'profile'>, 'profile'>;
};

type StateOf<Name extends keyof Stores> = ReturnType<Stores[Name]['getState']>;

/** Returns where the selected card stands, as far as the profile lets loyalty appear; undefined until it is known (LOYAL-02). */
export function loyaltyProgramOfCurrentCard({
  loyalty,
  cards,
  profile,
}: Known): LoyaltyProgramType | undefined {
  const types = loyalty.loyaltyProgramTypeArray;
  if (!types || !profile.profile) return undefined;
  const told = types.find(({ cardId }) => cardId === cards.selectedId)?.loyaltyProgramType;
  return allowedBy(profile.profile, told);
}

/** Returns whether the selected card has a programme: it stands somewhere, and not among those that may not join (LOYAL-10). */
export function hasCurrentCardLoyaltyProgram(known: Known): boolean {
  return isProgramme(loyaltyProgramOfCurrentCard(known));
}

/** Tells a type that has a programme from one that has none. */
export function isProgramme(type: LoyaltyProgramType | undefined): type is Programme {
  return type !== undefined && type !== 'T0_NOT_ELEGIBLE';
}

/** A holder whose profile does not know IO_SI_PLUS sees no loyalty, one whose Plus is off sees none of Plus (GATE-06, GATE-07). */
function allowedBy({ profiling }: UserProfile, type: LoyaltyProgramType | undefined): LoyaltyProgramType {
  const flag = profiling.IO_SI_PLUS?.prop.state ?? 'ASSENTE';
  if (flag === 'ASSENTE' || !isProgramme(type)) return 'T0_NOT_ELEGIBLE';
  return flag === 'ATTIVO' ? type : withoutPlus[type];
}
