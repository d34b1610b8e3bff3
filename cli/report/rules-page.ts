import { sayIn, type AnswerLanguage, type Rule, type Words } from '#analysis';
import { readRuleText } from './rule-text.ts';

/** A mistake that a rule finds, as it stands in a file, what stands there when it is right, and what the rule says. */
export type RuleExample = { code: string; file: string; wrong: string; right: string; says: Words };

const head: Words = {
  en: `# What \`percorso check\` finds

Made by \`npm run generate:rules\` from the files beside this one. <!-- clone -->
Each finding begins with file, line and
column, and bears the code of its rule; this page tells what each code means and what to do. The examples are planted
in small journeys by the tests, which hold that the wrong one is found, with these words, and the right one is not.
`,
  it: `# Che cosa trova \`percorso check\`

Fatta da \`npm run generate:rules\` con i file di \`docs/rules\`. <!-- clone -->
Ogni avviso comincia con
file, riga e colonna e porta il codice della sua regola; qui si legge che cosa vuol dire ogni codice e che cosa fare. I test
mettono gli esempi in piccoli flussi: quello sbagliato è trovato, con queste parole, e quello giusto no.
`,
};

const labels = {
  columns: { en: '| code | severity | what |', it: '| codice | gravità | che cosa |' },
  error: { en: 'error', it: 'errore' },
  warning: { en: 'warning', it: 'avviso' },
  wrong: { en: 'Wrong, in', it: 'Sbagliato, in' },
  right: { en: 'Right', it: 'Giusto' },
} satisfies Readonly<Record<string, Words>>;

/** Writes the reference of the rules, in Markdown: a table of all, then each with its explanation and its example. */
export function rulesPage(
  rules: readonly Rule[],
  examples: readonly RuleExample[],
  language: AnswerLanguage,
): string {
  const say = sayIn(language);
  const told = rules.map((rule) => ({ ...rule, ...readRuleText(rule.code, language) }));
  const rows = told.map(
    ({ code, severity, title }) => `| [\`${code}\`](#${code}) | ${say(labels[severity])} | ${title} |`,
  );
  const sections = told.map(({ code, title, explain }) => {
    const own = examples.filter((example) => example.code === code);
    return `## ${code}\n\n**${title}.** ${rulePart(explain, own, { language })}`;
  });
  return [say(head), say(labels.columns), '|---|---|---|', ...rows, '', ...sections].join('\n');
}

/** How the reference of one rule is written: for a page, or for a terminal. */
type Form = { language: AnswerLanguage; plain?: boolean };

/** Writes what the reference says of one rule: what it means, what to do, and its examples. */
export function rulePart(
  explain: string,
  examples: readonly RuleExample[],
  { language, plain = false }: Form,
): string {
  const say = sayIn(language);
  const form = plain ? forTerminal : forPage;
  const parts = examples.map(({ file, wrong, right, says }) =>
    [
      `${say(labels.wrong)} ${form.name(file)}:`,
      form.block(wrong),
      form.quote(say(says)),
      `${say(labels.right)}:`,
      `${form.block(right)}\n`,
    ].join('\n\n'),
  );
  return [`${explain}\n`, ...parts].join('\n');
}

const forPage = {
  name: (text: string) => `\`${text}\``,
  block: (piece: string) => ['```text', atMargin(piece), '```'].join('\n'),
  quote: (text: string) => `> ${text}`,
};

const forTerminal = {
  name: (text: string) => text,
  block: (piece: string) => atMargin(piece).replaceAll(/^(?=.)/gm, '    '),
  quote: (text: string) => `  ${text}`,
};

/** Moves a piece of a file to the left as far as it goes. */
function atMargin(piece: string): string {
  const [first = '', ...rest] = piece.split('\n');
  const least = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  const margin = /^\s*[}\]"]/.test(rest.at(-1) ?? '') ? least : 0;
  return [first, ...rest.map((line) => line.slice(margin))].join('\n');
}
