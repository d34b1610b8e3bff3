import type { JsonDocument } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds files that nothing reads. */
export const fileUnknown: Rule = {
  code: 'file-unknown',
  severity: 'error',
  title: { en: 'A file that nothing reads', it: 'Un file che nulla legge' },
  explain: {
    en: 'A journey is journeys/<journey>/journey.json, with its forms and scenarios in forms and scenarios beside it, and its texts are i18n/it/<journey>.json. Files of all journeys have names of their own in journeys, such as errors.json. The files of i18n/it that belong to no journey are those of the portal’s views, which journeys/words.json lists under "views"; without that list they are not checked. All are read by the ending .json, in small letters. Any other file is a slip in its name, or what is left of something that is gone; hidden files, whose names begin with a dot, are left alone.',
    it: 'Un flusso è journeys/<flusso>/journey.json, con i suoi moduli in "forms" e i suoi scenari in "scenarios" lì accanto, e i suoi testi sono i18n/it/<flusso>.json. I file di tutti i flussi hanno in "journeys" un nome proprio, come errors.json. I file di i18n/it che non sono di un flusso sono quelli delle viste del portale, che journeys/words.json elenca in "views"; senza quell’elenco non si controllano. Tutti si leggono se finiscono in .json, minuscolo. Ogni altro file ha un errore nel nome, o è ciò che resta di qualcosa che non c’è più; i file nascosti, il cui nome comincia con un punto, si lasciano stare.',
  },
  across: true,
  *run(sources) {
    for (const { document, meant } of sources.unread) yield nobody(document, document.path, meant);
    const views = sources.words?.value?.views;
    if (views === undefined) return;
    const known = [...sources.journeys.keys(), ...views];
    for (const [name, document] of sources.texts)
      if (!known.includes(name)) yield nobody(document, name, withoutTexts(known, sources));
    yield* absentTexts(sources, views);
  },
};

function nobody(document: JsonDocument, name: string, meant: Iterable<string>): Problem {
  const message = {
    en: `Nothing reads the file ${document.path}.`,
    it: `Nulla legge il file ${document.path}.`,
  };
  const { hint, fix } = suggest(name, meant);
  // Files are renamed by hand; a list of all names would say nothing of this one.
  return { document, pointer: '', message, ...(fix !== undefined && hint && { hint }) };
}

const withoutTexts = (known: readonly string[], { texts }: Sources): string[] =>
  known.filter((name) => !texts.has(name));

function* absentTexts({ words, texts }: Sources, views: readonly string[]): Generator<Problem> {
  for (const [index, name] of views.entries()) {
    if (!words || texts.has(name)) continue;
    const message = {
      en: `There is no file i18n/it/${name}.json.`,
      it: `Non c’è un file i18n/it/${name}.json.`,
    };
    yield { document: words.document, pointer: `/views/${index}`, message };
  }
}
