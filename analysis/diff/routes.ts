import type { JourneyFile } from '#schemas';
import { alike, type Words } from '../report/words.ts';
import { routesOf, type PlacedRoute } from '../graph/journeys.ts';
import type { Wording } from './wording.ts';

type Route = PlacedRoute['route'];

/** Lists what refusals lead to, each told in a line. */
export function errorsOf(definition: JourneyFile, { say }: Wording): [string, string][] {
  const everywhere = say({ en: 'everywhere', it: 'ovunque' });
  return routesOf(definition).map(({ step = everywhere, code, route }) => [
    `${step}: ${code}`,
    partsOf(route).map(say).join(', '),
  ]);
}

function partsOf({ type, to, field, form, process, message, counts }: Route): Words[] {
  const fields = field === undefined ? '' : ` ${[field].flat().join(' ')}`;
  const way = to === undefined ? '' : ` → ${to}`;
  return [
    alike(`${type}${fields}${way}`),
    ...told(form, (name) => ({ en: `form ${name}`, it: `modulo ${name}` })),
    ...told(process, (name) => ({ en: `page of ${name}`, it: `pagina di ${name}` })),
    ...told(message, (name) => ({ en: `text ${name}`, it: `testo ${name}` })),
    ...told(counts, (name) => ({ en: `counts towards ${name}`, it: `conta per ${name}` })),
  ];
}

const told = (value: string | undefined, words: (value: string) => Words): Words[] =>
  value === undefined ? [] : [words(value)];

/** Lists how often something may go wrong, and where it leads then. */
export function limitsOf({ limits = {} }: JourneyFile, { say }: Wording): [string, string][] {
  return Object.entries(limits).map(([name, { max, consecutive, to }]) => [
    name,
    `${max} ${say(consecutive === true ? inARow : times)} → ${to}`,
  ]);
}

const times: Words = { en: 'times', it: 'volte' };
const inARow: Words = { en: 'times in a row', it: 'volte di fila' };
