import { createTexts } from '#i18n';
import { describe, expect, it } from 'vitest';
import studio from '../../../i18n/it/studio.json' with { type: 'json' };
import type { CoverageView, ScenarioState, ScenarioView } from '../../protocol.ts';
import { failingIn, passingWords } from './passing.ts';

const { i18n } = createTexts({
  trees: { studio },
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: (_file, key) => key,
});
const t = i18n.getFixedT('it', 'studio');

const scenarios = (...states: readonly ScenarioState[]): ScenarioView[] =>
  states.map((state, at) => ({ name: `s${at}`, file: '', title: '', moves: 1, state }));
const whole: CoverageView = { passed: 5, total: 5, missing: [] };
const failed: ScenarioState = { kind: 'failed', move: 1, why: '', line: 1 };
const hindered: ScenarioState = { kind: 'hindered', why: '' };
const passed: ScenarioState = { kind: 'passed' };

describe('how it stands with the scenarios', () => {
  it('is never that all is passed while one of them does not pass [STUDIO-08]', () => {
    const one = scenarios(passed, failed);
    expect(failingIn(one)).toBe(1);
    expect(passingWords(t, { scenarios: one, coverage: whole })).toBe('1 scenario non passa');
    expect(passingWords(t, { scenarios: scenarios(failed, hindered), coverage: whole })).toBe(
      '2 scenari non passano',
    );
    expect(passingWords(t, { scenarios: scenarios(passed), coverage: whole })).toBe(
      'Gli scenari passano tutto',
    );
  });

  it('is not known while they are still to be played with what has changed [STUDIO-08]', () => {
    const coverage = { ...whole, isBefore: true } as const;
    expect(passingWords(t, { scenarios: scenarios(passed), coverage })).toBe('Gli scenari sono in prova');
  });
});
