import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CardContextData, CardService } from '#schemas';
import type { Launcher } from '#ui/state';
import { aCard, aCardContext, aCardSummary, aService } from '../../state/holder/card.fixture.ts';
import { done, renderInPortal } from '../cards/portal.fixture.tsx';
import { useSelectedCard } from '../cards/use-selected-card.ts';
import { ServiceBoxes } from './ServiceBoxes.tsx';

function Boxes() {
  return <ServiceBoxes selected={useSelectedCard()} />;
}

/** Shows the boxes of a card; what the bank says of it comes when the test lets it. */
async function showBoxes(context: CardContextData | undefined) {
  const opened: { name: string; given: unknown }[] = [];
  const launcher: Launcher = {
    listed: () => [],
    find: (id) => ({ entry: { id, runs: [] }, parameters: {} }),
    refusal: () => undefined,
    input: (_opening, given = {}) => given,
    open: (name, given) => {
      opened.push({ name, given });
      return Promise.resolve(undefined);
    },
  };
  const readCardContext = () =>
    context ? done({ cardContext: context }) : ({ kind: 'unreachable' } as const);
  const { app } = await renderInPortal(<Boxes />, { readCardContext }, launcher);
  return { opened, list: () => act(async () => app.stores.cards.getState().received([aCardSummary()])) };
}

async function show(context: CardContextData | undefined) {
  const { opened, list } = await showBoxes(context);
  await list();
  return opened;
}

const topUp = (difference: Partial<CardService> = {}) => ({
  RICARICHE_TELEFONICHE: aService('RICARICHE_TELEFONICHE', difference),
});
const linked = aCardContext({
  card: aCard({ productType: 'PREPAID' }),
  profiling: { ...topUp(), IBAN_PREPAID: aService('IBAN_PREPAID') },
});
const rowOf = (title: string) => {
  const row = screen.getByText(title).closest('li');
  if (!row) throw new Error(`${title} is no row`);
  return within(row);
};
const waiting = () => screen.queryByText('Stiamo caricando i servizi della carta');

describe('the service boxes', () => {
  it('lead to card management, to the phone top-up, to the questions and to the help desk [HOME-07] [HOME-12] [HOME-13]', async () => {
    await show(aCardContext({ profiling: topUp() }));

    const paths = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(paths).toEqual([
      '/cardsmanagement',
      '/telephoneRecharge/anagraphicData',
      '/domande-frequenti',
      '/userSupport/writeMessage',
    ]);
    expect(screen.getByRole('link', { name: 'Paga' })).toBeTruthy();
    expect(rowOf('Paga').getByText('Ricarica telefonica')).toBeTruthy();
    const information = within(screen.getByRole('region', { name: 'Area informazioni' }));
    expect(information.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Domande frequenti si apre in una nuova scheda',
      'Scrivici',
    ]);
  });

  it('hold the place of what depends on the card until it is known [HOME-17]', async () => {
    const { list } = await showBoxes(aCardContext({ profiling: topUp() }));
    expect(waiting()).toBeTruthy();

    await list();

    expect(waiting()).toBeNull();
  });

  it('have no Paga where the card has no top-up [HOME-08]', async () => {
    await show(aCardContext());

    expect(waiting()).toBeNull();
    expect(screen.queryByText('Paga')).toBeNull();
  });

  it('still lead elsewhere when what may be done with the card cannot be had', async () => {
    await show(undefined);

    expect(waiting()).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('have Paga disabled under a blocked card, and say why [HOME-09]', async () => {
    await show(aCardContext({ card: aCard({ validityStatus: 'BLOCKED' }), profiling: topUp() }));

    expect(await rowOf('Paga').findByText('La carta è bloccata.')).toBeTruthy();
    expect(rowOf('Paga').queryByRole('link')).toBeNull();
    expect(rowOf('Paga').queryByRole('button')).toBeNull();
  });

  it('say why a service is locked in the bank’s words [GATE-04]', async () => {
    await show(aCardContext({ profiling: topUp({ locked: true, lockedMessage: 'Mancano i tuoi dati.' }) }));

    expect(await rowOf('Paga').findByText('Mancano i tuoi dati.')).toBeTruthy();
  });

  it('ask a limited holder for the registration code in Paga, and open its entry [HOME-11]', async () => {
    const opened = await show(aCardContext({ profiling: topUp({ limited: true }) }));

    expect(await rowOf('Paga').findByText('Serve il codice di registrazione.')).toBeTruthy();
    expect(rowOf('Paga').queryByRole('link')).toBeNull();
    fireEvent.click(rowOf('Paga').getByRole('button', { name: 'Inserisci il codice' }));

    expect(opened).toMatchObject([{ name: 'REGISTRATION_CODE' }]);
  });

  it('offer a prepaid card its own recharge before all else [HOLDER-17] [HOLDER-29]', async () => {
    await show(aCardContext({ card: aCard({ productType: 'PREPAID' }), profiling: topUp() }));

    const paths = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
    expect(paths.slice(0, 3)).toEqual([
      '/cardRecharge/anagraphicData',
      '/cardsmanagement',
      '/telephoneRecharge/anagraphicData',
    ]);
    expect(rowOf('Ricarica').getByText('Aggiungi denaro a questa carta')).toBeTruthy();
  });

  it.each([
    ['Ricarica', 'recharge'],
    ['Paga', 'pay'],
    ['Scrivici', 'write'],
  ])(
    'send a card linked to online banking there from %s by a popup, which speaks of that [HOME-10] [HOME-14] [IBAN-04]',
    async (title, wanted) => {
      const opened = await show(linked);

      await act(async () => fireEvent.click(rowOf(title).getByRole('button', { name: title })));

      expect(opened).toEqual([{ name: 'IBAN_PREPAID_POPUP', given: { wanted } }]);
    },
  );
});
