import { usualPeriod } from '#i18n';
import type { InputSource } from '#schemas';
import type { Opening } from '#ui/journey';
import type { Stores } from '../stores/stores.ts';

type Sources = {
  stores: Pick<Stores, 'cards' | 'profile' | 'carried'>;
  pathname: string;
  /** What stands behind the path, with its question mark. */
  search: string;
  now: () => number;
};

type Given = Readonly<Record<string, unknown>>;

/** Fills the inputs that a journey declares: what its opener gives goes before what its file names as a source. */
export function givenInput({ entry, parameters }: Opening, given: Given, sources: Sources): Given {
  const from = entry.opens?.input ?? {};
  const { stores, pathname, search, now } = sources;
  const query = new URLSearchParams(search);
  const carried = stores.carried.getState().inputAt(pathname + search);
  const read = (source: InputSource, type: string | undefined): unknown => {
    const [place, name = ''] = source.split('.');
    if (place === 'query') return query.get(name) ?? '';
    // A link by e-mail: its value is no form’s, whatever it is called (REG-21).
    if (place === 'query-value') return search.slice(1).split('=').slice(1).join('=');
    if (place === 'carried') return carried[name] ?? (type === 'list' ? [] : type === 'number' ? 0 : '');
    return place === 'path' ? (parameters[name] ?? '') : held(stores, now)[source]?.();
  };
  const inputs = Object.keys(entry.input ?? {}).map((name) => {
    const source = from[name];
    return [name, name in given ? given[name] : source && read(source, entry.input?.[name])] as const;
  });
  return Object.fromEntries(inputs.filter(([, value]) => value !== undefined));
}

/** Returns what the portal holds, by source; the schema of journeys has the same names. */
function held(
  { cards, profile }: Pick<Stores, 'cards' | 'profile'>,
  now: () => number,
): Record<string, () => unknown> {
  const { list, selectedId, contexts } = cards.getState();
  const card = list.find(({ id }) => id === selectedId);
  const holder = profile.getState().profile;
  return {
    'card.id': () => card?.id ?? '',
    'card.pan': () => card?.pan ?? '',
    'card.name': () => card?.nickname ?? card?.description ?? '',
    'card.description': () => card?.description ?? '',
    'card.nickname': () => card?.nickname ?? '',
    'card.contact': () => contexts[selectedId]?.contact ?? '',
    'cards.ids': () => list.map(({ id }) => id),
    'cards.list': () => list,
    'profile.name': () => holder?.name ?? '',
    'profile.email': () => holder?.email ?? '',
    'profile.telephoneNumber': () => holder?.telephoneNumber ?? '',
    'profile.homeAddress': () => holder?.homeAddress ?? '',
    'profile.passwordExpiration': () => holder?.passwordExpiration ?? '',
    'period.from': () => usualPeriod(now()).from,
    'period.to': () => usualPeriod(now()).to,
  };
}
