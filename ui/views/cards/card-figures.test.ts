import { describe, expect, it } from 'vitest';
import { aCard, aCardSummary } from '../../state/holder/card.fixture.ts';
import { cardFigures, sharesLimit } from './card-figures.ts';
import { cardLook } from './picker/card-look.ts';

describe('the figures of a card', () => {
  it('are limit, use, availability and the whole percent used [CARD-10] [CARD-11]', () => {
    const figures = cardFigures(aCard({ usageLimit: '3.000,00', spent: 81_299, calculatedAvailability: 5 }));

    expect(figures).toMatchObject({ limit: 300_000, used: 81_299, available: 5, usedPercent: 27 });
  });

  it('round the percent down [CARD-11]', () => {
    expect(cardFigures(aCard({ usageLimit: '100,00', spent: 9_999 })).usedPercent).toBe(99);
  });

  it('take the use of all related cards together where the bank gives it [CARD-10] [CARD-11]', () => {
    const figures = cardFigures(aCard({ usageLimit: '1.000,00', spent: 10_000, spentPosition: 50_000 }));

    expect(figures).toMatchObject({ used: 50_000, usedPercent: 50 });
  });

  it('know a card without limit, of which no part is used [CARD-09]', () => {
    expect(cardFigures(aCard({ usageLimit: 'UNLIMITED' }))).toMatchObject({
      limit: 'unlimited',
      usedPercent: undefined,
    });
  });

  it('divide nothing by a limit of zero [CARD-11]', () => {
    expect(cardFigures(aCard({ usageLimit: '0,00' })).usedPercent).toBeUndefined();
  });

  it('have the limit that the bank gives, also where it is what is left on a prepaid card and what it spent [HOME-01] [CARD-09] [CARD-11]', () => {
    const figures = cardFigures(
      aCard({
        productType: 'PREPAID',
        usageLimit: '554,25',
        spent: 14_190,
        spentPosition: 14_190,
        calculatedAvailability: 41_235,
      }),
    );

    expect(figures).toMatchObject({ limit: 55_425, used: 14_190, available: 41_235, usedPercent: 25 });
  });

  it('keep the limit that a prepaid card has besides what is left on it [CARD-09] [CARD-11]', () => {
    const prepaid = aCard({ productType: 'PREPAID', spent: 14_190, calculatedAvailability: 41_235 });

    expect(cardFigures(prepaid)).toMatchObject({ limit: 300_000, usedPercent: 4 });
  });

  it('are none for a family card, even if amounts came [CARD-12]', () => {
    expect(cardFigures(aCard({ flagFamiliar: true }))).toMatchObject({
      limit: undefined,
      used: undefined,
      available: undefined,
    });
  });

  it('tell instalments by R and the balance by anything else [CARD-13]', () => {
    expect(cardFigures(aCard({ paymentTypeCard: 'R' })).paymentMode).toBe('instalment');
    expect(cardFigures(aCard({ paymentTypeCard: 'S' })).paymentMode).toBe('balance');
  });
});

describe('a limit', () => {
  it.each([
    ['of a card that nothing hangs on is its own', { spent: 10_000, spentPosition: 10_000 }, false],
    ['is its own where the bank says nothing of a position', { spent: 10_000 }, false],
    ['that others used too is shared', { spent: 10_000, spentPosition: 50_000 }, true],
    ['of an additional card is shared, used or not', { spent: 0, spentPosition: 0, mainCardId: '1' }, true],
  ])('%s [CARD-10]', (_, difference, isShared) => {
    expect(sharesLimit(aCard(difference))).toBe(isShared);
  });
});

describe('the look of a card', () => {
  const darkArt = {
    base64: 'AA==',
    mediaType: 'image/png',
    textColor: '#000000',
    dominantColor: { red: 0, green: 0, blue: 0 },
    textTheme: 'DARK',
  } as const;

  it.each(['Black', 'Gold', 'Platinum'])(
    'carries light text on %s whatever the art says [CARD-02]',
    (name) => {
      const look = cardLook(aCardSummary({ description: `Carta ${name}` }), darkArt);

      expect(look.textTheme).toBe('light');
    },
  );

  it('follows the bank’s theme otherwise', () => {
    expect(cardLook(aCardSummary(), darkArt)).toMatchObject({ product: 'credit', textTheme: 'dark' });
  });

  it.each([
    ['CREDIT', 'credit'],
    ['DEBIT', 'debit'],
    ['PREPAID', 'prepaid'],
  ] as const)('is drawn after the product: %s [CARD-04]', (productType, product) => {
    expect(cardLook(aCardSummary({ productType }), undefined).product).toBe(product);
  });
});
