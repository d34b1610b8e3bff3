import type { Say, Words } from '../report/words.ts';
import type { DrawnStep, DrawnWay } from './drawing.ts';

const screen: Words = { en: 'blue: screen', it: 'azzurro: schermata' };

const shapes = {
  form: screen,
  view: screen,
  call: { en: 'white box: call of the bank', it: 'riquadro bianco: chiamata alla banca' },
  branch: { en: 'diamond: decision', it: 'rombo: bivio' },
  assign: { en: 'slanted box: assignment', it: 'riquadro inclinato: assegnazione' },
  journey: { en: 'double box: another journey', it: 'riquadro doppio: un altro flusso' },
  end: { en: 'oval: end', it: 'ovale: fine' },
} satisfies Record<DrawnStep['kind'], Words>;

const dashed: Words = { en: 'dashed: refusal or limit', it: 'tratteggio: rifiuto o limite' };
const red: Words = { en: 'red: no scenario passes there', it: 'rosso: nessuno scenario ci passa' };

/** Says what the shapes mean that are drawn, and no others; some lines of two. */
export function legendOf(steps: readonly DrawnStep[], ways: readonly DrawnWay[], say: Say): string[] {
  const kinds = new Set(steps.map(({ kind }) => shapes[kind]));
  const said = [
    ...kinds,
    ...(ways.some(({ isRefusal }) => isRefusal) ? [dashed] : []),
    ...(ways.some(({ passed = 'all' }) => passed !== 'all') ? [red] : []),
  ].map(say);
  return said.flatMap((words, index) =>
    index % 2 === 0 ? [[words, ...said.slice(index + 1, index + 2)].join(' · ')] : [],
  );
}
