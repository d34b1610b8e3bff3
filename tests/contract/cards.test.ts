import { beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { codeOf, logIn, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const statuses = (cards: readonly Pick<Card, 'validityStatus'>[]) =>
  cards.map(({ validityStatus }) => validityStatus);

describe.each(await rulePlaces())('cards on $name', (place) => {
  const bank = bankOn(place);
  let token: string;
  let family: string;
  let instalments: string;

  beforeAll(async () => {
    token = await logIn(bank, 'standard@percorso.test');
    family = await logIn(bank, 'famiglia@percorso.test');
    instalments = await logIn(bank, 'rate@percorso.test');
  });

  async function cardsOf(session: string): Promise<Card[]> {
    const { cards } = replyOf(await bank.call('listCards', {}, { token: session }));
    const read = async (cardId: string) =>
      replyOf(await bank.call('readCardInfo', { cardId }, { token: session })).card;
    return Promise.all(cards.map(({ id }) => read(id)));
  }

  it('are listed by id, one of each sort for the standard account [CARD-04, CARD-18, CALL-22]', async () => {
    const cards = await cardsOf(token);

    const ids = cards.map(({ id }) => Number(id));
    expect(cards.map(({ productType }) => productType)).toEqual(['CREDIT', 'PREPAID', 'DEBIT']);
    expect(ids).toEqual(ids.toSorted((left, right) => left - right));
  });

  it('say whether they are valid, blocked or expired, in the list and one by one [CARD-06]', async () => {
    const shut = await logIn(bank, 'bloccata@percorso.test');
    const { cards } = replyOf(await bank.call('listCards', {}, { token: shut }));

    expect(statuses(cards)).toEqual(['VALID', 'BLOCKED', 'EXPIRED', 'VALID']);
    expect(statuses(await cardsOf(shut))).toEqual(statuses(cards));
    expect(new Set(statuses(await cardsOf(token)))).toEqual(new Set(['VALID']));
  });

  it('show limit, use and what is left, which add up [CARD-09, CARD-10, CARD-13, CALL-21]', async () => {
    const [credit] = await cardsOf(token);

    expect(credit).toMatchObject({ usageLimit: '3.000,00', paymentTypeCard: 'R', installmentAmount: 15_000 });
    const { spentPosition = 0, calculatedAvailability = 0 } = credit ?? {};
    expect(spentPosition).toBeGreaterThan(0);
    expect(spentPosition + calculatedAvailability).toBe(300_000);
  });

  it('without a limit say so [CARD-09]', async () => {
    const many = await logIn(bank, 'molti+limit@percorso.test');

    const [card] = await cardsOf(many);

    expect(card).toMatchObject({ usageLimit: 'UNLIMITED' });
    expect(card).not.toHaveProperty('calculatedAvailability');
  });

  it('of a family leave every amount out, operations and totals included [S-36, CARD-12]', async () => {
    const cards = await cardsOf(family);
    const card = cards.find(({ flagFamiliar }) => flagFamiliar);
    const cardId = card?.id ?? '';
    const page = { cardId, pageLimit: 20, pageNumber: 1 };

    const operations = replyOf(await bank.call('listTransactions', page, { token: family }));
    const totals = replyOf(
      await bank.call('readYearlySummary', { cardId, byCategory: true }, { token: family }),
    );
    const context = replyOf(await bank.call('readCardContext', { cardId }, { token: family }));

    const text = JSON.stringify([card, operations, totals, context]);
    expect(operations.transactions).toHaveLength(20);
    expect(text).not.toMatch(
      /amount|categories|spent|usageLimit|calculatedAvailability|totalAmount|exchange/i,
    );
  });

  it('of a family cannot be searched by amount, which would tell the amounts all the same [S-36]', async () => {
    const cards = await cardsOf(family);
    const cardId = cards.find(({ flagFamiliar }) => flagFamiliar)?.id ?? '';
    const body = { cardId, pageLimit: 20, pageNumber: 1, amountFrom: 1000 };

    const answer = await bank.call('listTransactions', body, { token: family });

    expect(codeOf(answer)).toBe('FILTER_REFUSED');
  });

  it('that hang on one another share their use of the limit [CARD-10]', async () => {
    const [main, , additional] = await cardsOf(family);

    expect(additional?.mainCardId).toBe(main?.id);
    expect(additional?.spentPosition).toBe(main?.spentPosition);
    expect(main?.spentPosition).toBeGreaterThan((main?.spent ?? 0) + (additional?.spent ?? 0));
  });

  it('come with their services, groups and service boxes in the documents’ shapes [CARD-29, CARD-30, CARD-31, CARD-34, CARD-35, CARD-36, CARD-37, CALL-13]', async () => {
    const [credit] = await cardsOf(token);
    const body = { cardId: credit?.id ?? '' };

    const { cardContext } = replyOf(await bank.call('readCardContext', body, { token }));

    expect(cardContext.profiling['MODIFICA_NUMERO']).toMatchObject({
      prop: { state: 'ATTIVO' },
      id: 'MODIFICA_NUMERO',
      locked: false,
      cardBlocked: false,
      limited: false,
      pause: false,
      servicesBox: [{ additionalInfo: { blocked: false, active: true } }],
    });
    expect(cardContext.functions).toEqual({
      alert: ['SERVIZI_SMS', 'SERVIZI_SMS_THRESHOLD'],
      services: ['RIEMISSIONE_PIN', 'RIEMISSIONE_CARTA', 'VARIAZIONE_FIDO'],
      spendingControl: ['SPENDING_CONTROL_VISA'],
      securityControl: ['3D_SECURE'],
    });
  });

  it('answer their context at the literal path of the document too [CALL-13]', async () => {
    const [credit] = await cardsOf(token);
    const send = (url: string) =>
      bank.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}`, 'macro-context': '/', 'micro-context': 'test' },
        payload: { cardId: credit?.id },
      });

    const long = await send('/api/services/card-service/card/card-context-by-id');
    const short = await send('/api/services/card/card-context-by-id');

    expect(short.statusCode).toBe(200);
    expect(short.json()).toEqual(long.json());
  });

  it('have a face of their own, an image whose text colour can be read on it [CARD-01, CALL-14]', async () => {
    const cards = await cardsOf(token);

    const faces = await Promise.all(
      cards.map(async ({ id }) => replyOf(await bank.call('readCardArt', { cardId: id }, { token }))),
    );

    expect(new Set(faces.map(({ base64 }) => base64)).size).toBe(3);
    for (const { base64, mediaType } of faces) {
      expect(mediaType).toBe('image/svg+xml');
      expect(Buffer.from(base64, 'base64').toString('utf8')).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
    }
  });

  it.each([
    ['CLASSIC', 'LIGHT', 0],
    ['GOLD', 'LIGHT', 1],
    ['RATE', 'DARK', 2],
  ])('of product %s have the text theme %s [CARD-02]', async (description, textTheme, which) => {
    const session = [token, family, instalments][which] ?? '';
    const card = (await cardsOf(session)).find((one) => one.description === description);

    const art = replyOf(await bank.call('readCardArt', { cardId: card?.id ?? '' }, { token: session }));

    expect(art.textTheme).toBe(textTheme);
  });
});

describe.each(await rulePlaces())('cards on $name, of a bank whose brand draws them', (place) => {
  const drawing = {
    svg: '<svg viewBox="0 0 342 216"><path d="M0 0"/></svg>',
    ground: '#14335c',
    text: '#fdf8ea',
  };
  const bank = bankOn(place, { policy: { cardArt: { drawings: { 'credit-light': drawing } } } });

  it('are answered as it draws them, and the others as the bank does [CARD-01] [CALL-14]', async () => {
    const token = await logIn(bank, 'standard@percorso.test');
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    const read = async (cardId: string) => replyOf(await bank.call('readCardArt', { cardId }, { token }));

    const [credit, prepaid] = await Promise.all(cards.map(({ id }) => read(id)));

    const told = { textColor: '#fdf8ea', dominantColor: { red: 0x14, green: 0x33, blue: 0x5c } };
    expect(credit).toMatchObject({ ...told, textTheme: 'LIGHT' });
    expect(Buffer.from(credit?.base64 ?? '', 'base64').toString()).toContain(drawing.svg);
    expect(prepaid).toMatchObject({ textColor: '#FFFFFF' });
  });
});
