import type { SoundJourney } from '../../graph/journeys.ts';
import { isCommit } from '../../graph/journeys.ts';
import { isNotBefore, isWithin, migrationsOf } from '../../graph/migrations.ts';
import { pointerTo } from '../../source/document.ts';
import { eachJourney } from '../each-journey.ts';
import type { Found } from '../rule.ts';

/** Finds migrations that no run takes: of versions that are not earlier, or of which another speaks, and to steps where none can go on. */
export const migrationIdle = eachJourney(function* ({ definition }) {
  const { version } = definition;
  const all = migrationsOf(definition);
  for (const [index, { migration, pointer }] of all.entries()) {
    const { from } = migration;
    const other = all.slice(0, index).find((before) => overlap(before.migration.from, from));
    if (isNotBefore(from, version))
      yield {
        pointer: `${pointer}/from`,
        message: {
          en: `No version of ${from} comes before ${version}.`,
          it: `Nessuna versione di ${from} viene prima di ${version}.`,
        },
      };
    else if (other)
      yield {
        pointer: `${pointer}/from`,
        message: {
          en: `${from} and ${other.migration.from}, which comes before it, have versions in common: those go by the first.`,
          it: `${from} e ${other.migration.from}, che viene prima, hanno versioni in comune: valgono per la prima.`,
        },
        hint: {
          en: 'Write ranges of which no version is in two.',
          it: 'Scrivi intervalli che non abbiano versioni in comune.',
        },
      };
    yield* standingNowhere(definition, { migration, pointer });
  }
});

const overlap = (one: string, other: string): boolean => isWithin(one, other) || isWithin(other, one);

function* standingNowhere(
  { steps }: SoundJourney['definition'],
  { migration, pointer }: ReturnType<typeof migrationsOf>[number],
): Generator<Found> {
  for (const [was, to] of Object.entries(migration.steps ?? {})) {
    const step = steps[to];
    if (step === undefined || (step.kind !== 'end' && (step.kind !== 'call' || isCommit(step)))) continue;
    yield {
      pointer: pointerTo(pointer, 'steps', was),
      message: {
        en: `No run goes on at "${to}", which is ${step.kind === 'end' ? 'an end' : 'a call'}.`,
        it: `Nessuna esecuzione riprende da "${to}", che è ${step.kind === 'end' ? 'una fine' : 'una chiamata'}.`,
      },
      hint: {
        en: 'Lead to a screen, to a branch, or to the journey or commit that took its place.',
        it: 'Porta a una schermata, a un bivio, oppure al flusso o alla chiamata con "commit" che ha preso il suo posto.',
      },
    };
  }
}
