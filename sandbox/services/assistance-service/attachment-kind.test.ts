import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { chunk, fileBytes, joined } from '../../../tests/support/attachments.ts';
import { attachmentKind } from './attachment-kind.ts';

const kindOf = (bytes: Uint8Array) => attachmentKind('x.pdf', bytes);
const kind = (bytes: Uint8Array) => attachmentKind('schermo.PNG', bytes);

/** Writes a document of these very characters. */
const documentOf = (body: string) => joined(fileBytes('pdf', 100), `${body}\n%%EOF\n`);

const deflated = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');

/** Writes objects into a stream, as makers of documents do to save room. */
function packed(
  objects: string,
  dictionary = '/Filter /FlateDecode',
  pack: (text: string) => string = deflated,
): string {
  const head = '7 0 ';
  const data = pack(head + objects);
  return `9 0 obj <</Type /ObjStm /N 1 /First ${head.length} ${dictionary}>>\nstream\n${data}\nendstream endobj`;
}

/** Makes a document as others make theirs. */
async function madeBy(write: (made: PDFDocument) => unknown, useObjectStreams = true): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  made.addPage().drawText('Non riconosco questa operazione: /JavaScript');
  await write(made);
  return made.save({ useObjectStreams });
}

const script = '<</S /JavaScript /JS (app.alert(1))>>';
const site = '<</S /URI /URI (https://example.it)>>';

describe('a document that acts by itself is refused [S-92]', () => {
  it.each([
    ['a script', script],
    ['a script by the numbers of its letters', '<</S /J#61va#53cript /JS (app.alert(1))>>'],
    ['a program', '<</S /Launch /F (cmd.exe)>>'],
    ['a file in it', '<</Type /EmbeddedFile>>'],
    ['files in it', '<</Names <</EmbeddedFiles 4 0 R>>>>'],
    ['a film', '<</Subtype /RichMedia>>'],
    ['a form of another make', '<</AcroForm <</XFA 5 0 R>>>>'],
    ['a form that sends itself', '<</S /SubmitForm /F (https://example.it)>>'],
    ['an action of a page', '<</AA <</O 5 0 R>>>>'],
    ['a site to open with', `<</OpenAction ${site}>>`],
    ['a site to open with, elsewhere in it', `<</OpenAction 7 0 R>>\n7 0 obj ${site} endobj`],
    ['a site after its own page', '<</OpenAction <</S /GoTo /D [0] /Next 7 0 R>>>>'],
    ['a way to open that nobody can read', '<</OpenAction %\n7 0 R>>'],
    ['a lock', '<</Encrypt 5 0 R>>'],
    ['a script in a stream of objects', packed(script)],
    ['a script in a stream of objects that is not packed', packed(script, '', (text) => text)],
    ['a site to open with in a stream of objects', `<</OpenAction 7 0 R>>\n${packed(site)}`],
    ['a stream of objects packed otherwise', packed('<<>>', '/Filter /LZWDecode')],
    ['a stream of objects packed twice', packed('<<>>', '/Filter [/ASCIIHexDecode /FlateDecode]')],
    ['a stream of objects that is broken', packed('<<>>', '/Filter /FlateDecode', (text) => text)],
    ['a stream of objects that is hidden', packed('<<>>', '/Filter /FlateDecode /X (obj)')],
    ['a stream that does not say what it is', packed(script).replace('/Type /ObjStm', '')],
    ['a stream of more than anybody reads', packed(' '.repeat(9_000_000))],
  ])('%s', (_what, body) => {
    expect(kindOf(documentOf(body))).toBeNull();
  });

  it.each([true, false])('with what its maker has put into it, objects in streams: %s', async (inStreams) => {
    const scripted = await madeBy((made) => made.addJavaScript('x', 'app.alert(1)'), inStreams);
    const carrying = await madeBy((made) => made.attach(Buffer.from('x'), 'x.exe'), inStreams);

    expect([scripted, carrying].map(kindOf)).toEqual([null, null]);
  });
});

describe('a document that only says something is taken [S-92] [HELP-03]', () => {
  it.each([true, false])(
    'with its links, and a place to open at, objects in streams: %s',
    async (inStreams) => {
      const written = await madeBy((made) => {
        const link = made.context.obj({ S: 'URI', URI: PDFString.of('https://example.it') });
        const note = made.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: link });
        made.getPage(0).node.set(PDFName.of('Annots'), made.context.obj([made.context.register(note)]));
        const place = made.context.obj({ S: 'GoTo', D: [made.getPage(0).ref, 'Fit'] });
        made.catalog.set(PDFName.of('OpenAction'), made.context.register(place));
      }, inStreams);

      expect(kindOf(written)).toBe('pdf');
    },
  );
});

describe('a picture of a screen [S-92]', () => {
  const png = fileBytes('png', 200);

  it('is taken', () => {
    expect([kind(png), kind(joined(png, '\u0000\u0000'))]).toEqual(['png', 'png']);
  });

  it.each([
    ['a program behind it', joined(png, 'MZ\u0090\u0000')],
    ['another picture behind it', Buffer.concat([png, png])],
    [
      'a page in it',
      Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from('<script>')), png.subarray(33)]),
    ],
    [
      'a document in it',
      Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from('%PDF-1.4')), png.subarray(33)]),
    ],
    ['a piece that was changed', Buffer.from(png).fill(1, 60, 61)],
    ['no end', png.subarray(0, -12)],
    ['no picture', Buffer.concat([png.subarray(0, 33), png.subarray(-12)])],
    ['a length beyond its end', Buffer.from(png).fill(255, 33, 37)],
  ])('is refused with %s', (_what, bytes) => {
    expect(kind(bytes)).toBeNull();
  });
});
