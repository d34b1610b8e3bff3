import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aCardSummary } from '../../../state/holder/card.fixture.ts';
import { useSelectedCard } from '../../cards/use-selected-card.ts';
import { OperationsSection } from '../OperationsSection.tsx';
import { open } from './filters.fixture.tsx';

const line = () => screen.getByRole('searchbox', { name: /^Cerca tra le operazioni/u });

describe('the search above the list, on its way', () => {
  it('finds while it is typed, after a pause and no sooner, and leaves the focus and what is typed on alone [HOLDER-19] [HOLDER-08]', async () => {
    const { asked, lastAsked, type, pass } = await typing();
    type('cors');
    await pass(599);
    expect(asked).toHaveLength(1);

    await pass(1);
    expect(lastAsked()).toMatchObject({ merchantName: ['cors'] });
    type('corsini ');
    await pass(600);
    expect(lastAsked()).toMatchObject({ merchantName: ['corsini'] });
    type('corsini b');
    await pass(100);

    expect(line()).toHaveProperty('value', 'corsini b');
    expect(document.activeElement).toBe(line());
    expect(asked).toHaveLength(3);
  });

  it('asks for all again once the line is empty, and for nothing by one letter [HOLDER-19]', async () => {
    const { asked, lastAsked, type, pass } = await typing();
    type('corsini');
    await pass(600);
    type('');
    await pass(600);
    expect(lastAsked()).not.toHaveProperty('merchantName');

    type('c');
    await pass(600);

    expect(asked).toHaveLength(3);
    expect(document.activeElement).toBe(line());
  });

  it('is one step of the history, however often its typing pauses [HOLDER-19]', async () => {
    const { lastAsked, type, pass, goBack } = await typing();
    for (const part of ['cors', 'corsini', 'corsini marzo']) {
      type(part);
      await pass(600);
    }
    expect(lastAsked()).toMatchObject({ dateFrom: '2026-03-01T00:00:00.000+01:00' });

    await goBack();
    await pass(0);

    expect(line()).toHaveProperty('value', '');
    expect(lastAsked()).not.toHaveProperty('merchantName');
  });

  it('offers the other cards where it has found nothing, and looks there with the same words [HOLDER-19]', async () => {
    const { user, app, lastAsked } = await open({ view: <OfSelected />, cards: [aCardSummary(), other] });
    await screen.findByText(/negli ultimi 90 giorni/u);
    await user.type(line(), 'niente{Enter}');

    await user.click(await screen.findByRole('button', { name: 'Cerca su Viaggi, che finisce con 1198' }));

    await waitFor(() => expect(lastAsked()).toMatchObject({ cardId: other.id, merchantName: ['niente'] }));
    expect(app.stores.cards.getState().selectedId).toBe(other.id);
    expect(line()).toHaveProperty('value', 'niente');
    expect(
      await screen.findByRole('button', { name: 'Cerca su Carta Classica, che finisce con 4417' }),
    ).toBeTruthy();
  });
});

const other = aCardSummary({ id: '1000002', pan: '**** **** **** 1198', description: 'Viaggi' });

function OfSelected() {
  const { card } = useSelectedCard();
  return <OperationsSection card={card} />;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Shows a list, and from then on has the clock stand, which the test lets pass. */
async function typing() {
  const portal = await open();
  await screen.findByText(/negli ultimi 90 giorni/u);
  // What reads the words is at hand.
  await import('./typed/typed-search.ts');
  line().focus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const type = (value: string) => fireEvent.change(line(), { target: { value } });
  return { ...portal, type, pass };
}
