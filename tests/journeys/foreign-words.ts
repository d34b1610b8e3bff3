// Words that both languages have.
const common =
  'a come commit con data decide deep dove due e editor false file git id in json link no non null o online per rem scenario schema test timeline true tutti x ’';
// Names of the language of journeys and of the command, where they stand without quotation marks.
const names =
  'card check features field fix input maskphone main migrate operationid percorso process profile radio rem rest result sca select session show since sms';

/** Lists the words of a sentence, without names and values: what is quoted, in braces or brackets, paths, codes. */
export const wordsIn = (sentence: string): string[] =>
  sentence
    .replaceAll(/"(?:[^"\\]|\\.)*"|“[^”]*”|\{.*\}|\([^()]*\)|<[^<>]*>/g, ' ')
    .replaceAll(/\S*\/\S*|\S*[._]\w\S*|\S+ → \S+|\b[A-Z][A-Z0-9-]+\b|\bx-[a-z-]+/g, ' ')
    .toLowerCase()
    .match(/[\p{L}’]+/gu) ?? [];

/** Makes what finds words of English sentences in Italian ones; `also` are further names that stand in both. */
export function findsForeign(english: readonly string[], also = ''): (texts: readonly string[]) => string[] {
  const shared = new Set(`${common} ${names} ${also}`.split(' '));
  const known = new Set(english.flatMap(wordsIn));
  return (texts) => texts.flatMap(wordsIn).filter((word) => known.has(word) && !shared.has(word));
}
