import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { operations, type OperationCall } from '#schemas';
import { readContract } from '#schemas/provider';

const contract = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'https://percorso.test/contract', $defs: Object.fromEntries(contract.schemas) });
const schemaOf = (name: string) => ajv.compile({ $ref: `https://percorso.test/contract#/$defs/${name}` });

describe('the contract', () => {
  it('gives every operation a token and a path under /api [HDR-01]', () => {
    const odd = [...contract.operations.values()].filter(
      ({ token, path }) =>
        !['anonymous', 'prelogin', 'bearer', 'any'].includes(token) || !path.startsWith('/api/'),
    );

    expect(contract.operations.size).toBeGreaterThanOrEqual(21);
    expect(odd).toEqual([]);
  });

  it('has every call say which application calls, from where, in which version, through what and in which language [HDR-04]', () => {
    const said = [...contract.operations.values()].map(({ headers }) => headers.slice(0, 5).join());

    expect(new Set(said)).toEqual(new Set(['Application,Env,Client-Version,Channel,Locale']));
  });

  it('takes JSON over POST, except where the documents say otherwise [HDR-02]', () => {
    const others = [...contract.operations.values()].flatMap(({ id, method, content }) =>
      method === 'POST' && content === 'json' ? [] : [[id, `${method} ${content ?? 'nothing'}`]],
    );

    expect(Object.fromEntries(others)).toEqual({
      requestToken: 'POST form',
      readDictionary: 'GET nothing',
      sendHelpMessage: 'POST multipart',
      openDispute: 'POST multipart',
      readChatbotConfig: 'GET nothing',
      readPromoConfig: 'GET nothing',
      readPublicIp: 'GET nothing',
      userStatus: 'GET nothing',
      readUserProfile: 'GET nothing',
      forgetCardHolderName: 'DELETE nothing',
      readCardHolderName: 'GET nothing',
      recoverLoginFlow: 'GET nothing',
      authorizeUserData: 'GET nothing',
      authorizeDocumentId: 'GET nothing',
      listSecurityQuestions: 'GET nothing',
      listRecoveryQuestions: 'GET nothing',
      readInstallmentAlert: 'GET nothing',
      readPlanDocument: 'GET nothing',
      readTopUpStatus: 'GET nothing',
      recoverRegistrationFlow: 'GET nothing',
      listRegistrationCodeCards: 'GET nothing',
      recoverMigrationFlow: 'GET nothing',
      commitStatus: 'GET nothing',
    });
  });

  it('uses a path and method for one operation only, aliases included', () => {
    const places = [...contract.operations.values()].flatMap(({ method, path, aliases }) =>
      [path, ...aliases].map((one) => `${method} ${one.toLowerCase()}`),
    );

    expect(new Set(places).size).toBe(places.length);
  });

  it('gives every refusal a status and a type that the error body knows', () => {
    const isError = schemaOf('BankError');

    for (const { id, errors } of contract.operations.values()) {
      for (const [code, { status, type, when }] of Object.entries(errors)) {
        expect(isError({ code, type, message: when }), `${id} ${code}`).toBe(true);
        expect(status, `${id} ${code}`).toBeGreaterThanOrEqual(400);
      }
    }
  });

  it('has examples that are what their schemas say', () => {
    const named = [...contract.schemas].filter(([, schema]) => Array.isArray(schema['examples']));

    for (const [name, schema] of named) {
      const isValid = schemaOf(name);
      const examples: unknown[] = Array.isArray(schema['examples']) ? schema['examples'] : [];
      for (const example of examples)
        expect(isValid(example), `${name} ${JSON.stringify(example)}`).toBe(true);
    }
    expect(named.length).toBeGreaterThan(20);
  });

  it.each([
    { name: 'MaskedEmail', right: 'g**********i@percorso.test', wrong: 'giulia.ferri@percorso.test' },
    { name: 'FileName', right: 'listaMovimenti2026-04-05.pdf', wrong: '../listaMovimenti.pdf' },
    { name: 'BankError', right: errorOf({}), wrong: errorOf({ message: '' }) },
    { name: 'BankError', right: errorOf({ pointer: '/payee/0' }), wrong: errorOf({ pointer: 'payee' }) },
    { name: 'BankError', right: errorOf({ message: 'Wrong.' }), wrong: errorOf({ message: 'Wrong\n.' }) },
  ])('takes no other $name than $right for one', ({ name, right, wrong }) => {
    const isValid = schemaOf(name);

    expect([isValid(right), isValid(wrong)]).toEqual([true, false]);
  });

  it('closes every object of a request, so that an unknown field is refused', () => {
    const open = [...contract.operations.values()].flatMap(({ id, request }) => {
      const schema = request === null ? undefined : contract.schemas.get(request);
      return schema === undefined || schema['additionalProperties'] === false ? [] : [id];
    });

    expect(open).toEqual([]);
  });

  it('lets any reply carry a message of the timeline, its card and the wish to read the card again [TRIG-01]', () => {
    const common = { triggerTimeline: { id: 'BLOCKER_KYC' }, TTLCardId: '1000001', refreshCardContext: true };
    const replies = [...contract.operations.values()].filter(({ media }) => media === 'application/json');

    for (const { id, reply } of replies) {
      const reasons = schemaOf(reply);
      reasons({ ...common });
      const wrong = (reasons.errors ?? []).map(({ params }) => params['additionalProperty']);
      expect(wrong, id).not.toContainEqual(expect.stringMatching(/^(triggerTimeline|TTLCardId|refresh)/));
      reasons({ ...common, triggerTimeline: 'BLOCKER_KYC' });
      expect(
        reasons.errors?.map(({ instancePath }) => instancePath),
        id,
      ).toContain('/triggerTimeline');
    }
    expect(replies.length).toBeGreaterThan(100);
  });

  it('marks every call on an sca path, and update-contact with its proof headers [SCA-06, SCA-08, SCA-33, CALL-09, CALL-42]', () => {
    const unmarked = Object.entries<OperationCall>(operations).filter(
      ([, { path, sca }]) => path.includes('/sca/') && !sca,
    );

    expect(unmarked).toEqual([]);
    expect(operations.finalizeLogin.sca).toBe(true);
    expect(contract.operations.get('updateContact')?.headers.slice(5)).toEqual([
      'Macro-Context',
      'Micro-Context',
      'riskIT',
      'transactionId',
      'transactionData',
      'mtTransactionId',
      'additionalInfo',
      'Idempotency-Key',
    ]);
  });

  it('takes with username and password the headers of the documents [CALL-01]', () => {
    const { headers = [] } = contract.operations.get('requestToken') ?? {};

    for (const name of ['domain', 'Env', 'Application', 'Channel', 'Locale', 'riskIT', 'slider'])
      expect(headers).toContain(name);
  });

  it('tells the browser the same of each operation as the files say', () => {
    for (const [id, call] of Object.entries(operations))
      expect(contract.operations.get(id)).toMatchObject(call);
    expect(Object.keys(operations)).toEqual([...contract.operations.keys()]);
  });
});

/** The body of a refusal, with what is given. */
function errorOf(more: object): object {
  return { code: '5707', type: 'FIELD', message: 'The code is wrong.', ...more };
}
