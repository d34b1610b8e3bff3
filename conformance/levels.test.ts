import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import type { OperationReport } from './ledger.ts';
import { levelOf } from './levels.ts';
import { jsonReport } from './report/json.ts';
import { junitReport } from './report/junit.ts';

const contract = readContract();

/** Reports of a host on which all passed but what is named. */
const reportsBut = (...failed: readonly string[]): OperationReport[] =>
  [...contract.operations.values()].map(({ id, service, method, path }) => ({
    operationId: id,
    service,
    method,
    path,
    outcome: failed.includes(id) ? 'failed' : 'passed',
    checks: [],
  }));

describe('the level that a host has reached', () => {
  it.each([
    ['requestToken', null, 'login'],
    ['listCards', 'login', 'cards'],
    ['readYearlySummary', 'cards', 'operations'],
    ['topUpPhone', 'operations', 'documents'],
    ['lockCard', 'documents', 'whole'],
  ])('is, without %s, %s, and %s is next [RUN-13]', (lacks, reached, name) => {
    expect(levelOf(contract, reportsBut(lacks))).toMatchObject({
      reached,
      next: { name, lacks: expect.arrayContaining([lacks]) },
    });
  });

  it('is the top of a ladder, of which each step says how many of its own passed [RUN-13]', () => {
    const level = levelOf(contract, reportsBut('listCards', 'readYearlySummary'));

    const rungs = level?.rungs.map(({ name, isReached, passed, operations }) => [
      name,
      isReached,
      operations - passed,
    ]);
    expect(rungs).toEqual([
      ['login', true, 0],
      ['cards', false, 1],
      ['operations', false, 1],
      ['documents', false, 2],
      ['whole', false, 2],
    ]);
    expect(level?.rungs.at(-1)?.operations).toBe(contract.operations.size);
  });

  it('is held back by what comes first, whatever else there is [RUN-13]', () => {
    expect(levelOf(contract, reportsBut('verifyMfa', 'lockCard'))).toMatchObject({
      reached: null,
      next: { name: 'login', lacks: ['verifyMfa'] },
    });
  });

  it('is the whole of a host on which all passed, and nobody’s of which only a part was asked [RUN-13]', () => {
    expect(levelOf(contract, reportsBut())).toMatchObject({ reached: 'whole', next: null });
    expect(levelOf(contract, reportsBut().slice(1))).toBeNull();
  });

  it('stands in every report [RUN-13]', () => {
    const reports = reportsBut('listCategories');
    const findings = { reports, givenUp: null, level: levelOf(contract, reports) };

    expect(JSON.parse(jsonReport(findings, 'https://a.example')).level).toEqual(findings.level);
    expect(junitReport(findings)).toContain('<property name="level" value="cards"/>');
  });
});
