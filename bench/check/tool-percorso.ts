import { check, readSources } from '#analysis';
import { cleanFiles, cleanViews } from '../../tests/journeys/clean-files.ts';
import { allDefects } from '../../tests/journeys/defects/all.ts';
import { smallLanguage, spoil } from '../../tests/journeys/planted.ts';
import { json, type DefectClass, type Tool } from './defect-classes.ts';

/** The rule that the defect of each class is planted for. */
const rules: Record<DefectClass, string> = {
  target: 'step-unknown',
  key: 'unknown-key',
  twice: 'duplicate-key',
  unreached: 'step-unreachable',
  island: 'step-unreachable',
  trap: 'end-unreachable',
  loop: 'loop-automatic',
  value: 'value-impossible',
  never: 'guard-never',
  shadowed: 'case-shadowed',
  noDefault: 'case-default',
  unset: 'data-unset',
  contract: 'parameter-unknown',
  text: 'text-missing',
};

const screenTo = (to: string) => `{ "kind": "form", "actions": { "next": { "to": "${to}" } } }`;
const island = {
  file: 'journeys/visit/journey.json',
  from: '"steps": {',
  to: `"steps": { ▸"one": ${screenTo('other')}, "other": ${screenTo('one')},`,
};

/** percorso check, on the small journeys of its own tests. */
export function percorsoTool(version: string): Tool {
  const language = smallLanguage();
  const planted = Object.entries(rules).flatMap(([name, code]) => {
    const defect = name === 'island' ? island : allDefects.find((each) => each.code === code);
    return defect ? [[name, json(spoil(defect).files)]] : [];
  });
  return {
    name: 'percorso check',
    version,
    clean: json(cleanFiles),
    planted: Object.fromEntries(planted),
    findings: (definition) => {
      const sources = readSources(language, JSON.parse(definition), { views: cleanViews });
      return Promise.resolve(check(sources).map(({ code }) => code));
    },
  };
}
