import type { Voice } from '../report/voice.ts';
import type { LaidChange } from './laid-changes.ts';
import type { SettingChange, UsedChange } from './used-changes.ts';

const written = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : JSON.stringify(value);

/** Says what the package changes of a text or an entry that the folder has in its place, as it was and as it is. */
export function tellLaid(change: LaidChange, { say }: Voice): string {
  const { path, line, column, pointer, before, now, own, isSure } = change;
  const place = `${path}:${line}:${column} ${pointer}`;
  if (now === undefined)
    return isSure
      ? say({
          en: `${place} is in the package no more, and taken out`,
          it: `${place} non è più nel pacchetto, e si toglie`,
        })
      : say({
          en: `${place} is in the package no more: it was ${written(before)}, the bank’s is ${written(own)}`,
          it: `${place} non è più nel pacchetto: era ${written(before)}, quello della banca è ${written(own)}`,
        });
  if (before === undefined)
    return say({
      en: `${place} is in the package now too: ${written(now)}; the bank’s stays, ${written(own)}`,
      it: `${place} ora c’è anche nel pacchetto: ${written(now)}; resta quello della banca, ${written(own)}`,
    });
  return isSure
    ? say({
        en: `${place} was ${written(before)}, taken over: ${written(now)}`,
        it: `${place} era ${written(before)}, portato: ${written(now)}`,
      })
    : say({
        en: `${place} was ${written(before)} and is ${written(now)}; the bank’s stays, ${written(own)}`,
        it: `${place} era ${written(before)} ed è ${written(now)}; resta quello della banca, ${written(own)}`,
      });
}

/** Says that an entry of a list, or an operation, that the folder uses is otherwise. */
export function tellUsed({ name, path, isGone, files }: UsedChange, { say }: Voice): string {
  const [what, cosa] =
    path === undefined ? ['of the contract', 'del contratto'] : [`of ${path}`, `di ${path}`];
  const used = files.join(', ');
  return isGone
    ? say({
        en: `${name} ${what} is gone; it is used in ${used}`,
        it: `${name} ${cosa} non c’è più; si usa in ${used}`,
      })
    : say({
        en: `${name} ${what} has changed; it is used in ${used}`,
        it: `${name} ${cosa} è cambiato; si usa in ${used}`,
      });
}

/** What a keyword of a rule says; “–” where there is none. */
const bound = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value));

/** Says what the package changes of the settings. */
export function tellSetting({ name, says, how, rule = [] }: SettingChange, { say }: Voice): string {
  const bounds = rule
    .map(({ keyword, before, now }) => `${keyword} ${bound(before)} → ${bound(now)}`)
    .join(', ');
  const values = bounds === '' ? says : `${bounds}. ${says}`;
  const told = {
    new: { en: `may be set now: ${says}`, it: `ora si può impostare: ${says}` },
    changed: { en: `takes other values now: ${values}`, it: `ora prende altri valori: ${values}` },
    gone: {
      en: 'is no setting any more: take it out, or a start refuses it',
      it: 'non è più un’impostazione: va tolta, o l’avvio la rifiuta',
    },
  }[how];
  return say({
    en: `percorso.config.json ${name} ${told.en}`,
    it: `percorso.config.json ${name} ${told.it}`,
  });
}
