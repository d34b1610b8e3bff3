import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** Lists the texts that a pattern lets be, where they are written out in it. */
export function textsWrittenIn(pattern: string): string[] {
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  return textsOf(alternatives);
}

const textsOf = (alternatives: readonly AST.Alternative[]): string[] =>
  alternatives.flatMap(({ elements }) =>
    elements
      .map(textsOfElement)
      .reduce((begun, parts) => begun.flatMap((begin) => parts.map((part) => begin + part)), ['']),
  );

function textsOfElement(element: AST.Element): string[] {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'Group':
    case 'CapturingGroup':
      return textsOf(element.alternatives);
    case 'Assertion':
      return [''];
    default:
      return [];
  }
}
