import type { ErrorObject } from 'ajv/dist/2020.js';
import { isNode } from '../source/schema-shapes.ts';
import type { Problem } from '../rules/rule.ts';

type Spoken = Pick<Problem, 'message' | 'hint'>;

/** Says what a list of cases lacks that is too short to decide anything; nothing of any other list. */
export function fewCases({ instancePath, data }: ErrorObject): Spoken | undefined {
  if (!Array.isArray(data) || !/^\/steps\/[^/]+\/(cases|ok)$/.test(instancePath)) return undefined;
  const [only]: readonly unknown[] = data;
  if (only === undefined) return none;
  return isNode(only) && only['when'] !== undefined ? noDefault : nothingToDecide(only);
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

function nothingToDecide(only: unknown): Spoken {
  const to = isNode(only) && typeof only['to'] === 'string' ? ` "${only['to']}"` : '';
  return {
    message: {
      en: 'The only case is always taken: there is nothing left to decide.',
      it: 'L’unico caso vale sempre: non resta nulla da decidere.',
    },
    hint: {
      en: `Lead straight to${to || ' its step'}, or put a case with "when" before it.`,
      it: `Porta dritto a${to || 'l suo passo'}, o mettigli prima un caso con "when".`,
    },
  };
}
