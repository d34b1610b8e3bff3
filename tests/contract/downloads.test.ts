import { beforeAll, describe, expect, it } from 'vitest';
import { operations, type BankRequests, type Operation } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { openTestBank, type TestBank } from '../support/sandbox.ts';
import { codeOf, logIn, replyOf, withProof } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';
import { csvRows, workbookRows } from '../support/spreadsheets.ts';

const titles = [
  'Data',
  'Esercente',
  'Codice esercente',
  'Indirizzo',
  'Categoria',
  'Carta',
  'Stato',
  'Tipo',
  'Pagamento',
];
const amountTitles = ['Importo originale', 'Valuta', 'Importo in euro'];

describe.each(await rulePlaces())('downloads of operations on $name', (place) => {
  const bank = bankOn(place);
  let token: string;
  let credit: string;
  let prepaid: string;
  let family: string;

  beforeAll(async () => {
    token = await logIn(bank, 'standard@percorso.test');
    [credit = '', prepaid = ''] = await cardsOf(bank, token);
    family = await logIn(bank, 'famiglia@percorso.test');
  });

  type Filters = Omit<BankRequests['downloadTransactions'], 'cardId' | 'ext'>;

  const download = async (ext: 'xlsx' | 'csv', filters: Filters = {}, cardId = credit) =>
    replyOf(await bank.call('downloadTransactions', { cardId, ext, ...filters }, { token }));

  async function listed(filters: Filters = {}): Promise<Operation[]> {
    const found: Operation[] = [];
    for (let pageNumber = 1; ; pageNumber += 1) {
      const body = { cardId: credit, pageLimit: 100, pageNumber, ...filters };
      const { transactions } = replyOf(await bank.call('listTransactions', body, { token }));
      found.push(...transactions);
      if (transactions.length < 100) return found;
    }
  }

  it('hold what the list holds, newest first, to the cent and the minute [CALL-17, S-42]', async () => {
    const expected = (await listed()).map((operation) => [
      operation.merchant.merchantName,
      operation.merchant.merchantCode ?? null,
      operation.cardIdValue,
      operation.transactionStatus === 'R' ? 'CONTABILIZZATO' : 'NON CONTABILIZZATO',
      (operation.originalCurrencyAmount?.amount ?? 0) / 100,
      operation.originalCurrencyAmount?.currency,
      (operation.chargeCurrencyAmount?.amount ?? 0) / 100,
    ]);
    const minutes = (await listed()).map(({ transactionDate }) => transactionDate.slice(0, 16));

    const [head, ...rows] = await workbookRows(await download('xlsx'));

    expect(head).toEqual([...titles, ...amountTitles]);
    expect(rows.map((row) => [1, 2, 5, 6, 9, 10, 11].map((column) => row[column]))).toEqual(expected);
    expect(rows.map(([at]) => (at instanceof Date ? at.toISOString().slice(0, 16) : at))).toEqual(minutes);
    expect(rows.length).toBeGreaterThan(300);
  });

  it('say the same as text as in the workbook [CALL-17]', async () => {
    const filters = { flagCurrency: 'other' } as const;
    const [, ...rows] = await workbookRows(await download('xlsx', filters));

    const [head, ...lines] = csvRows(await download('csv', filters));

    const amounts = rows.map((row) => Number(row[11]).toFixed(2).replace('.', ','));
    expect(head).toEqual([...titles, ...amountTitles]);
    expect(lines.map((line) => line[11])).toEqual(amounts);
    expect(lines.map((line) => line.slice(1, 9))).toEqual(
      rows.map((row) => row.slice(1, 9).map((cell) => cell ?? '')),
    );
    expect(lines[0]?.[0]).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
  });

  it.each<[string, Filters]>([
    ['date', { dateFrom: '2026-08-01T00:00:00.000+02:00', dateTo: '2026-08-31T23:59:59.999+02:00' }],
    ['category', { category: ['HOTEL', 'SUPERMERCATI'] }],
    ['amount', { amountFrom: 1000, amountTo: 3000 }],
    ['name', { merchantName: ['supermercato'] }],
    ['code', { merchantCode: ['IT0610001'] }],
    ['sign', { flagSign: 'N' }],
    ['payment', { flagPaymentType: 'phone' }],
    ['currency', { flagCurrency: 'euro' }],
  ])('take the filter by %s as the list does [CALL-17]', async (_, filters) => {
    const [, ...lines] = csvRows(await download('csv', filters));

    const expected = (await listed(filters)).map(({ merchant }) => merchant.merchantName);
    expect(lines.map((line) => line[1])).toEqual(expected);
    expect(lines.length).toBeGreaterThan(0);
  });

  it.each([
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['csv', 'text/csv; charset=utf-8'],
  ])('are called movimenti.%s and kept by no cache [OPS-37]', async (ext, media) => {
    const { method, path } = operations.downloadTransactions;
    const headers = { authorization: `Bearer ${token}`, 'macro-context': '/', 'micro-context': 'test' };

    const reply = await bank.app.inject({ method, url: path, headers, payload: { cardId: prepaid, ext } });

    expect(reply.headers).toMatchObject({
      'content-type': media,
      'content-disposition': `attachment; filename="movimenti.${ext}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('tell what came in from what went out [CALL-17]', async () => {
    const lines = csvRows(await download('csv', { flagSign: 'P' }, prepaid)).slice(1);

    expect(lines.length).toBeGreaterThanOrEqual(11);
    expect(new Set(lines.map((line) => line[7]))).toEqual(new Set(['Entrata']));
  });

  it('are a file of titles when nothing fits', async () => {
    const filters = { merchantName: ['nessuno si chiama così'] };

    expect(await workbookRows(await download('xlsx', filters))).toEqual([[...titles, ...amountTitles]]);
    expect(csvRows(await download('csv', filters))).toEqual([[...titles, ...amountTitles]]);
  });

  it('of a family card have no amounts, and no filters that would tell them [S-36]', async () => {
    const [, cardId = ''] = await cardsOf(bank, family);
    const ask = (filters: Filters) =>
      bank.call('downloadTransactions', { cardId, ext: 'csv', ...filters }, { token: family });

    const [head, ...lines] = csvRows(replyOf(await ask({})));

    expect(head).toEqual(titles);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.flat().filter((field) => /^\d+,\d{2}$/.test(field))).toEqual([]);
    expect(await ask({ amountFrom: 100 })).toMatchObject({ status: 422, error: { pointer: '/amountFrom' } });
    expect(await ask({ amountTo: 100 })).toMatchObject({ status: 422, error: { pointer: '/amountTo' } });
  });

  it('show no whole card number, and leave a line in the security log [S-37, S-59]', async () => {
    const text = Buffer.from(await download('csv')).toString('utf8');

    const log = await bank.console<{ event: string; detail: string }[]>('GET', 'security-log');
    expect(text.match(/\d{13,19}/g)).toBeNull();
    expect(log[0]).toMatchObject({ event: 'exported', detail: 'csv' });
  });

  it('are refused in any other form, with a pointer [CALL-17]', async () => {
    const body = { cardId: credit, ext: 'xlsm' as 'xlsx' };

    const answer = await bank.call('downloadTransactions', body, { token });

    expect(answer).toMatchObject({ status: 400, error: { pointer: '/ext' } });
  });

  it('ask for a code as the list does, and are refused before that when one file cannot hold them [CALL-17]', async () => {
    const opened = await place.open();
    const policy = { operations: { scaBeyondDays: 90, downloadRows: 200 } };
    const strict = await openTestBank({ ...opened.options, policy });
    const to = 'standard@percorso.test';
    const session = await logIn(strict, to);
    const [cardId = ''] = await cardsOf(strict, session);
    const bodyFrom = (dateFrom: string) => ({ cardId, ext: 'csv' as const, dateFrom });
    const ask = (dateFrom: string) =>
      strict.call('downloadTransactions', bodyFrom(dateFrom), { token: session });

    const near = await ask('2026-09-01T00:00:00.000+02:00');
    const all = await ask('2025-01-01T00:00:00.000+01:00');
    const { answer } = await withProof(strict, {
      id: 'downloadTransactions',
      body: bodyFrom('2026-08-01T00:00:00.000+02:00'),
      token: session,
      to,
    });

    expect([codeOf(near), codeOf(all)]).toEqual(['OK', 'DOWNLOAD_TOO_LARGE']);
    expect(csvRows(replyOf(answer)).length).toBeGreaterThan(90);
    await strict.close();
    await opened.drop();
  });
});

async function cardsOf(bank: TestBank, token: string): Promise<string[]> {
  return replyOf(await bank.call('listCards', {}, { token })).cards.map(({ id }) => id);
}
