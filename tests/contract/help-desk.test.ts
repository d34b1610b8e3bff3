import { beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { bankOn } from '../support/bank-on.ts';
import { fileBytes } from '../support/attachments.ts';
import { helpRequest as request, helpSubject as subject, writeToDesk } from '../support/help-desk.ts';
import { talkOfPlans, type PlanHolder } from '../support/instalments.ts';
import { openTestBank, wordingOf } from '../support/sandbox.ts';
import { codeOf, logIn, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

type Part = [string, string | File];

const hour = 3_600_000;
describe.each(await rulePlaces())('the help desk on $name', (place) => {
  const helpDesk = { ...defaultPolicy.helpDesk, perHour: 100 };
  const bank = bankOn(place, { policy: { helpDesk } });
  let holder: PlanHolder;
  const { holderOf } = talkOfPlans(bank, 'help');

  beforeAll(async () => {
    holder = await holderOf('standard');
  });

  const { send, desk, post } = writeToDesk(bank, () => holder);

  async function postParts(form: FormData) {
    const wire = new Response(form);
    return post(Buffer.from(await wire.arrayBuffer()), wire.headers.get('content-type') ?? '');
  }

  it('can be written about the subjects that it lists, by section [CALL-50]', async () => {
    const { subjects } = replyOf(await bank.call('listHelpSubjects', {}, { token: holder.token }));

    expect(subjects).toContainEqual({ ...subject, description: 'Non riconosco un’operazione' });
    expect(new Set(subjects.map(({ motivation }) => motivation)).size).toBe(subjects.length);
  });

  it('calls back at the number that it knows, where that comes as the profile says it [HOLDER-14]', async () => {
    const { token } = holder;
    const { telephoneNumber } = replyOf(await bank.call('readUserProfile', undefined, { token }));

    const { ticket } = replyOf(await send({ request: { ...request, telephone: telephoneNumber } }));

    const kept = (await desk()).messages.find((one) => one.ticket === ticket);
    expect(telephoneNumber).toMatch(/^\*+\d\d$/u);
    expect(kept?.telephone).toMatch(new RegExp(String.raw`^\+39\d+${telephoneNumber.slice(-2)}$`, 'u'));
  });

  it('suggests what fits the text, the best first, nothing where nothing does, and hears that it was enough [CALL-51]', async () => {
    const { token } = holder;
    const ask = (text: string, confirm: boolean, sectionCode = 'OPERAZIONI') =>
      bank.call('suggestHelp', { sectionCode, text, confirm }, { token });
    const before = (await desk()).answered;

    const refund = replyOf(await ask('Quando arriva il rimborso del reso?', false));
    const currency = replyOf(await ask('L’importo in VALUTA è un altro', false));
    const confirmed = replyOf(await ask('L’importo in valuta è un altro', true));
    const kept = replyOf(await ask('Lo sportello ha trattenuto la mia carta', false, 'ALTRO'));
    const beside = replyOf(await ask('Buongiorno, una domanda', false));
    const unknown = await ask('', false, 'CASINO');

    expect(refund.suggestions.map(({ id }) => id)).toEqual(['rimborso']);
    expect(currency.suggestions[0]?.id).toBe('cambio');
    // Whatever it is said to be about.
    expect(kept.suggestions.map(({ id }) => id)).toEqual(['trattenuta']);
    expect(beside.suggestions).toEqual([]);
    expect([refund.confirmed, confirmed.confirmed]).toEqual([false, true]);
    expect((await desk()).answered).toBe(before + 1);
    expect(unknown).toMatchObject({ error: { code: 'SUBJECT_UNKNOWN', pointer: '/sectionCode' } });
  });

  it.each([
    ['CONTESTAZIONI', ['contestazione', 'blocco']],
    ['BLOCCO_CARTA', ['trattenuta']],
  ])(
    'suggests in %s what must be done at once, whatever was written [CALL-51]',
    async (sectionCode, first) => {
      const { token } = holder;
      const text = 'Il 14 marzo ci sono 59 euro in valuta che non so';

      const { suggestions } = replyOf(
        await bank.call('suggestHelp', { sectionCode, text, confirm: false }, { token }),
      );

      expect(suggestions.map(({ id }) => id)).toEqual(first);
    },
  );

  it('hears nothing from holders all of whose cards are linked to online banking [CALL-49, S-35]', async () => {
    const before = (await desk()).messages.length;

    const refused = await send({}, await holderOf('iban'));
    const heard = await send({}, await holderOf('asb'));

    expect([refused, heard].map(codeOf)).toEqual(['FUNCTION_NOT_AVAILABLE', 'OK']);
    expect((await desk()).messages).toHaveLength(before + 1);
  });

  it.each<[string, Part[], string]>([
    ['a text where a file belongs', [['files', 'x']], '/files'],
    ['a message that is no JSON', [['request', '{"motivation":']], '/request'],
    ['two messages', [['request', JSON.stringify(request)]], '/request'],
    ['a part that nobody knows', [['what/is~this', new File([], 'x')]], '/what~1is~0this'],
    ['eleven files', Array.from({ length: 11 }, (): Part => ['files', new File([], 'x.pdf')]), '/files'],
  ])('refuses %s, and names the part [CALL-49]', async (_what, parts, pointer) => {
    const form = new FormData();
    form.append('request', JSON.stringify(request));
    for (const [name, value] of parts) form.append(name, value);

    expect(await postParts(form)).toMatchObject({
      status: 400,
      body: { code: 'CONTRACT_VIOLATION', pointer },
    });
  });

  it.each([
    ['no message', {}, '/request'],
    ['a blank one', { request: { ...request, message: '   ' } }, '/request/message'],
    ['one too long', { request: { ...request, message: 'a'.repeat(2001) } }, '/request/message'],
    ['no number', { request: { ...request, telephone: '12' } }, '/request/telephone'],
    ['more than it knows', { request: { ...request, name: 'x' } }, '/request/name'],
  ])('refuses %s, and names the field [CALL-49, HELP-06]', async (_what, body, pointer) => {
    const { type, payload } = await wordingOf('multipart', body);

    expect(await post(payload, type)).toMatchObject({ status: 400, body: { pointer } });
  });

  it.each([
    [JSON.stringify({ request }), 'application/json', 415],
    ['--x\r\nbroken', 'multipart/form-data; boundary=x', 400],
    ['', 'multipart/form-data', 400],
  ])('refuses %j as %s [S-47]', async (payload, type, status) => {
    expect(await post(payload, type)).toMatchObject({ status });
  });

  it('refuses a subject that it does not list, or of another section [CALL-49]', async () => {
    const answers = [
      await send({ request: { ...request, motivation: 'CASINO' } }),
      await send({ request: { ...request, sectionCode: 'CARTA' } }),
    ];

    for (const answer of answers)
      expect(answer).toMatchObject({ error: { code: 'SUBJECT_UNKNOWN', pointer: '/request/motivation' } });
  });
});

it('hears ten messages of a holder in an hour, also of those sent at once, the next one later, and forgets all with the bank’s data', async () => {
  const bank = await openTestBank();
  const { username, ...holder } = await talkOfPlans(bank, 'often').holderOf('standard');
  const send = (token = holder.token) => bank.call('sendHelpMessage', { request }, { token });

  const codes = (await Promise.all(Array.from({ length: 12 }, () => send()))).map(codeOf);
  const next = await send();
  bank.clock.advance(hour);
  const later = await send(await logIn(bank, username));

  expect(codes.filter((code) => code === 'OK')).toHaveLength(10);
  expect(next).toMatchObject({ status: 429, error: { code: 'HELP_DESK_TOO_MANY' }, retryAfter: 3600 });
  expect(codeOf(later)).toBe('OK');
  await bank.console('POST', 'reset');
  expect(await bank.console('GET', 'help-desk')).toEqual({ answered: 0, messages: [] });
  await bank.close();
});

it('takes no picture of a screen where the bank keeps to the four sorts of the documents [S-92] [HELP-03]', async () => {
  const bank = await openTestBank({ policy: { helpDesk: { ...defaultPolicy.helpDesk, takesPng: false } } });
  const { token } = await talkOfPlans(bank, 'four').holderOf('standard');
  const send = (name: string, bytes: Buffer<ArrayBuffer>) =>
    bank.call('sendHelpMessage', { request, files: [new File([bytes], name)] }, { token });

  const picture = await send('schermo.png', fileBytes('png'));
  const scan = await send('fax.tif', fileBytes('tif'));

  expect(picture).toMatchObject({ error: { code: 'ATTACHMENT_REFUSED', pointer: '/files/0' } });
  expect(codeOf(scan)).toBe('OK');
  await bank.close();
});
