import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type BankError, type OperationId } from '#schemas';
import { openTestBank, type TestBank } from '../support/sandbox.ts';
import { logIn, replyOf } from '../support/sandbox-login.ts';

const json = 'application/json';
const boundary = 'part'.repeat(8);
const form = 'application/x-www-form-urlencoded';
const credentials = 'grant_type=PASSWORD&username=standard%40percorso.test&password=Percorso1%21';

const question = (text: string) => `{"sectionCode":"CARTA","confirm":false,"text":"${text}"}`;

describe('a body', () => {
  let bank: TestBank;
  let token: string;
  let prelogin: string;

  beforeAll(async () => {
    bank = await openTestBank();
    prelogin = replyOf(await bank.call('requestJwt', {})).jwt;
    token = await logIn(bank, 'standard+charsets@percorso.test');
  });

  afterAll(() => bank.close());

  const send = (id: OperationId, type: string, payload: string | Buffer) =>
    sendWith({ 'content-type': type }, id, payload);

  async function sendWith(more: Record<string, string>, id: OperationId, payload: string | Buffer) {
    const headers = {
      authorization: `Bearer ${id === 'requestToken' ? prelogin : token}`,
      'macro-context': '/',
      'micro-context': 'test',
      ...more,
    };
    const reply = await bank.app.inject({ method: 'POST', url: operations[id].path, headers, payload });
    return { status: reply.statusCode, body: reply.json<BankError>() };
  }

  const unreadable = { status: 400, body: { code: 'CONTRACT_VIOLATION', pointer: '' } };

  it.each([json, `${json}; charset=utf-8`, `${json};charset="UTF-8"`])(
    'is read as UTF-8 when it is %s',
    async (type) => {
      expect(await send('suggestHelp', type, question('perch\u00E9 \u{1F600}'))).toMatchObject({
        status: 200,
      });
    },
  );

  it.each(['latin1', 'iso-8859-1', '"utf-16"', 'us-ascii', 'unknown'])(
    'is refused when it says that it is written in %s [S-47]',
    async (charset) => {
      const refused = { status: 415, body: { code: 'UNSUPPORTED_MEDIA' } };

      expect(await send('suggestHelp', `${json}; charset=${charset}`, question('carta'))).toMatchObject(
        refused,
      );
      expect(await send('requestToken', `${form}; charset=${charset}`, credentials)).toMatchObject(refused);
    },
  );

  it.each(['gzip', 'br', 'deflate', 'x'])(
    'is refused when it says that it is packed by %s, also where it is not [S-94, S-47]',
    async (encoding) => {
      const packed = { 'content-type': json, 'content-encoding': encoding };

      expect(await sendWith(packed, 'suggestHelp', question('carta'))).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_MEDIA' },
      });
    },
  );

  it.each([
    ['twice', '{"sectionCode":"CARTA","confirm":false,"confirm":true,"text":"carta"}'],
    [
      'twice, spelled otherwise',
      '{"sectionCode":"CARTA","confirm":false,"\\u0063onfirm":true,"text":"carta"}',
    ],
  ])('is refused when it has a member %s [S-94]', async (_what, payload) => {
    expect(await send('suggestHelp', json, payload)).toMatchObject(unreadable);
  });

  it('may have members of one name in objects of their own, and texts that look like members', async () => {
    const told = question(String.raw`\"text\":\"text\": {\"confirm\":`);

    expect(await send('suggestHelp', json, told)).toMatchObject({ status: 200 });
  });

  it('is refused when it is null, also where it may be left out [S-94]', async () => {
    expect(await send('requestJwt', json, 'null')).toMatchObject(unreadable);
    expect(await send('requestJwt', json, '')).toMatchObject({ status: 200 });
  });

  it.each([
    ['letters of latin1', Buffer.from(question('perch\u00E9'), 'latin1')],
    ['UTF-16', Buffer.from(question('carta'), 'utf16le')],
    ['half a character', Buffer.from([...Buffer.from('{"text":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')])],
  ])('is refused when its bytes are %s [S-47]', async (_what, payload) => {
    expect(await send('suggestHelp', json, payload)).toMatchObject(unreadable);
  });

  it.each(['\\ud83d', '\\ude00', '\\u0000'])(
    'is refused for a text with %s, which is no character',
    async (escape) => {
      const answer = await send('suggestHelp', json, question(`carta ${escape}`));

      expect(answer).toMatchObject({ status: 400, body: { code: 'CONTRACT_VIOLATION', pointer: '/text' } });
    },
  );

  it('is refused when a form sends a field twice [S-47]', async () => {
    const answer = await send('requestToken', form, `${credentials}&username=famiglia%40percorso.test`);

    expect(answer).toMatchObject({ status: 400, body: { code: 'CONTRACT_VIOLATION', pointer: '/username' } });
  });

  it.each(['%FF', '%E9', '%zz', '%'])(
    'is refused when a form has %s, which stands for nothing',
    async (sign) => {
      expect(await send('requestToken', form, `${credentials}${sign}`)).toMatchObject(unreadable);
    },
  );

  it('is read when a form writes spaces and signs as forms do', async () => {
    const answer = await send('requestToken', form, credentials.replace('Percorso1', 'Per+corso%2B'));

    expect(answer).toMatchObject({ status: 422 });
  });

  it('is refused when the JSON among its parts is not UTF-8 [S-47]', async () => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="request"\r\n\r\n{"text":"perch`;
    const payload = Buffer.concat([
      Buffer.from(head),
      Buffer.from([0xe9]),
      Buffer.from(`"}\r\n--${boundary}--\r\n`),
    ]);

    const answer = await send('sendHelpMessage', `multipart/form-data; boundary=${boundary}`, payload);

    expect(answer).toMatchObject({ status: 400, body: { code: 'CONTRACT_VIOLATION', pointer: '/request' } });
  });
});
