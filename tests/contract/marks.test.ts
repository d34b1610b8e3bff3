import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContract, readDocuments, type ContractNode } from '#schemas/provider';
import { markFindings } from '../support/contract-marks.ts';

const root = join(import.meta.dirname, '..', '..');
const plain = { operationId: 'newCall', 'x-token': 'bearer' };
const reason = 'The documents have it without a code.';
const asks = { operationId: 'asks', 'x-token': 'bearer', 'x-sca': true };

function faultsOf(operation: object, asking: object = {}): string[] {
  const put = { ...asks, ...asking };
  const document: ContractNode = { paths: { '/api/new': { post: { ...plain, ...operation }, put } } };
  return markFindings([document]).map(({ pointer, message }) => `${pointer} ${message}`);
}

const key = [{ $ref: 'components.json#/components/parameters/IdempotencyKey' }];
const file = { responses: { 200: { content: { 'application/pdf': {} } } } };

describe('what the contract says of what is done once', () => {
  it('takes a key wherever something must not be done twice, and nowhere else [LANG-01]', () => {
    const commits = [...readContract().operations.values()].filter(({ commit }) => commit);

    expect(markFindings([...readDocuments().values()])).toEqual([]);
    expect(commits.length).toBeGreaterThanOrEqual(44);
    expect(commits.filter(({ headers }) => !headers.includes('Idempotency-Key'))).toEqual([]);
  });

  it('takes a key wherever an answer brings the next token, which is lost with it [S-26] [S-43]', () => {
    const { operations, schemas } = readContract();
    const ending = [...operations.values()].filter(
      ({ token, reply }) =>
        token === 'bearer' &&
        /"(access_token|clientAccessToken)":/.test(JSON.stringify(schemas.get(reply ?? ''))),
    );

    expect(ending.length).toBeGreaterThan(5);
    // It shares the schema of its reply with the call that ends the login; its own leaves the token as it is.
    expect(ending.filter(({ keyed }) => keyed !== true).map(({ id }) => id)).toEqual(['insertLoginKey6']);
  });

  it.each([
    ['that it is done once, and takes no key', { 'x-sca': true, 'x-commit': true }],
    ['that it takes a key, and not that it is done once', { 'x-sca': true, parameters: key }],
    ['that what it reads is done once', { 'x-reads': true, 'x-commit': true, parameters: key }],
    ['that it is not done once', { 'x-sca': true, 'x-commit': false, parameters: key }],
    [
      'that it is done once, and answers a file',
      { 'x-sca': true, 'x-commit': true, parameters: key, ...file },
    ],
  ])('refuses an operation that says %s [LANG-01]', (_what, operation) => {
    expect(faultsOf(operation)).not.toEqual([]);
  });

  it('has each call that a journey marks take a key [LANG-01]', () => {
    const { operations } = readContract();
    const marked = globSync('journeys/*/journey.json', { cwd: root }).flatMap((path) =>
      committed(JSON.parse(readFileSync(join(root, path), 'utf8'))),
    );

    expect(marked.length).toBeGreaterThan(40);
    expect(marked.filter((id) => operations.get(id)?.commit !== true)).toEqual([]);
  });
});

describe('what the contract says of strong authentication', () => {
  it('says of every operation that it reads, that it asks, or on which condition it does not [S-73]', () => {
    expect(markFindings([...readDocuments().values()])).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['two at once', { 'x-reads': true, 'x-sca': true }],
    ['that it asks, and why not', { 'x-sca': true, 'x-sca-exempt': { condition: 'harmless', reason } }],
    ['that it does not read', { 'x-reads': false }],
    ['that it asks sometimes, though it changes something', { 'x-sca': true, 'x-sca-sometimes': reason }],
    ['that it asks sometimes, and not when', { 'x-reads': true, 'x-sca-sometimes': true }],
    ['a condition of its own', { 'x-sca-exempt': { condition: 'trusted', reason } }],
    ['no reason', { 'x-sca-exempt': { condition: 'harmless' } }],
    ['no word of which blocker', { 'x-handling': true, 'x-sca-exempt': { condition: 'blocker', reason } }],
    ['a blocker, and is shut while it stands', exempt({ condition: 'blocker', blocker: 'BLOCKER_X' })],
    ['that it prepares what does not ask', exempt({ condition: 'prepares', for: 'newCall' })],
    ['more than its condition takes', exempt({ condition: 'harmless', for: 'asks' })],
    ['that it gives notice, and gives none', exempt({ condition: 'notice' })],
    ['that it gives notice of what it reads', { 'x-reads': true, 'x-notice': true }],
    ['that it comes before a session that it takes', exempt({ condition: 'before-session' })],
    ['that it is of a flow that it is not of', exempt({ condition: 'flow-session' })],
    ['little of a flow that it is of', { 'x-flow': 'recovery', ...exempt({ condition: 'harmless' }) }],
  ])('refuses an operation that says %s [S-73]', (_what, operation) => {
    expect(faultsOf(operation)).not.toEqual([]);
  });

  it.each([
    { 'x-reads': true },
    { 'x-reads': true, 'x-sca-sometimes': 'Where it is asked for what is old.' },
    { 'x-sca': true },
    { 'x-notice': true, ...exempt({ condition: 'notice' }) },
    { 'x-handling': true, ...exempt({ condition: 'blocker', blocker: 'BLOCKER_X' }) },
  ])('takes %j [S-73]', (operation) => {
    expect(faultsOf(operation)).toEqual([]);
  });

  it('has what is prepared and what prepares it name each other [S-73]', () => {
    const prepares = exempt({ condition: 'prepares', for: 'asks' });

    expect(faultsOf(prepares, preparedBy('newCall'))).toEqual([]);
    expect(faultsOf(prepares)).toEqual(['newCall prepares asks, which does not name it in x-prepared-by']);
    expect(faultsOf({ 'x-reads': true }, preparedBy('newCall'))).toEqual([
      'asks names newCall in x-prepared-by, which does not prepare it',
    ]);
    expect(faultsOf(prepares, preparedBy('newCall', 'absent'))).toEqual([
      'asks names absent in x-prepared-by, which does not prepare it',
    ]);
    expect(faultsOf({ 'x-reads': true, ...preparedBy() })).toEqual([
      'newCall has an x-prepared-by, and asks for nothing or names nobody',
    ]);
  });
});

function exempt(more: object): object {
  return { 'x-sca-exempt': { reason, ...more } };
}

/** Finds the operations of the calls that a journey marks. */
function committed(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(committed);
  if (typeof value !== 'object' || value === null) return [];
  const { commit, operation } = Object(value);
  const own = commit !== undefined && typeof operation === 'string' ? [operation] : [];
  return [...own, ...Object.values(value).flatMap(committed)];
}

const preparedBy = (...ids: string[]): object => ({ 'x-prepared-by': ids });
