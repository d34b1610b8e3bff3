import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { renderAt } from '../../cards/portal.fixture.tsx';
import { Refused } from './Refused.tsx';

const called = 'Questo servizio è bloccato. Per sbloccarlo chiama il Servizio Clienti: 800 000 200.';

// A number to call is called by a press.
it.each([
  {
    card: 'whose holder has locked it, how to unlock it',
    lockedByHolder: true,
    cardLock: true,
    told: 'Hai bloccato tu la carta: per usare questo servizio sbloccala, in alto in questa pagina.',
  },
  {
    card: 'that its holder has left open, whom to call',
    lockedByHolder: false,
    cardLock: true,
    told: called,
  },
  {
    card: 'of a bank without a lock for holders, whom to call',
    lockedByHolder: true,
    cardLock: false,
    told: called,
  },
])(
  'says of a locked service on a card $card [HOLDER-24] [GATE-04]',
  async ({ lockedByHolder, cardLock, told }) => {
    const card = aCardSummary({ lockedByHolder });
    const { app } = await renderAt({
      address: '/cardsmanagement',
      view: <Refused reason="locked" />,
      extensions: { cardLock },
    });

    act(() => app.stores.cards.getState().received([card]));

    await waitFor(() => expect(document.body.textContent).toContain(told));
    expect(document.querySelector('a')?.getAttribute('href')).toBe(
      told === called ? 'tel:800000200' : undefined,
    );
  },
);
