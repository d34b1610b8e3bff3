import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CardFunctions, CardProfiling, UserProfile } from '#schemas';
import type { Launcher } from '#ui/state';
import { aCard, aCardContext, aCardSummary } from '../../../state/holder/card.fixture.ts';
import { type Answers, done, renderInPortal } from '../../cards/portal.fixture.tsx';

type State = 'ATTIVO' | 'DISATTIVO';

/** Makes a profile whose flag for 3D Secure is as told. */
export function aProfile(state: State = 'ATTIVO'): UserProfile {
  // What the boxes read of it.
  return { profiling: { '3D_SECURE': { prop: { state } } } } as unknown as UserProfile;
}

const functions: CardFunctions = {
  alert: [],
  services: [],
  spendingControl: [],
  securityControl: ['3D_SECURE'],
};

type Parts = {
  profiling: CardProfiling;
  answers?: Answers;
  profile?: UserProfile;
  securityControl?: CardFunctions['securityControl'];
  /** Why nothing can be opened. */
  refusal?: ReturnType<Launcher['refusal']>;
};

/** Shows a box for a card with these services, once the card is chosen; `opened` lists what the holder opens. */
export async function showBox(view: ReactNode, parts: Parts) {
  const { profiling, answers = {}, profile = aProfile(), refusal } = parts;
  const { securityControl = functions.securityControl } = parts;
  const opened: string[] = [];
  const launcher: Launcher = {
    listed: () => [],
    find: (name) => ({ entry: { id: name, runs: [] }, parameters: {} }),
    refusal: () => refusal,
    input: (_opening, given = {}) => given,
    open: (name) => {
      opened.push(name);
      return Promise.resolve(undefined);
    },
  };
  const bank: Answers = {
    readCardContext: ({ cardId }) =>
      done({
        cardContext: aCardContext({
          profiling,
          functions: { ...functions, securityControl },
          card: aCard({ id: cardId }),
        }),
      }),
    ...answers,
  };
  const portal = await renderInPortal(view, bank, launcher);
  const { cards, profile: profiles } = portal.app.stores;
  act(() => profiles.getState().received(profile));
  act(() => cards.getState().received([aCardSummary()]));
  await waitFor(() => {
    if (cards.getState().contexts['1000001'] === undefined) throw new Error('The card is not read yet');
  });
  return { ...portal, opened };
}
