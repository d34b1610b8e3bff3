import type { JourneyFile } from '#schemas';
import { alike, type Words } from '../report/words.ts';
import { routesOf, type PlacedRoute } from '../graph/journeys.ts';
import type { Wording } from './wording.ts';

type Route = PlacedRoute['route'];

/** Lists what refusals lead to, each told in a line. */
export function errorsOf(definition: JourneyFile, { say, value }: Wording): [string, string][] {
  const everywhere = say({ en: 'everywhere', it: 'ovunque' });
  return routesOf(definition).map(({ step = everywhere, code, route }) => [
    `${step}: ${code}`,
    partsOf(route, value).map(say).join(', '),
  ]);
}

function partsOf(
  { type, to, cases, sets, field, form, process, message, counts }: Route,
  value: Wording['value'],
): Words[] {
  const fields = field === undefined ? '' : ` ${[field].flat().join(' ')}`;
  const led = cases?.map((each) => each.to) ?? [to ?? []].flat();
  const way = led.length === 0 ? '' : ` → ${led.join(' | ')}`;
  const written = [{ sets }, ...(cases ?? [])].flatMap((each) => Object.entries(each.sets ?? {}));
  return [
    alike(`${type}${fields}${way}`),
    ...told(form, (name) => ({ en: `form ${name}`, it: `modulo ${name}` })),
    ...told(process, (name) => ({ en: `page of ${name}`, it: `pagina di ${name}` })),
    ...told(message, (name) => ({ en: `text ${name}`, it: `testo ${name}` })),
    ...written.map(([datum, expression]) => alike(`${datum} = ${value(expression)}`)),
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
