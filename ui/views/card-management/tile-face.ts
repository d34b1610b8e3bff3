import type { Card, CardService } from '#schemas';
import { type Hindrance, hindranceOf } from '../cards/service-hindrance.ts';

/** What a tile shows of a service, whatever its action is. */
export type TileFace = {
  title: string;
  description: string;
  isNew: boolean;
  /** Whether the holder has switched it on. */
  isOn: boolean;
  hindrance: Hindrance | undefined;
};

const longestDescription = 115;

/** Writes the bank’s words and the state of a service onto a tile; what its box says goes first (MGMT-11, MGMT-15). */
export function tileFace(card: Pick<Card, 'validityStatus'>, service: CardService): TileFace {
  const box = service.servicesBox[0];
  return {
    title: box?.title ?? service.serviceTitle,
    description: trimmed(box?.message ?? service.serviceMessage),
    isNew: service.isNew,
    isOn: service.active === 'ATTIVO',
    hindrance: hindranceOf(card, service),
  };
}

/** Cuts a description so that it is never longer than 115 characters, the mark of the cut among them (MGMT-12). */
export function trimmed(text: string): string {
  return text.length <= longestDescription ? text : `${text.slice(0, longestDescription - 1).trimEnd()}…`;
}
