import { catalogueName, type CoverageItem } from '../coverage/items.ts';
import { pointerKeys } from '../source/document.ts';

/** Says in a sentence what a scenario shows that passes an item; in English, as the titles of scenarios are. */
export function titleOf({ journey, pointer, side, label }: CoverageItem): string {
  const [root, name = '', ...rest] = pointerKeys(pointer);
  if (journey === catalogueName) return refused('a call', name);
  switch (root) {
    case 'steps':
      return side === undefined ? ofStep(name, rest) : ofGuard(name, rest, side);
    case 'allow':
      return side === true ? 'the journey is open to the holder' : 'the journey is not open to the holder';
    case 'errors':
      return refusedAtAll(name);
    case 'limits':
      return `the limit “${name}” is reached`;
    case 'resume':
      return `a run is taken up again where the bank says “${rest[0]}”`;
    default:
      return label.en;
  }
}

/** Of what a keyed list refuses its code says it. */
function refusedAtAll(code: string): string {
  const [, list, why] = /^([A-Za-z0-9]+)-(duplicate|full)$/.exec(code) ?? [];
  if (list === undefined) return refused('a call', code);
  return why === 'full' ? `there is no room in “${list}”` : `“${list}” has that key already`;
}

/** By what a screen is left when its time is over. */
const timed: ReadonlySet<string | undefined> = new Set(['after', 'deadline']);

function ofStep(step: string, [part, name = '', exit = '']: readonly string[]): string {
  if (timed.has(part)) return `the time on “${step}” runs out`;
  switch (part) {
    case 'actions':
      return `the holder chooses “${name}” on “${step}”`;
    case 'ok':
      return `“${step}” succeeds${countedFrom(name)}`;
    case 'runs':
      return name === 'errors'
        ? refused(`what “${step}” asks`, exit)
        : `“${step}” is answered${countedFrom(exit)}`;
    case 'cases':
      return `“${step}” decides for its case ${Number(name) + 1}`;
    case 'exits':
      return `the journey of “${step}” ends with “${name}”`;
    case 'stepUp':
      return `“${step}” asks for strong authentication, ${provings[exit] ?? exit}`;
    default:
      return refused(`“${step}”`, name);
  }
}

const countedFrom = (index: string): string => (Number(index) > 0 ? `, by its way ${Number(index) + 1}` : '');

const provings: Readonly<Record<string, string>> = {
  verified: 'which the holder gives',
  blocked: 'which ends blocked',
  closed: 'which the holder leaves',
};

function ofGuard(step: string, [part, name = '', place = '']: readonly string[], side: boolean): string {
  if (part === 'actions') return `“${name}” is ${side ? '' : 'not '}offered on “${step}”`;
  const [decided, which] = {
    cases: [`“${step}” decides`, `case ${Number(name) + 1}`],
    runs: [`“${step}” is answered`, `way ${Number(place) + 1}`],
  }[part ?? ''] ?? [`“${step}” succeeds`, `way ${Number(name) + 1}`];
  return `${decided}, and the guard of its ${which} ${side ? 'holds' : 'does not hold'}`;
}

function refused(what: string, code: string): string {
  if (code === 'unreachable') return `the bank does not answer ${what}`;
  return code === '*' ? `the bank refuses ${what}` : `the bank refuses ${what} with ${code}`;
}
