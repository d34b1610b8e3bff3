import { typeNames, type Words } from './words.ts';
import { formHint } from './written-form.ts';
import type { Misfit } from '../values/assignability.ts';
import { suggest } from './did-you-mean.ts';
import type { Problem } from '../rules/rule.ts';

/** Words what is wrong with a value for its place. */
export function misfitWords(misfit: Misfit): Pick<Problem, 'message' | 'hint' | 'fix' | 'part'> {
  switch (misfit.kind) {
    case 'type': {
      const [given, wanted] = [typeNames(misfit.given), typeNames(misfit.wanted)];
      return {
        message: {
          en: `This is ${given.en}, and ${wanted.en} is wanted.`,
          it: `Questo è ${given.it}, e serve ${wanted.it}.`,
        },
      };
    }
    case 'value':
      return {
        message: {
          en: `This may be ${misfit.given}, which is not taken.`,
          it: `Può valere ${misfit.given}, che non è ammesso.`,
        },
        ...suggest(misfit.given.replaceAll('"', ''), misfit.wanted),
      };
    case 'pattern':
      return {
        message: {
          en: `${misfit.given} is not written as is wanted here.`,
          it: `${misfit.given} non è scritto come serve qui.`,
        },
        ...formHint(misfit.wanted),
      };
    case 'text':
      return {
        message: {
          en: `This may be ${misfit.given}, which is not written as is wanted here.`,
          it: `Può valere ${misfit.given}, che non è scritto come serve qui.`,
        },
        ...formHint(misfit.wanted),
      };
    case 'length':
      return { message: lengthWords(misfit.given, misfit.wanted) };
    case 'bound':
      return { message: boundWords(misfit) };
    case 'extra':
      return {
        part: 'key',
        message: {
          en: `Nothing takes the member "${misfit.name}" here.`,
          it: `Qui nessuno prende il membro "${misfit.name}".`,
        },
        ...suggest(misfit.name, misfit.known, misfit.present),
      };
    case 'missing':
      return {
        part: 'key',
        message: { en: `The member "${misfit.name}" is missing.`, it: `Manca il membro "${misfit.name}".` },
      };
  }
}

function boundWords({ given, wanted }: { given: number; wanted: number }): Words {
  const [en, it] = given > wanted ? ['at most', 'al più'] : ['at least', 'almeno'];
  return Number.isFinite(given)
    ? {
        en: `This may be ${given}, and ${en} ${wanted} is taken.`,
        it: `Può valere ${given}, ed è ammesso ${it} ${wanted}.`,
      }
    : {
        en: `This may be any number, and ${en} ${wanted} is taken.`,
        it: `Può essere qualunque numero, ed è ammesso ${it} ${wanted}.`,
      };
}

function lengthWords(given: number, wanted: number): { en: string; it: string } {
  const taken = { en: `and at most ${wanted} are taken.`, it: `e ne sono ammessi al più ${wanted}.` };
  return Number.isFinite(given)
    ? {
        en: `This may have ${given} characters, ${taken.en}`,
        it: `Può avere ${given} caratteri, ${taken.it}`,
      }
    : {
        en: `This may have any number of characters, ${taken.en}`,
        it: `Può avere quanti caratteri si vuole, ${taken.it}`,
      };
}
