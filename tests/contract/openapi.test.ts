import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { assembleOpenApi, readContract } from '#schemas/provider';
import { findingsOf } from '../support/contract-rules.ts';

const contract = readContract();
const document = assembleOpenApi(contract);
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ ...document, $id: 'contract' });

/** A call as the document has it, read without its types. */
type Call = ReturnType<typeof Object>;
const calls = Object.values(Object(document['paths'])).flatMap((item) =>
  Object.values(Object(item)).map((call) => ({ id: String(Object(call).operationId), call: Object(call) })),
);

describe('the contract as one OpenAPI document', () => {
  it('keeps Redocly’s recommended rules [RUN-14]', async () => {
    expect(await findingsOf(document)).toEqual([]);
  });

  it('is refused by them for a call that nobody may make, a path written wrongly and a reference that leads nowhere', async () => {
    const broken = structuredClone(document);
    const { paths } = broken;
    const call = { operationId: 'plant', summary: 'Plants', responses: { 200: { description: 'Done.' } } };
    Object.assign(Object(paths), { '/api/plant/': { post: { ...call, security: [{ nothing: [] }] } } });
    Object.assign(Object(Object(broken['components']).schemas), {
      Planted: { $ref: '#/components/schemas/Absent' },
    });

    const rules = new Set((await findingsOf(broken)).map(({ rule }) => rule));

    expect([...rules]).toEqual(
      expect.arrayContaining(['security-defined', 'no-path-trailing-slash', 'no-unresolved-refs']),
    );
  });

  it('says of every body how it is written', () => {
    const paths = Object(document['paths']);
    const mediaOf = (id: string) => {
      const { path = '', method = '' } = contract.operations.get(id) ?? {};
      return Object.keys(paths[path][method.toLowerCase()].requestBody.content);
    };

    expect(mediaOf('listCards')).toEqual(['application/json']);
    expect(mediaOf('requestToken')).toEqual(['application/x-www-form-urlencoded']);
    expect(mediaOf('sendHelpMessage')).toEqual(['multipart/form-data']);
  });

  it('holds every call with its headers, its security and each of its refusals with its type', () => {
    expect(calls).toHaveLength(contract.operations.size);
    for (const { id, call } of calls) {
      const { parameters: own = [], errors = {} } = contract.operations.get(id) ?? {};
      expect(call.parameters, id).toHaveLength(own.length);
      for (const [code, { status, type }] of Object.entries(errors)) {
        expect(call['x-errors'][code], id).toEqual({ status, type });
        expect(call.responses[status].description, `${id} ${status}`).toContain(`\`${code}\` (${type})`);
        expect(refusalExample(call, status, code), id).toMatchObject({ code, type });
      }
    }
  });

  it('says once what many calls take, and refers to it [HDR-04, HDR-05, HDR-06]', () => {
    const { parameters } = Object(document['components']);
    const said = new Set(calls.flatMap(({ call }) => call.parameters.map((one: object) => Object(one).$ref)));

    expect(Object.keys(parameters)).toEqual(
      expect.arrayContaining(['Application', 'Env', 'ClientVersion', 'Channel', 'Locale', 'MacroContext']),
    );
    for (const name of Object.keys(parameters)) expect(said).toContain(`#/components/parameters/${name}`);
    expect(parameters['ClientVersion']).toMatchObject({ name: 'Client-Version', in: 'header' });
  });

  it.each(calls)('shows what $id is sent and answers, by examples that fit', ({ call }) => {
    const bodies = [call.requestBody, ...Object.values(call.responses)].filter((body) => body !== undefined);
    const contents = bodies.flatMap((body) => Object.entries(Object(body).content));

    for (const [media, content] of contents) {
      const { schema, examples = {} } = Object(content);
      const values = Object.values(examples).map((example) => Object(example).value);
      expect(values.length, media).toBeGreaterThan(0);
      for (const value of values) expect(problemWith(schema, media, value)).toBeNull();
    }
  });
  it.each(calls)('shows of $id an answer that repeats what was sent', ({ id }) => {
    const { request = [], reply = [] } = contract.operations.get(id)?.examples ?? {};
    const answered = valuesIn(reply);

    // A question in words has an answer in other words, and an address comes back masked.
    const repeated = Object.entries(Object(request[0])).filter(
      ([name, value]) =>
        typeof value !== 'object' && name !== 'text' && name !== 'email' && answered.has(name),
    );

    for (const [name, value] of repeated) expect([...(answered.get(name) ?? [])], name).toContain(value);
  });

  it.each([
    ['changeInstallmentAlert', { newSubscriptionStatus: 'ACTIVE' }, { subscriptionStatus: 'ACTIVE' }],
    ['subscribeSmsAlert', { threshold: 5000 }, { active: true, threshold: 5000 }],
    ['unsubscribeSmsAlert', {}, { active: false }],
    ['confirmPlan', { planCode: 'R03' }, { plan: { planCode: 'R03', installmentsNumber: 3 } }],
    ['manageLoyaltyPopup', { hidePopup: true }, { showPopup: false }],
    ['verifyPrepaidCard', { cardId: '1000002' }, { cardId: '1000002' }],
  ])('shows of %s an answer that is true of what was sent', (id, sent, answered) => {
    const { request, reply } = contract.operations.get(id)?.examples ?? {};

    expect([request?.[0], reply?.[0]]).toMatchObject([sent, answered]);
  });

  it('says of every call that another method is refused, and of every body that it may be too long', () => {
    for (const { id, call } of calls) {
      expect(call['x-errors'].METHOD_NOT_ALLOWED, id).toEqual({ status: 405, type: 'VALIDATION' });
      expect(call.responses[405].headers.Allow, id).toBeDefined();
      expect('413' in call.responses, id).toBe(call.requestBody !== undefined);
    }
  });
});

/** Gathers the plain values of a body by their names, however deep. */
function valuesIn(body: unknown, found = new Map<string, Set<unknown>>()): ReadonlyMap<string, Set<unknown>> {
  for (const [name, value] of Object.entries(Object(body)))
    if (typeof value === 'object') valuesIn(value, found);
    else found.set(name, (found.get(name) ?? new Set()).add(value));
  return found;
}

const beginnings: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'text/csv': '\uFEFFData;',
};

/** Says what an example breaks: its schema, or of a file, its beginning; null when nothing. */
function problemWith(schema: object, media: string, value: unknown): string | null {
  const isRight = ajv.compile({ $ref: `contract${String(Object(schema).$ref)}` });
  if (!isRight(value)) return `${JSON.stringify(value)} ${ajv.errorsText(isRight.errors)}`;
  if (media.endsWith('json') || media.includes('form')) return null;
  return String(value).startsWith(beginnings[media] ?? 'PK') ? null : `no ${media}`;
}

function refusalExample(call: Call, status: number, code: string): unknown {
  return call.responses[status].content['application/json'].examples[code].value;
}
