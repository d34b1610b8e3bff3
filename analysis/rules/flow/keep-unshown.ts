import { isScreen } from '#engine';
import { renamedDatum } from '../../symbols/data-names.ts';
import { readsOf, type SlotRole } from '../../values/expression-sites.ts';
import { pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';

const onScreen: ReadonlySet<SlotRole> = new Set(['shows', 'prefill', 'input']);

/** Finds data that would never be erased: kept for a screen, and shown by none. */
export const keepUnshown = eachJourney(function* (journey) {
  const { definition } = journey;
  // What is named otherwise everywhere else is shown under that name.
  const renamed = renamedDatum(journey)?.name;
  const screens = Object.entries(definition.steps).filter(([, step]) => isScreen(step));
  const names = new Set(screens.map(([name]) => name));
  const shown = new Set(
    [...readsOf(definition)]
      .filter(({ slot: { role, step = '' } }) => onScreen.has(role) && names.has(step))
      .map(({ path }) => path.split('.', 2).join('.')),
  );
  for (const [name, { keep }] of Object.entries(definition.data ?? {})) {
    if (keep !== 'screen' || name === renamed || shown.has(`data.${name}`)) continue;
    const message = {
      en: `No screen shows "data.${name}", which is kept for one.`,
      it: `Nessuna schermata mostra "data.${name}", che si conserva per una schermata.`,
    };
    yield { pointer: pointerTo(`/data`, name, 'keep'), message };
  }
});
