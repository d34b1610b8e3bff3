import type { ErrorObject } from 'ajv/dist/2020.js';
import { isNode } from '../source/schema-shapes.ts';
import type { Problem } from '../rules/rule.ts';
import type { Words } from './words.ts';

type Spoken = Pick<Problem, 'message' | 'hint'>;

/** Says what a list of cases lacks that is too short to decide anything; nothing of any other list. */
export function fewCases({ instancePath, data }: ErrorObject): Spoken | undefined {
  if (!Array.isArray(data) || !/^\/steps\/[^/]+\/(.+\/)?(cases|ok|exits\/[^/]+)$/.test(instancePath))
    return undefined;
  const [only]: readonly unknown[] = data;
  if (only === undefined) return none;
  return isNode(only) && only['when'] !== undefined
    ? noDefault
    : nothingToDecide(only, /^\/steps\/[^/]+\/cases$/.test(instancePath));
}

const none: Spoken = {
  message: { en: 'Without cases there is no way on.', it: 'Senza casi non c’è modo di proseguire.' },
  hint: {
    en: 'Write a case with "when", and behind it one without.',
    it: 'Scrivi un caso con "when", e dopo uno senza.',
  },
};

const noDefault: Spoken = {
  message: {
    en: 'The only case has a guard: when it does not hold there is no way on.',
    it: 'L’unico caso ha una condizione: quando non vale non c’è modo di proseguire.',
  },
  hint: { en: 'Add a case without "when" behind it.', it: 'Aggiungi dopo un caso senza "when".' },
};

/** Says what to write in place of a case that is alone: the step that it leads to, or one that assigns what it assigns. */
function nothingToDecide(only: unknown, isBranch: boolean): Spoken {
  const edge = isNode(only) ? only : {};
  const to = typeof edge['to'] === 'string' ? ` "${edge['to']}"` : '';
  const does = Object.keys(edge).filter((key) => key !== 'to' && key !== 'note');
  const isAssigning = does.length > 0 && does.every((key) => assigning.includes(key));
  return {
    message: {
      en: 'The only case is always taken: there is nothing left to decide.',
      it: 'L’unico caso vale sempre: non resta nulla da decidere.',
    },
    hint: isBranch && isAssigning ? assignInstead(does) : straightTo(to),
  };
}

const assigning = ['sets', 'puts', 'removes'];

const straightTo = (to: string): Words => ({
  en: `Lead straight to${to || ' its step'}, or put a case with "when" before it.`,
  it: `Porta dritto a${to || 'l suo passo'}, o mettigli prima un caso con "when".`,
});

function assignInstead(does: readonly string[]): Words {
  const keys = ['to', ...does].map((key) => `"${key}"`);
  return {
    en: `Make it a step of kind "assign", with ${keys.join(', ')} of the case and no "cases"; or put a case with "when" before it.`,
    it: `Fanne un passo di genere "assign", con ${keys.join(', ')} del caso e senza "cases"; o mettigli prima un caso con "when".`,
  };
}
