import { sayIn, type AnswerLanguage, type Say, type Schemas, type Words } from '#analysis';
import type { KeyExample } from './examples.ts';
import { sectionsOf, wordsOf, type Key, type Section } from './keys.ts';
import { valueOf } from './values.ts';

/** What a page of the reference is made of: the schemas, how a key stands in a file, and where a file is for that page. */
export type PageParts = {
  schemas: Schemas;
  exampleOf: (key: Key) => KeyExample | undefined;
  linkTo: (file: string) => string;
};

const head: Words = {
  en: `# The keys of journeys

Made by \`npm run generate\` from the schemas in \`schemas/journey\`. <!-- clone -->
What a run makes of them, and what is stable, says [the language of
journeys](language.md). Each example stands in the file that it leads to, and the tests run the scenarios of that journey. **!** says
that a key must be there. Any file may have \`$schema\`, by which an editor knows what it is.
`,
  it: `# Le chiavi dei flussi

Fatta da \`npm run generate\` con gli schemi di \`schemas/journey\`. <!-- clone -->
Ogni esempio sta nel file a cui porta, e i test fanno girare gli
scenari di quel flusso. **!** vuol dire che la chiave ci vuole. Ogni file può avere \`$schema\`, con cui un editor sa che file è.
`,
};

const deprecated: Words = { en: 'Of an earlier language.', it: 'Di un linguaggio precedente.' };

/** Writes the reference of all keys, in Markdown: each object of the language with its keys, what they mean, and an example. */
export function keysPage(parts: PageParts, language: AnswerLanguage): string {
  const say = sayIn(language);
  const sections = sectionsOf(parts.schemas);
  const titles = new Set(sections.map(({ title }) => title));
  const written = sections.map((section) => sectionText(section, { ...parts, say, titles }));
  return [say(head), ...written].join('\n');
}

type Told = PageParts & { say: Say; titles: ReadonlySet<string> };

function sectionText({ title, schema, home, keys }: Section, told: Told): string {
  const { schemas, say } = told;
  const lines = keys.map((key) => keyLine(key, told));
  return `## ${title}\n\n${plain(say(wordsOf(schema, home, schemas)))}\n\n${lines.join('\n')}\n`;
}

function keyLine(key: Key, told: Told): string {
  const { schemas, exampleOf, linkTo, say, titles } = told;
  const { name, schema, home, isRequired } = key;
  const value = valueOf({ schema, home }, { schemas, say, titles });
  const words = [say(wordsOf(schema, home, schemas)), schema['deprecated'] === true ? say(deprecated) : ''];
  const example = exampleOf(key);
  const shown = example ? ` ${shownAs(example)} ([${nameOf(example.file)}](${linkTo(example.file)}))` : '';
  return `- **\`${name}\`**${isRequired ? ' **!**' : ''} ${value}: ${plain(words.join(' ').trim())}${shown}`;
}

const most = 160;

/** An example as code; of a long one its key is enough, beside where it stands. */
const shownAs = ({ text }: KeyExample): string =>
  text.length <= most ? `\`\` ${text} \`\`` : `\`\` ${text.slice(0, text.indexOf(':') + 1)} … \`\``;

const nameOf = (file: string): string => file.replace(/^.*journeys\//, '').replace(/\.json$/, '');

/** Words of a schema as text of Markdown: what stands in angle brackets is no element. */
const plain = (words: string): string => words.replaceAll('<', '\\<').replaceAll('*', '\\*');
