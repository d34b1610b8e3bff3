import type { JourneyFile } from '#schemas';
import { addressesLedTo, type LedTo } from '../../symbols/link-targets.ts';
import { openingAt, pathIn } from '../../symbols/portal-pages.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem } from '../rule.ts';

/** Finds links to a path that opens a journey, with values that the journey does not take. */
export function* linkMismatch(sources: Sources): Generator<Problem> {
  for (const link of addressesLedTo(sources)) {
    for (const said of problemsOf(link, sources))
      yield { document: link.document, pointer: link.pointer, ...said };
  }
}

type Said = Pick<Problem, 'message' | 'hint' | 'fix'>;

function problemsOf({ name }: LedTo, sources: Sources): Said[] {
  const path = pathIn(name);
  const open = path.split('/').find((part) => part.startsWith(':'));
  if (open !== undefined) return [unfilled(open)];
  const opening = openingAt(path, sources);
  if (!opening) return [];
  const { definition, parts } = opening;
  const query = Object.fromEntries(new URLSearchParams(name.split(/[?#]/)[1] ?? ''));
  return [...strangers(definition, query), ...unfit(definition, { path: parts, query }, sources)];
}

const unfilled = (part: string): Said => ({
  message: {
    en: `"${part}" stands for a value, and the link gives none.`,
    it: `"${part}" sta per un valore, e il collegamento non lo dà.`,
  },
});

type Values = Readonly<Record<string, string>>;

/** Tells of names behind "?" that the journey does not read; the portal itself reads some of its own. */
function strangers({ id, opens }: JourneyFile, query: Values): Said[] {
  const known = Object.values(opens?.input ?? {}).flatMap((source) =>
    source.startsWith('query.') ? [source.slice('query.'.length)] : [],
  );
  return Object.keys(query)
    .filter((name) => name !== 'deepLink' && !known.includes(name))
    .map((name) => ({
      message: {
        en: `The journey "${id}", which opens here, reads no "${name}" from the address.`,
        it: `Il flusso "${id}", che si apre qui, non legge "${name}" dall’indirizzo.`,
      },
      ...suggest(name, known, Object.keys(query)),
    }));
}

/** Tells of inputs that cannot have the value which the address gives, or "" where it gives none. */
function unfit(
  { id, opens, input = {} }: JourneyFile,
  given: { path: Values; query: Values },
  sources: Sources,
): Said[] {
  const { contract } = sources.language;
  return Object.entries(opens?.input ?? {}).flatMap(([name, source]): Said[] => {
    const [place = '', part = ''] = source.split('.');
    const type = input[name]?.replace('provider:', '') ?? '';
    if ((place !== 'query' && place !== 'path') || !contract.schemas.has(type)) return [];
    const value = given[place][part] ?? '';
    if (contract.violations(type, value).length === 0) return [];
    return [{ message: value === '' ? missing(id, part) : misfit(id, name, value) }];
  });
}

const missing = (id: string, part: string): Said['message'] => ({
  en: `The journey "${id}", which opens here, needs "${part}" in the address.`,
  it: `Il flusso "${id}", che si apre qui, vuole "${part}" nell’indirizzo.`,
});

const misfit = (id: string, name: string, value: string): Said['message'] => ({
  en: `"${value}" cannot be the input "${name}" of the journey "${id}", which opens here.`,
  it: `"${value}" non può essere l’ingresso "${name}" del flusso "${id}", che si apre qui.`,
});
