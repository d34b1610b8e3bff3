/** Markup that is written as it is. */
export type Markup = { markup: string };

type Value = string | number | Markup | undefined | readonly Markup[];

/** Writes markup; every value in it is words, unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup => ({
  markup: parts.map((part, index) => part + written(values[index])).join(''),
});

function written(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (words: string): string => words.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
