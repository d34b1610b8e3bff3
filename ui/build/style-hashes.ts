import { createHash } from 'node:crypto';

const styleTag = /createElement\((['"])style\1\)/;
const styleText = /textContent = `([^`]*)`\.trim\(\)/g;
const placeholder = /\$\{([\w$]+)\}/g;

/**
 * Returns the CSP hashes of the constant texts that a module puts into style tags at run time, none for most modules.
 *
 * @throws {Error} `STYLE_TEXT_UNKNOWN` when a module makes a style tag out of anything but a constant text.
 */
export function styleHashesOf(code: string): string[] {
  if (!styleTag.test(code)) return [];
  const tags = code.match(new RegExp(styleTag, 'g')) ?? [];
  const texts = [...code.matchAll(styleText)].map(([, text = '']) => resolved(text, code).trim());
  if (texts.length !== tags.length) {
    throw new Error('STYLE_TEXT_UNKNOWN: a style tag is filled with something else than a constant text');
  }
  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

function resolved(text: string, code: string): string {
  return text.replace(placeholder, (_, name: string) => {
    const constant = new RegExp(String.raw`const ${name.replaceAll('$', '\\$')} = (['"])(.*?)\1;`).exec(code);
    if (constant?.[2] === undefined) throw new Error(`STYLE_TEXT_UNKNOWN: ${name} is not a constant text`);
    return constant[2];
  });
}
