import type { LoyaltyProgramType } from '#schemas';
import type { App } from '#ui/state';
import { act } from '@testing-library/react';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { somePrograms } from '../../loyalty/loyalty.fixture.ts';
import { aProfile } from '../../../state/holder/profile.fixture.ts';

/** Lets the portal know where the card stands in the loyalty programme. */
export function standAt({ stores }: Pick<App, 'stores'>, type: LoyaltyProgramType): void {
  act(() => {
    stores.cards.getState().received([aCardSummary()]);
    stores.profile
      .getState()
      .received(aProfile({ profiling: { IO_SI_PLUS: { prop: { state: 'ATTIVO' } } } }));
    stores.loyalty.getState().received(somePrograms({ '1000001': type }));
  });
}
