import type { Words } from '../../report/words.ts';
import { eachVerdict } from '../each-verdict.ts';

/** Finds cases that those before them leave nothing for. */
export const caseShadowed = eachVerdict(['shadowed'], ({ by }) => ({
  message: messageFor(by.map((index) => index + 1)),
}));

function messageFor(cases: readonly number[]): Words {
  const [one] = cases;
  if (cases.length === 1)
    return {
      en: `Case ${one} takes all that this case would take.`,
      it: `Il caso ${one} prende tutto ciò che prenderebbe questo.`,
    };
  return {
    en: `Cases ${listed(cases, 'and')} together take all that this case would take.`,
    it: `I casi ${listed(cases, 'e')} insieme prendono tutto ciò che prenderebbe questo.`,
  };
}

const listed = (cases: readonly number[], and: string): string =>
  `${cases.slice(0, -1).join(', ')} ${and} ${cases.at(-1)}`;
