import { isNode } from '#analysis';
import type { ShownWriting } from '#studio';
import { UsageError } from '../../command.ts';
import type { PresentStep } from './present-step.ts';

/**
 * Holds that a screen can show what it is to show.
 *
 * @throws {UsageError} when a value or a line has no name, or that of another, or a line says nothing.
 */
export function checkShown({ values, lines }: ShownWriting, present: PresentStep): void {
  const shows = isNode(present['shows']) ? present['shows'] : {};
  for (const { name, path } of values) {
    if (!/^[a-z]\w*$/i.test(name))
      throw new UsageError({
        en: `"${name}" is no name of a value: letters and digits, beginning with a letter.`,
        it: `«${name}» non è un nome per un valore: lettere e cifre, cominciando da una lettera.`,
      });
    if (path === '' && !Object.hasOwn(shows, name))
      throw new UsageError({
        en: `It is not said what {${name}} shows.`,
        it: `Di {${name}} manca che cosa mostra.`,
      });
  }
  mustDiffer(values, (name) => ({
    en: `Two values are called ${name}.`,
    it: `Due valori si chiamano ${name}.`,
  }));
  for (const { name, label, text } of lines)
    if (name === '' || label.trim() === '' || text.trim() === '')
      throw new UsageError({
        en: 'Each line of the summary has a label and shows something.',
        it: 'A ogni riga del riepilogo servono un’etichetta e qualcosa da mostrare.',
      });
  mustDiffer(lines, (name) => ({
    en: `Two lines are called ${name}.`,
    it: `Due righe si chiamano ${name}.`,
  }));
  if (lines.length > 0 && present['kind'] !== 'form')
    throw new UsageError({
      en: 'Only a screen that asks or tells has a summary.',
      it: 'Il riepilogo sta solo in una schermata che chiede o che avvisa.',
    });
}

function mustDiffer(named: readonly { name: string }[], words: (name: string) => UsageError['words']): void {
  const seen = new Set<string>();
  for (const { name } of named) {
    if (seen.has(name)) throw new UsageError(words(name));
    seen.add(name);
  }
}
