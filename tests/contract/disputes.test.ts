import { describe, expect, it } from 'vitest';
import { fileBytes } from '../support/attachments.ts';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { operationOf, requestFor } from '../support/disputes.ts';
import { helpRequest } from '../support/help-desk.ts';
import { codeOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('a dispute on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('dispute');

  const holderOf = (persona = 'standard') => openCardHolder(bank, nameOf(persona));

  const move = (ticket: string, state: string, note = '') =>
    bank.consoleApp.inject({
      method: 'POST',
      url: `/sandbox/api/help-desk/${ticket}/state`,
      payload: { state, note },
    });

  it('is opened with evidence, of an operation that is booked or not, and stands among the requests [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { ask } = holder;
    const [booked, pending] = [await operationOf(holder), await operationOf(holder, 'P')];
    const files = [
      new File([fileBytes('png')], 'schermo.png'),
      new File([fileBytes('pdf')], 'scontrino.pdf'),
    ];

    const first = await ask('openDispute', { request: requestFor(booked.disputeReference), files });
    const second = await ask('openDispute', { request: requestFor(pending.disputeReference) });

    const { requests } = await ask('listHelpRequests', {});
    expect(first).toMatchObject({ ticket: expect.stringMatching(/^CO-\d{8}$/u), attachments: 2 });
    expect(pending.transactionId).toBeUndefined();
    expect(requests.map(({ ticket }) => ticket)).toEqual([second.ticket, first.ticket]);
    expect(requests[1]).toMatchObject({
      sentAt: first.receivedAt,
      state: 'RECEIVED',
      reason: 'NOT_MINE',
      message: 'Non ero in quel negozio.',
      attachments: 2,
      operation: {
        merchantName: booked.merchant.merchantName,
        transactionDate: booked.transactionDate,
        cardIdValue: booked.cardIdValue,
        originalCurrencyAmount: booked.originalCurrencyAmount,
        disputeReference: booked.disputeReference,
      },
      history: [{ state: 'RECEIVED', at: first.receivedAt }],
    });
  });

  it('stands beside messages to the help desk, each with its subject [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { ticket } = await holder.ask('sendHelpMessage', { request: helpRequest });

    const { requests } = await holder.ask('listHelpRequests', {});

    expect(requests).toMatchObject([{ ticket, subject: 'Non riconosco un’operazione', state: 'RECEIVED' }]);
    expect(requests[0]?.operation).toBeUndefined();
  });

  it('is moved on by the bank, with a note that its holder reads and is told of [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { disputeReference } = await operationOf(holder);
    const { ticket } = await holder.ask('openDispute', { request: requestFor(disputeReference) });

    const moved = [
      await move(ticket, 'IN_REVIEW', 'Abbiamo scritto all’esercente.'),
      await move(ticket, 'ACCEPTED'),
    ];

    const { requests } = await holder.ask('listHelpRequests', {});
    const sent = await bank.console<{ text: string }[]>(
      'GET',
      `outbox?kind=email&to=${encodeURIComponent(holder.username)}`,
    );
    expect(moved.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(requests[0]?.state).toBe('ACCEPTED');
    expect(requests[0]?.history).toMatchObject([
      { state: 'RECEIVED' },
      { state: 'IN_REVIEW', note: 'Abbiamo scritto all’esercente.' },
      { state: 'ACCEPTED' },
    ]);
    const told = sent.map(({ text }) => text).join('\n');
    expect(told).toContain(`la tua richiesta ${ticket} è in lavorazione`);
    expect(told).toContain(`la tua contestazione ${ticket} è accolta e l'importo è tornato sulla carta`);
  });

  it('keeps a purchase from being split until it is refused, and is marked on it until then [HOLDER-25] [HOLDER-28]', async () => {
    const { ask, call, cardId } = await holderOf();
    const eligible = { cardId, pageLimit: 50, pageNumber: 1, installmentStatus: 'B' as const };
    const [purchase] = (await ask('listTransactions', eligible)).transactions;
    const { disputeReference = '', keyCam = '' } = purchase ?? {};
    const split = () => call('listNewPlans', { cardId, keyCams: [keyCam] });
    const shown = async () => {
      const { transactions } = await ask('listTransactions', { cardId, pageLimit: 50, pageNumber: 1 });
      return transactions.find((one) => one.disputeReference === disputeReference);
    };
    expect((await split()).status).toBe(200);

    const { ticket } = await ask('openDispute', { request: requestFor(disputeReference) });
    const disputed = await shown();
    const listed = (await ask('listTransactions', eligible)).transactions;
    const refused = await split();
    await move(ticket, 'REFUSED');
    const again = await shown();

    expect(disputed?.flagDisputed).toBe(true);
    expect(disputed?.keyCam).toBeUndefined();
    expect(listed.map((one) => one.disputeReference)).not.toContain(disputeReference);
    expect(codeOf(refused)).toBe('PURCHASE_NOT_ELIGIBLE');
    expect(again).toMatchObject({ keyCam });
    expect(again?.flagDisputed).toBeUndefined();
  });

  it('is told on the operation once the bank has accepted it, and not before [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { disputeReference } = await operationOf(holder);
    const shown = async () => {
      const list = { cardId: holder.cardId, pageLimit: 50, pageNumber: 1 };
      const { transactions } = await holder.ask('listTransactions', list);
      return transactions.find((one) => one.disputeReference === disputeReference);
    };
    const { ticket } = await holder.ask('openDispute', { request: requestFor(disputeReference) });
    const open = await shown();
    await move(ticket, 'ACCEPTED');

    expect(open).toMatchObject({ flagDisputed: true });
    expect(open?.flagDisputeAccepted).toBeUndefined();
    const { requests } = await holder.ask('listHelpRequests', {});
    expect(open?.disputeCreditedAt).toBeUndefined();
    expect(await shown()).toMatchObject({
      flagDisputed: true,
      flagDisputeAccepted: true,
      disputeCreditedAt: requests[0]?.creditedAt,
    });
    expect(requests[0]?.creditedAt).toBe(requests[0]?.history.at(-1)?.at);
  });

  it('of a wrong amount says the right one beside what was written, and within how many days it is usually decided [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { disputeReference, chargeCurrencyAmount } = await operationOf(holder);
    const rightAmount = (chargeCurrencyAmount?.amount ?? 0) - 1;
    const request = { ...requestFor(disputeReference), reason: 'WRONG_AMOUNT', rightAmount } as const;

    const opened = await holder.ask('openDispute', { request });

    const { requests } = await holder.ask('listHelpRequests', {});
    const desk = await bank.console<{ messages: object[] }>('GET', 'help-desk');
    expect(opened.decisionDays).toBe(30);
    expect(requests[0]).toMatchObject({ rightAmount, message: 'Non ero in quel negozio.' });
    expect(desk.messages[0]).toMatchObject({ reason: 'WRONG_AMOUNT', rightCents: rightAmount });
  });

  it('of a wrong amount is refused where the right one is not less than what was charged [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { disputeReference, chargeCurrencyAmount } = await operationOf(holder);
    const charged = chargeCurrencyAmount?.amount ?? 0;
    const open = (rightAmount: number) =>
      holder.call('openDispute', {
        request: { ...requestFor(disputeReference), reason: 'WRONG_AMOUNT', rightAmount },
      });

    const refused = [await open(charged), await open(charged + 1)];

    const refusal = { code: 'RIGHT_AMOUNT_REFUSED', type: 'FIELD', pointer: '/request/rightAmount' };
    expect(refused).toMatchObject([
      { status: 422, error: refusal },
      { status: 422, error: refusal },
    ]);
    expect(await holder.ask('listHelpRequests', {})).toEqual({ requests: [] });
  });

  it('of any other reason has no right amount, whatever is sent [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { disputeReference } = await operationOf(holder);
    const request = { ...requestFor(disputeReference), rightAmount: 99_999_999 };

    await holder.ask('openDispute', { request });

    const { requests } = await holder.ask('listHelpRequests', {});
    expect(requests[0]?.rightAmount).toBeUndefined();
  });

  it('goes one way: not back, not past its end, and not where a message ends [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { disputeReference } = await operationOf(holder);
    const { ticket } = await holder.ask('openDispute', { request: requestFor(disputeReference) });
    const { ticket: message } = await holder.ask('sendHelpMessage', { request: helpRequest });

    const answers = [
      await move(ticket, 'ANSWERED'),
      await move(message, 'REFUSED'),
      await move(ticket, 'REFUSED'),
      await move(ticket, 'IN_REVIEW'),
      await move(message, 'ANSWERED', 'Ti abbiamo scritto.'),
      await move('CO-99999999', 'IN_REVIEW'),
      await move(ticket.replace('CO', 'AS'), 'IN_REVIEW'),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 200, 409, 200, 404, 404]);
  });

  it('is one for each operation until it is decided [HOLDER-25]', async () => {
    const holder = await holderOf();
    const { disputeReference } = await operationOf(holder);
    const open = () => holder.call('openDispute', { request: requestFor(disputeReference) });
    const { ticket } = await holder.ask('openDispute', { request: requestFor(disputeReference) });

    const during = await open();
    await move(ticket, 'REFUSED', 'Manca lo scontrino.');
    const after = await open();

    expect(codeOf(during)).toBe('DISPUTE_OPEN');
    expect(codeOf(after)).toBe('OK');
  });

  it('is the holder’s alone: of nobody else’s operation, and seen by nobody else [HOLDER-25] [S-34]', async () => {
    const holder = await holderOf();
    const { disputeReference } = await operationOf(holder);
    await holder.ask('openDispute', { request: requestFor(disputeReference) });
    const other = await holderOf();

    const foreign = await other.call('openDispute', { request: requestFor(disputeReference) });
    const absent = await other.call('openDispute', { request: requestFor('9'.repeat(20)) });

    expect(foreign).toMatchObject({ error: { code: 'NOT_FOUND', pointer: '/request/disputeReference' } });
    expect(codeOf(absent)).toBe('NOT_FOUND');
    expect(await other.ask('listHelpRequests', {})).toEqual({ requests: [] });
  });

  it('takes no evidence that the help desk would not take [HOLDER-25] [S-92]', async () => {
    const holder = await holderOf();
    const { disputeReference } = await operationOf(holder);
    const request = requestFor(disputeReference);
    const open = (name: string, bytes: Buffer<ArrayBuffer>) =>
      holder.call('openDispute', { request, files: [new File([bytes], name)] });

    const script = await open('prova.pdf', Buffer.from('%PDF-1.7\n/JavaScript (x)\n%%EOF\n'));
    const large = await open('grande.png', fileBytes('png', 2 * 1024 * 1024 + 1));

    expect(script).toMatchObject({ error: { code: 'ATTACHMENT_REFUSED', pointer: '/files/0' } });
    expect(codeOf(large)).toBe('UPLOAD_TOO_LARGE');
  });
});
