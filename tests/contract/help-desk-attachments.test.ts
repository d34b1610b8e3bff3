import { beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '#sandbox';
import { operations } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { fileBytes, joined, withBytes } from '../support/attachments.ts';
import { helpRequest as request, writeToDesk } from '../support/help-desk.ts';
import { talkOfPlans, type PlanHolder } from '../support/instalments.ts';
import { wordingOf } from '../support/sandbox.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const most = 2 * 1024 * 1024;
const bmp = fileBytes('bmp');
const jpeg = fileBytes('jpeg');
const pdf = fileBytes('pdf');
const tif = fileBytes('tif');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const filesOf = (...parts: Buffer<ArrayBuffer>[]) => parts.map((part) => new File([part], 'x.pdf'));

describe.each(await rulePlaces())('attachments for the help desk on $name', (place) => {
  const helpDesk = { ...defaultPolicy.helpDesk, perHour: 100 };
  const bank = bankOn(place, { policy: { helpDesk } });
  let holder: PlanHolder;
  const { holderOf } = talkOfPlans(bank, 'files');
  const { send, desk, open, headers: ofHolder } = writeToDesk(bank, () => holder);

  beforeAll(async () => {
    holder = await holderOf('standard');
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

  it('takes attachments of 2 MB together, and not one byte more [HELP-04, S-39]', async () => {
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
  });

  it('tells a caller on a real line that the upload is too large, and keeps none of it', async () => {
    const url = await bank.app.listen({ port: 0, host: '127.0.0.1' });
    const { type, payload } = await wordingOf('multipart', {
      request,
      files: [new File([fileBytes('pdf', 4 * most)], 'x.pdf')],
    });

    const reply = await fetch(url + operations.sendHelpMessage.path, {
      method: 'POST',
      body: payload,
      headers: { ...ofHolder(), 'content-type': type },
    });

    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'UPLOAD_TOO_LARGE' });
    expect(reply.headers.get('connection')).toBe('close');
  });
});
