import type { LoyaltyProgramType } from '#schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCardSummary } from '../../state/holder/card.fixture.ts';
import { type Answers, done, renderInPortal } from '../cards/portal.fixture.tsx';
import { somePrograms } from '../loyalty/loyalty.fixture.ts';
import { aProfile } from '../../state/holder/profile.fixture.ts';
import { PromoArea } from './PromoArea.tsx';

const card = aCardSummary();
const counted = { campaign: 'fedelta-attiva', creative: 't1-start-active', position: 'banner' } as const;

/** Shows the promotions to a holder whose card stands so. */
async function show(standing: LoyaltyProgramType, answers: Answers = {}) {
  const portal = await renderInPortal(<PromoArea />, {
    readUserProfile: () =>
      done(
        aProfile({
          userInfo: { cards: [card] },
          profiling: { IO_SI_PLUS: { prop: { state: 'ATTIVO' } } },
        }),
      ),
    readLoyaltyPrograms: () => done(somePrograms({ [card.id]: standing })),
    readPromoConfig: () => done({ directory: 'told', analyticsPromoBanner: counted }),
    ...answers,
  });
  act(() => portal.app.stores.cards.getState().received([card]));
  await act(() => portal.app.holder.readProfile());
  return portal;
}

const carousel = () => screen.getByRole('region', { name: 'Per te' });
const slides = () => within(carousel()).getAllByRole('listitem');
const fourth = () => slides()[3];

/** The directories whose pictures a part of the page shows. */
const picturesIn = (part: HTMLElement | undefined) =>
  [...(part?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src')?.split('/')[2]);

describe('the carousel of promotions', () => {
  it('has three that everybody sees and the loyalty programme as the fourth [PROMO-01]', async () => {
    await show('T0_ELEGIBLE');

    expect(carousel().getAttribute('aria-roledescription')).toBe('carosello');
    expect(picturesIn(carousel())).toEqual(['promo-1', 'promo-2', 'promo-3', 'loyalty-t0']);
    expect(within(carousel()).getAllByRole('link')).toHaveLength(3);
  });

  it.each([
    ['T0_ELEGIBLE', 'loyalty-t0', 'Premi per te'],
    ['T0_PLUS_EMBEDDED', 'loyalty-t0-plus', 'Iscriviti al Plus'],
    ['T1_START_PLUS_EMBEDDED', 'loyalty-t1-start-plus', 'Attiva il Plus'],
    ['T1_START_ACTIVE', 'loyalty-t1-start', 'Scegli un premio'],
  ] as const)('shows in the fourth what belongs to %s [PROMO-03]', async (standing, directory, title) => {
    await show(standing);

    expect(picturesIn(fourth())).toEqual([directory]);
    expect(within(carousel()).getByRole('button', { name: title })).toBeTruthy();
  });

  it.each([
    ['T0_ELEGIBLE', 4],
    ['T0_PLUS_EMBEDDED', 4],
    ['T1_START_ACTIVE', 4],
    ['T1_START_PLUS_EMBEDDED', 4],
    ['T0_NOT_ELEGIBLE', 3],
    ['T1_PLUS_ACTIVE', 3],
  ] as const)('of a card of type %s has %s in a row [PROMO-02]', async (standing, count) => {
    await show(standing);

    expect(slides()).toHaveLength(count);
    expect(within(carousel()).getByRole('list').dataset['perRow']).toBe(String(count));
  });
});

const banner = (title: string) => screen.getByRole('region', { name: title });

describe('the banner', () => {
  it.each([
    ['T0_ELEGIBLE', 'Un anno di premi senza spese', 'Scopri'],
    ['T0_PLUS_EMBEDDED', 'Il meglio del programma è già tuo', 'Iscriviti'],
    ['T1_START_ACTIVE', 'Più usi la carta, più premi scegli', 'Accedi'],
    ['T1_START_PLUS_EMBEDDED', 'Passa al Plus quando vuoi', 'Attiva'],
  ] as const)('promotes the programme to a card of type %s [PROMO-04]', async (standing, title, action) => {
    await show(standing);

    expect(within(banner(title)).getByRole('button', { name: action })).toBeTruthy();
  });

  it('of who has all of the programme is another [PROMO-05]', async () => {
    await show('T1_PLUS_ACTIVE');

    expect(picturesIn(banner('Grazie di essere con noi'))).toEqual(['loyalty-t1-plus']);
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });

  it('of who may not join is one of everybody’s, and speaks of no programme [PROMO-06]', async () => {
    await show('T0_NOT_ELEGIBLE');

    expect(picturesIn(banner('Usa la carta in tranquillità'))).toEqual(['generic']);
    expect(screen.queryByText(/programma/iu)).toBeNull();
  });

  it.each(['T0_ELEGIBLE', 'T0_PLUS_EMBEDDED', 'T1_START_PLUS_EMBEDDED'] as const)(
    'of a card of type %s says that the year is free and the programme goes on [LOYAL-22]',
    async (standing) => {
      await show(standing);

      expect(screen.getByText(/gratis per 12 mesi.*dopo un anno il rinnovo è automatico/iu)).toBeTruthy();
    },
  );

  it('is told to analytics in the bank’s words [CALL-63]', async () => {
    const { recorded, app } = await show('T1_START_ACTIVE');

    await waitFor(() => expect(recorded).toContain('promo fedelta-attiva t1-start-active banner'));
    expect(app.stores.loyalty.getState().analyticsPromoBanner).toEqual({ 'loyalty-t1-start': counted });
  });

  it('is shown also where the bank cannot say how it is counted', async () => {
    const { recorded } = await show('T1_START_ACTIVE', { readPromoConfig: () => ({ kind: 'unreachable' }) });

    expect(banner('Più usi la carta, più premi scegli')).toBeTruthy();
    expect(recorded).toEqual([]);
  });
});

describe('the promotions', () => {
  it('wait until the bank has said where the card stands', async () => {
    await renderInPortal(<PromoArea />);

    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are those of everybody where the bank cannot say', async () => {
    await show('T1_START_ACTIVE', { readLoyaltyPrograms: () => ({ kind: 'unreachable' }) });

    expect(slides()).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Usa la carta in tranquillità' })).toBeTruthy();
  });

  it('have pictures for phones under 480 pixels, for tablets and for desks [PROMO-07] [CONST-05]', async () => {
    await show('T1_START_ACTIVE');

    for (const picture of document.querySelectorAll('picture')) {
      const directory = picture.querySelector('img')?.getAttribute('src')?.split('/')[2];
      const sources = [...picture.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset]);
      expect(sources).toEqual([
        ['(max-width: 479.98px)', `/promo/${directory}/mobile.svg`],
        ['(max-width: 960.98px)', `/promo/${directory}/tablet.svg`],
      ]);
      expect(picture.querySelector('img')?.getAttribute('src')).toBe(`/promo/${directory}/desktop.svg`);
    }
    expect(document.querySelectorAll('picture')).toHaveLength(5);
  });
});
