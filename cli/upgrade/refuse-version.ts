import { UsageError } from '../command.ts';
import { notedVersion } from '../overlay/taken.ts';
import { productVersion } from '#server/folder';

/**
 * Refuses to bring a folder over from a version that nobody noted, or back from a newer one: what has changed meanwhile is not known.
 *
 * @throws {UsageError}
 */
export function refuseVersion(root: string): void {
  const [before, now] = [notedVersion(root), productVersion()];
  if (before === undefined || !isVersion(before))
    throw new UsageError({
      en: `.percorso/version is not there, or names no version: what changed since cannot be told. Take .percorso from version control again, or write into it the version that this folder was brought to last, such as ${now}.`,
      it: `.percorso/version non c’è, o non dice nessuna versione: non si sa che cosa è cambiato da allora. Riprendi .percorso dal controllo di versione, o scrivici l’ultima versione a cui questa cartella è stata portata, per esempio ${now}.`,
    });
  if (compare(before, now) <= 0) return;
  throw new UsageError({
    en: `This folder was brought to Percorso ${before}, and the package is ${now}, which is older. Install ${before} or a later one, or put the folder back as its version control had it with ${now}.`,
    it: `Questa cartella è stata portata a Percorso ${before}, e il pacchetto è ${now}, più vecchio. Installa ${before} o una versione dopo, o rimetti la cartella com’era con ${now} nel controllo di versione.`,
  });
}

const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/u.test(text);

const compare = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });
