import { reasonsFor } from '../decide/reasons.ts';
import { verdicts, type Verdict } from '../decide/verdicts.ts';
import type { Words } from '../report/words.ts';
import type { Check, Problem } from './rule.ts';

type Kind = Verdict['kind'];
type Said = Omit<Problem, 'document' | 'pointer' | 'part'>;

const always = { en: 'This guard always holds.', it: 'Questa condizione vale sempre.' };
const noWay = { en: 'No run can go this way.', it: 'Nessuna esecuzione può andare per questa via.' };
const nobody = {
  en: 'This journey lets nobody in who comes this way: its "allow" never holds here.',
  it: 'Questo flusso non fa entrare chi arriva per questa via: qui il suo "allow" non vale mai.',
};

/** What is said of a verdict of each kind. */
const says: { readonly [Some in Kind]: (verdict: Verdict & { kind: Some }) => Said } = {
  never: () => ({
    message: { en: 'This guard can never hold.', it: 'Questa condizione non può mai valere.' },
  }),
  always: ({ pointer }) => ({ message: always, ...withoutGuard(pointer) }),
  decided: (verdict) => ({ message: always, ...reasonsFor(verdict), ...withoutGuard(verdict.pointer) }),
  contradicted: (verdict) => ({ message: noWay, ...reasonsFor(verdict) }),
  shut: (verdict) => ({ message: nobody, ...reasonsFor(verdict) }),
  shadowed: ({ by }) => ({ message: hiddenBy(by.map((index) => index + 1)) }),
};

/** The rules over verdicts, each with the kinds that it tells. */
const rows = {
  'case-shadowed': ['shadowed'],
  'guard-never': ['never'],
  'guard-always': ['always', 'decided'],
  'guard-contradicted': ['contradicted', 'shut'],
} satisfies Readonly<Record<string, readonly Kind[]>>;

/** Makes the rule of a row; what it finds is at the guard, or at the case that has none. */
export function verdictsOf(code: keyof typeof rows): Check {
  const kinds: readonly Kind[] = rows[code];
  return {
    *run(sources) {
      for (const verdict of verdicts(sources))
        if (kinds.includes(verdict.kind)) yield { ...placeOf(verdict), ...said(verdict) };
    },
  };
}

function said<Some extends Kind>(verdict: Verdict & { kind: Some }): Said {
  const kind: Some = verdict.kind;
  return says[kind](verdict);
}

function placeOf({ upstream, pointer, kind }: Verdict): Pick<Problem, 'document' | 'pointer' | 'part'> {
  const { document } = upstream.flow;
  const isGuard = (at: string) => upstream.vocabulary.guards.has(at);
  const guard = [pointer, `${pointer}/when`].find(isGuard);
  return guard === undefined || kind === 'shut'
    ? { document, pointer }
    : { document, pointer: guard, part: 'key' };
}

/** Takes the guard away, but for that of a case: the cases after one without a guard would be hidden just the same. */
const withoutGuard = (pointer: string): Pick<Said, 'fix'> =>
  /\/(?:cases|ok)\/\d+$/.test(pointer) ? {} : { fix: 'remove' };

function hiddenBy(cases: readonly number[]): Words {
  const [one] = cases;
  if (cases.length === 1)
    return {
      en: `Case ${one} takes all that this case would take.`,
      it: `Il caso ${one} prende tutto ciò che prenderebbe questo.`,
    };
  const listed = (and: string) => `${cases.slice(0, -1).join(', ')} ${and} ${cases.at(-1)}`;
  return {
    en: `Cases ${listed('and')} together take all that this case would take.`,
    it: `I casi ${listed('e')} insieme prendono tutto ciò che prenderebbe questo.`,
  };
}
