import { beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { operations, type BankRequests } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { fileBytes, joined, withBytes } from '../support/attachments.ts';
import { talkOfPlans, type PlanHolder } from '../support/instalments.ts';
import { openTestBank, wordingOf } from '../support/sandbox.ts';
import { codeOf, logIn, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

type Received = {
  ticket: string;
  message: string;
  attachments: { position: number; kind: string; bytes: number }[];
};
type Desk = { answered: number; messages: Received[] };
type Part = [string, string | File];

const slow = 60_000;
const hour = 3_600_000;
const most = 2 * 1024 * 1024;
const subject = { motivation: 'OPERAZIONE_NON_RICONOSCIUTA', sectionCode: 'OPERAZIONI' };
const telephone = '+393471234567';
const request = { ...subject, message: 'Non riconosco l’operazione del 14 marzo.', telephone };
const bmp = fileBytes('bmp');
const jpeg = fileBytes('jpeg');
const pdf = fileBytes('pdf');
const tif = fileBytes('tif');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const filesOf = (...parts: Buffer<ArrayBuffer>[]) => parts.map((part) => new File([part], 'x.pdf'));

describe.each(await rulePlaces())('the help desk on $name', (place) => {
  const helpDesk = { ...defaultPolicy.helpDesk, perHour: 100 };
  const bank = bankOn(place, { policy: { helpDesk } });
  let holder: PlanHolder;
  const { holderOf } = talkOfPlans(bank, 'help');

  beforeAll(async () => {
    holder = await holderOf('standard');
  }, slow);

  const send = (body: Partial<BankRequests['sendHelpMessage']> = {}, { token } = holder) =>
    bank.call('sendHelpMessage', { request, ...body }, { token });
  const desk = () => bank.console<Desk>('GET', 'help-desk');
  const open = (ticket: string, position: number | string) =>
    bank.consoleApp.inject({
      method: 'GET',
      url: `/sandbox/api/help-desk/${ticket}/attachments/${position}`,
    });

  /** Sends parts as they are, and answers what the bank made of them. */
  async function post(payload: string | Buffer, type: string) {
    const reply = await bank.app.inject({
      method: 'POST',
      url: operations.sendHelpMessage.path,
      payload,
      headers: {
        authorization: `Bearer ${holder.token}`,
        'macro-context': '/assistance',
        'micro-context': 'sendHelpMessage',
        'content-type': type,
      },
    });
    return { status: reply.statusCode, body: reply.json<{ code?: string; pointer?: string }>() };
  }

  async function postParts(form: FormData) {
    const wire = new Response(form);
    return post(Buffer.from(await wire.arrayBuffer()), wire.headers.get('content-type') ?? '');
  }

  it('can be written about the subjects that it lists, by section [CALL-50]', async () => {
    const { subjects } = replyOf(await bank.call('listHelpSubjects', {}, { token: holder.token }));

    expect(subjects).toContainEqual({ ...subject, description: 'Non riconosco un’operazione' });
    expect(new Set(subjects.map(({ motivation }) => motivation)).size).toBe(subjects.length);
  });

  it('suggests what fits the text best, and hears that it was enough [CALL-51]', async () => {
    const { token } = holder;
    const ask = (text: string, confirm: boolean, sectionCode = 'OPERAZIONI') =>
      bank.call('suggestHelp', { sectionCode, text, confirm }, { token });
    const before = (await desk()).answered;

    const refund = replyOf(await ask('Quando arriva il rimborso del reso?', false));
    const currency = replyOf(await ask('L’importo in VALUTA è un altro', false));
    const confirmed = replyOf(await ask('L’importo in valuta è un altro', true));
    const unknown = await ask('', false, 'CASINO');

    expect(refund.suggestions.map(({ id }) => id)).toEqual(['rimborso', 'insegna', 'cambio']);
    expect(currency.suggestions[0]?.id).toBe('cambio');
    expect([refund.confirmed, confirmed.confirmed]).toEqual([false, true]);
    expect((await desk()).answered).toBe(before + 1);
    expect(unknown).toMatchObject({ error: { code: 'SUBJECT_UNKNOWN', pointer: '/sectionCode' } });
  });

  it('receives a message with attachments of all sorts, and says so by e-mail [CALL-49, HELP-03, HELP-06, S-92]', async () => {
    const files = [
      new File([bmp], 'foto.bmp'),
      new File([jpeg], 'foto.JPG'),
      new File([pdf], 'lettera.pdf'),
      new File([fileBytes('png')], 'schermo.png'),
      new File([tif], 'fax.tif'),
    ];

    const { ticket, ...rest } = replyOf(await send({ files }));

    expect(rest).toEqual({ receivedAt: '2026-11-19T16:00:00.000+01:00', attachments: 5 });
    const [received] = (await desk()).messages;
    expect(received).toMatchObject({ ticket, ...request });
    expect(received?.attachments.map(({ kind }) => kind)).toEqual(['bmp', 'jpeg', 'pdf', 'png', 'tif']);
    const outbox = `outbox?kind=email&to=${encodeURIComponent(holder.username)}`;
    const [mail] = await bank.console<{ text: string }[]>('GET', outbox);
    expect(mail?.text).toContain(ticket);
  });

  it('hands an attachment out to be saved only, byte for byte, whatever it was called [S-39]', async () => {
    const names = ['../../x.pdf', 'C:\\x.pdf', 'a"; filename=evil.html.pdf', 'x\r\nSet-Cookie: a=b.pdf'];
    const files = names.map((name) => new File([pdf], name));

    const { ticket } = replyOf(await send({ files }));

    const opened = await Promise.all([1, 2, 3, 4].map((position) => open(ticket, position)));
    for (const [index, { headers, rawPayload }] of opened.entries()) {
      expect(rawPayload.equals(pdf)).toBe(true);
      expect(headers['content-disposition']).toBe(`attachment; filename="${ticket}-${index + 1}.pdf"`);
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(JSON.stringify(await desk())).not.toMatch(/evil|\.\.|Set-Cookie/);
    const absent = [await open(ticket, 5), await open(ticket, 'x'), await open('AS-99999999', 1)];
    expect(absent.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  it(
    'hears nothing from holders all of whose cards are linked to online banking [CALL-49, S-35]',
    { timeout: slow },
    async () => {
      const before = (await desk()).messages.length;

      const refused = await send({}, await holderOf('iban'));
      const heard = await send({}, await holderOf('asb'));

      expect([refused, heard].map(codeOf)).toEqual(['FUNCTION_NOT_AVAILABLE', 'OK']);
      expect((await desk()).messages).toHaveLength(before + 1);
    },
  );

  it.each([
    ['a drawing renamed', 'x.pdf', svg],
    ['a page renamed', 'x.jpeg', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a sort that is not taken', 'x.gif', Buffer.from('GIF89a')],
    ['a picture that only begins', 'x.png', Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')],
    ['a picture of a screen with a page behind', 'x.png', joined(fileBytes('png'), '<html>')],
    ['a picture of a screen with a program behind', 'x.png', joined(fileBytes('png'), 'MZ\u0090\u0000')],
    ['a sort by the wrong name', 'x.pdf', jpeg],
    ['a file without an ending', 'pdf', pdf],
    ['an ending after the ending', 'x.pdf.exe', pdf],
    ['a name like an object’s own', 'x.constructor', pdf],
    ['nothing at all', 'x.pdf', Buffer.alloc(0)],
    ['a script that begins as a picture', 'x.bmp', Buffer.from('BM=1;alert(document.domain)//          ')],
    ['a document cut short', 'x.pdf', Buffer.from('%PDF-1.7\n')],
    ['a picture that is a page as well', 'x.jpeg', withBytes(fileBytes('jpeg', 400), 20, '<SCRIPT>alert(1)')],
    ['a document that is a page as well', 'x.pdf', withBytes(fileBytes('pdf', 400), 9, '<html><body>')],
    ['a picture that is a document as well', 'x.tif', withBytes(fileBytes('tif', 400), 32, '%PDF-1.4')],
    ['a picture with an archive behind', 'x.bmp', withBytes(fileBytes('bmp', 400), -30, 'PK\u0005\u0006')],
    [
      'a document with a page behind',
      'x.pdf',
      joined(fileBytes('pdf', 4000), '<html><script>alert(1)</script>'),
    ],
    [
      'a document with a page between its ends',
      'x.pdf',
      joined(fileBytes('pdf', 4000), '<html><body>\n%%EOF\n'),
    ],
    ['a document with a program behind', 'x.pdf', joined(fileBytes('pdf', 4000), 'MZ\u0090\u0000')],
    [
      'a picture with a page behind',
      'x.jpeg',
      joined(fileBytes('jpeg', 4000), '<svg onload=alert(1)>\u00FF\u00D9'),
    ],
    ['a picture with a document behind', 'x.jpeg', joined(fileBytes('jpeg', 4000), '%PDF-1.4 \u00FF\u00D9')],
    ['a picture with a program behind', 'x.jpeg', joined(fileBytes('jpeg', 4000), 'MZ\u0090\u0000')],
    ['a picture larger than it says', 'x.bmp', joined(fileBytes('bmp', 4000), 'alert(1)')],
    ['a scan with a page behind', 'x.tif', joined(fileBytes('tif', 4000), '<!DOCTYPE html>')],
    ['a picture whose table lies outside', 'x.tif', withBytes(fileBytes('tif'), 4, '\u00FF\u00FF\u00FF')],
  ])('refuses %s, and keeps nothing of the message [S-39, HELP-03]', async (_what, name, bytes) => {
    const before = (await desk()).messages.length;
    const files = [new File([pdf], 'x.pdf'), new File([bytes], name)];

    const answer = await send({ files });

    expect(answer).toMatchObject({ status: 422, error: { code: 'ATTACHMENT_REFUSED', pointer: '/files/1' } });
    expect((await desk()).messages).toHaveLength(before);
  });

  it.each([
    [
      'a document changed after it was made',
      'x.pdf',
      joined(pdf, '4 0 obj\n<</Title(x)>>\nendobj\nxref\n%%EOF\r\n'),
    ],
    [
      'a document that holds a page as its content',
      'x.pdf',
      joined(fileBytes('pdf', 2000), '5 0 obj <<>>\nstream\n<html>\nendstream\nendobj\n%%EOF'),
    ],
    ['a picture that is padded', 'x.jpeg', joined(jpeg, '\u0000\u0000\n')],
    ['a bitmap that is padded', 'x.bmp', joined(bmp, '\u0000\u0000')],
  ])('takes %s [HELP-03]', async (_what, name, bytes) => {
    expect(codeOf(await send({ files: [new File([bytes], name)] }))).toBe('OK');
  });

  it(
    'takes attachments of 2 MB together, and not one byte more [HELP-04, S-39]',
    { timeout: slow },
    async () => {
      const half = fileBytes('pdf', most / 2);
      const before = (await desk()).messages.length;

      const whole = await send({ files: filesOf(fileBytes('pdf', most)) });
      const halves = await send({ files: filesOf(half, half) });
      const above = await send({ files: filesOf(fileBytes('pdf', most + 1)) });
      const together = await send({ files: filesOf(half, fileBytes('pdf', most / 2 + 1)) });
      const huge = await send({ files: filesOf(fileBytes('pdf', 2 * most)) });

      expect([whole, halves].map(codeOf)).toEqual(['OK', 'OK']);
      for (const refused of [above, together, huge])
        expect(refused).toMatchObject({
          status: 413,
          error: { code: 'UPLOAD_TOO_LARGE', pointer: '/files' },
        });
      expect((await desk()).messages).toHaveLength(before + 2);
    },
  );

  it(
    'tells a caller on a real line that the upload is too large, and keeps none of it',
    { timeout: slow },
    async () => {
      const url = await bank.app.listen({ port: 0, host: '127.0.0.1' });
      const { type, payload } = await wordingOf('multipart', {
        request,
        files: [new File([fileBytes('pdf', 4 * most)], 'x.pdf')],
      });

      const reply = await fetch(url + operations.sendHelpMessage.path, {
        method: 'POST',
        body: payload,
        headers: {
          authorization: `Bearer ${holder.token}`,
          'macro-context': '/assistance',
          'micro-context': 'sendHelpMessage',
          'content-type': type,
        },
      });

      expect(reply.status).toBe(413);
      expect(await reply.json()).toMatchObject({ code: 'UPLOAD_TOO_LARGE' });
      expect(reply.headers.get('connection')).toBe('close');
    },
  );

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

it(
  'hears ten messages of a holder in an hour, also of those sent at once, the next one later, and forgets all with the bank’s data',
  { timeout: slow },
  async () => {
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
  },
);

it(
  'takes no picture of a screen where the bank keeps to the four sorts of the documents [S-92] [HELP-03]',
  { timeout: slow },
  async () => {
    const bank = await openTestBank({ policy: { helpDesk: { ...defaultPolicy.helpDesk, takesPng: false } } });
    const { token } = await talkOfPlans(bank, 'four').holderOf('standard');
    const send = (name: string, bytes: Buffer<ArrayBuffer>) =>
      bank.call('sendHelpMessage', { request, files: [new File([bytes], name)] }, { token });

    const picture = await send('schermo.png', fileBytes('png'));
    const scan = await send('fax.tif', tif);

    expect(picture).toMatchObject({ error: { code: 'ATTACHMENT_REFUSED', pointer: '/files/0' } });
    expect(codeOf(scan)).toBe('OK');
    await bank.close();
  },
);
