import { describe, expect, it } from 'vitest';
import { assembleOpenApi, readContract } from '#schemas/provider';
import { findingsOf } from '../support/contract-rules.ts';

const contract = readContract();

describe('the contract as one OpenAPI document', () => {
  it('keeps Redocly’s recommended rules', async () => {
    expect(await findingsOf(assembleOpenApi(contract))).toEqual([]);
  });

  it('is refused by them for a call that nobody may make, a path written wrongly and a reference that leads nowhere', async () => {
    const document = structuredClone(assembleOpenApi(contract));
    const { paths } = document;
    const call = { operationId: 'plant', summary: 'Plants', responses: { 200: { description: 'Done.' } } };
    Object.assign(Object(paths), { '/api/plant/': { post: { ...call, security: [{ nothing: [] }] } } });
    Object.assign(Object(Object(document['components']).schemas), {
      Planted: { $ref: '#/components/schemas/Absent' },
    });

    const rules = new Set((await findingsOf(document)).map(({ rule }) => rule));

    expect([...rules]).toEqual(
      expect.arrayContaining(['security-defined', 'no-path-trailing-slash', 'no-unresolved-refs']),
    );
  });

  it('says of every body how it is written', () => {
    const paths = Object(assembleOpenApi(contract)['paths']);
    const mediaOf = (id: string) => {
      const { path = '', method = '' } = contract.operations.get(id) ?? {};
      return Object.keys(paths[path][method.toLowerCase()].requestBody.content);
    };

    expect(mediaOf('listCards')).toEqual(['application/json']);
    expect(mediaOf('requestToken')).toEqual(['application/x-www-form-urlencoded']);
    expect(mediaOf('sendHelpMessage')).toEqual(['multipart/form-data']);
  });

  it('holds every call with its headers, its security and each of its refusals', () => {
    const { paths } = assembleOpenApi(contract);
    const written = Object.values(Object(paths)).flatMap((item) => Object.values(Object(item)));

    expect(written).toHaveLength(contract.operations.size);
    for (const call of written) {
      const { operationId, parameters = [], responses } = Object(call);
      const { parameters: own = [], errors = {} } = contract.operations.get(operationId) ?? {};
      expect(parameters, operationId).toHaveLength(own.length);
      for (const [code, { status }] of Object.entries(errors))
        expect(responses[status].description, `${operationId} ${status}`).toContain(`\`${code}\``);
    }
  });
});
