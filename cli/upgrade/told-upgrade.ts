import type { JourneyDiff } from '#analysis';
import { notedVersion } from '../overlay/taken.ts';
import { journeysInTerminal } from '../report/diff-report.ts';
import { productVersion } from '#server/folder';
import type { Voice } from '../report/voice.ts';
import type { UpgradedJourney } from './upgrade-journeys.ts';

/** Says from which version of the package a folder comes to which. */
export function* tellVersion(root: string, { say }: Voice): Generator<string> {
  const [before, now] = [notedVersion(root), productVersion()];
  yield before === now
    ? say({ en: `Percorso ${now}.`, it: `Percorso ${now}.` })
    : say({ en: `Percorso ${now}, after ${before}.`, it: `Percorso ${now}, dopo ${before}.` });
}

/** Says what the package changes in a journey, how much of it was taken over, and what is open. */
export function* tellUpgrade(
  { journey, isGone, files }: UpgradedJourney,
  changes: readonly JourneyDiff[],
  voice: Voice,
): Generator<string> {
  const { say, colours } = voice;
  if (isGone) {
    yield say({
      en: `${journey} is in the package no more: from now on it is the bank’s alone.`,
      it: `${journey} non è più nel pacchetto: da ora è soltanto della banca.`,
    });
    return;
  }
  yield* journeysInTerminal(changes, voice);
  const brought = files.reduce((sum, file) => sum + file.brought, 0);
  if (brought > 0)
    yield say({
      en: `  taken over into ${journey}: ${brought}`,
      it: `  portati in ${journey}: ${brought}`,
    });
  const open = files.flatMap((file) => file.open);
  for (const { path, line, column, pointer } of open)
    yield colours.yellow(
      say({
        en: `  ${path}:${line}:${column} ${pointer} was changed by both; the bank’s stays`,
        it: `  ${path}:${line}:${column} ${pointer} è cambiato da entrambe le parti; resta quello della banca`,
      }),
    );
  if (open.length > 0)
    yield say({
      en: `  Bring over by hand what is wanted of it, then: percorso upgrade --keep ${journey}`,
      it: `  Porta a mano ciò che serve, poi: percorso upgrade --keep ${journey}`,
    });
}
