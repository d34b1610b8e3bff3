import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CardArt, CardSummary } from '#schemas';
import { aCardContext, aCardSummary } from '../../../state/holder/card.fixture.ts';
import { CardPicker } from './CardPicker.tsx';
import { type Answers, done, renderInPortal } from '../portal.fixture.tsx';

const art: CardArt = {
  base64: 'iVBORw0KGgo=',
  mediaType: 'image/png',
  textColor: '#f5E7C4',
  dominantColor: { red: 11, green: 71, blue: 83 },
  textTheme: 'LIGHT',
};

const silentBank = { readCardArt: () => new Promise<never>(() => undefined) };
const bankWith = (difference: Partial<CardArt> = {}): Answers => ({
  readCardArt: () => done({ ...art, ...difference }),
});

/** Shows the card of a holder who has one, once the bank was asked for it. */
async function showCard(answers: Answers, difference: Partial<CardSummary> = {}) {
  const card = aCardSummary(difference);
  const { app, container } = await renderInPortal(<CardPicker />, {
    readCardContext: () => done({ cardContext: aCardContext() }),
    listCards: () => done({ cards: [card] }),
    ...answers,
  });
  await app.holder.readCards();
  void app.holder.readCard(card.id);
  await screen.findByText('Carta Classica');
  return {
    picture: () => container.querySelector<HTMLImageElement>('li img'),
    /** What we draw ourselves: pattern, chip and circuit. */
    drawing: () => container.querySelector('li svg[viewBox="0 0 342 216"] path'),
    written: () => container.querySelector<SVGElement>('li svg[viewBox="0 0 342 216"]')?.style.color,
  };
}

describe('the face of a card', () => {
  it('is the image of the bank, with name and number over it in the colour that the bank gives [HOME-01] [CARD-01]', async () => {
    const { picture, drawing, written } = await showCard(bankWith());

    await expect.poll(() => picture()?.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=');
    expect(picture()?.getAttribute('aria-hidden')).toBe('true');
    expect(picture()?.style.background).toBe('rgb(11, 71, 83)');
    expect(written()).toBe('rgb(245, 231, 196)');
    expect(screen.getByText('Carta Classica')).toBeTruthy();
    expect(drawing()).toBeNull();
  });

  it('is a plain ground with name and number until the bank has answered [HOME-01]', async () => {
    const { picture, drawing } = await showCard(silentBank);

    expect(screen.getByText('Carta Classica')).toBeTruthy();
    expect(picture()).toBeNull();
    expect(drawing()).toBeNull();
  });

  it.each<[string, Answers]>([
    ['the bank has no image', { readCardArt: () => ({ kind: 'unreachable' }) }],
    ['what is known of the card cannot be had', { readCardContext: () => ({ kind: 'unreachable' }) }],
    ['the image is longer than the contract allows', bankWith({ base64: 'A'.repeat(200_004) })],
  ])('is a drawing of our own where %s [CARD-24]', async (_where, answers) => {
    const { picture, drawing } = await showCard(answers);

    await expect.poll(drawing).not.toBeNull();
    expect(picture()).toBeNull();
  });

  it('is a drawing of our own where the image cannot be shown [CARD-24]', async () => {
    const { picture, drawing } = await showCard(bankWith());
    await expect.poll(picture).not.toBeNull();

    fireEvent.error(picture() ?? document.body);

    expect(picture()).toBeNull();
    expect(drawing()).not.toBeNull();
  });

  it.each<Partial<CardArt>>([{}, { textColor: 'white' }, { textColor: '#fff' }])(
    'is written on as the text theme has it where the colour of the text is as in %j [CARD-01]',
    async (given) => {
      const { textColor: _own, ...uncoloured } = art;
      const { picture, written } = await showCard({ readCardArt: () => done({ ...uncoloured, ...given }) });

      await expect.poll(picture).not.toBeNull();
      expect(written()).toBe('');
    },
  );

  it.each([
    ['VALID', '', 0],
    ['BLOCKED', 'Carta bloccata', 2],
    ['EXPIRED', 'Carta scaduta', 2],
  ] as const)(
    'of a card that is %s has its colour only while it can be used [CARD-07] [CARD-08]',
    async (validityStatus, words, faded) => {
      const { picture } = await showCard(bankWith(), { validityStatus });

      await expect.poll(picture).not.toBeNull();
      expect(picture()?.closest('li')?.querySelectorAll('[class*="faded"]')).toHaveLength(faded);
      expect(words === '' || screen.getByText(words)).toBeTruthy();
    },
  );
});
