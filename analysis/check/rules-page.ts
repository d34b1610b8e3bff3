import type { Rule } from './rule.ts';

const head = `# What \`percorso check\` finds

Made by \`npm run generate:rules\` from the rules in \`analysis/check/rules\`. Each finding begins with file, line and
column, and bears the code of its rule; this page tells what each code means and what to do.
`;

/** Writes the reference of the rules, in Markdown: a table of all, then each with its explanation. */
export function rulesPage(rules: readonly Rule[]): string {
  const rows = rules.map(
    ({ code, severity, title }) => `| [\`${code}\`](#${code}) | ${severity} | ${title} |`,
  );
  const sections = rules.map(({ code, title, explain }) => `## ${code}\n\n**${title}.** ${explain}\n`);
  return [head, '| code | severity | what |', '|---|---|---|', ...rows, '', ...sections].join('\n');
}
