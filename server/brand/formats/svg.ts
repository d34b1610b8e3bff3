/** An element of a picture as it is written: its name, its attributes, and where it stands. */
export type Tag = {
  name: string;
  attributes: ReadonlyMap<string, Attribute>;
  start: number;
  end: number;
};

/** An attribute’s value, and where the attribute stands. */
export type Attribute = { value: string; start: number; end: number };

/** What was read of a picture, or the offset from which on it is none. */
export type SvgRead = { tags: readonly Tag[] } | { brokenAt: number };

const piece =
  /<!--[^]*?-->|<\?xml[^]*?\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads the elements of an SVG picture; what is no well-formed XML, or declares a type of its own, is broken there. */
export function readSvg(text: string): SvgRead {
  const open: string[] = [];
  const tags: Tag[] = [];
  for (const found of text.matchAll(piece)) {
    const { 0: whole, 1: closing, 2: name, 3: written = '', 4: empty, index } = found;
    // A comment, or a sign that begins nothing.
    if (name === undefined) {
      if (whole === '<') return { brokenAt: index };
      continue;
    }
    const isClosing = closing === '/';
    const isSecondRoot = open.length === 0 && tags.length > 0;
    if (isClosing ? open.pop() !== name : isSecondRoot) return { brokenAt: index };
    if (isClosing) continue;
    const attributes = attributesOf(written, index + 1 + name.length);
    tags.push({ name, attributes, start: index, end: index + whole.length });
    if (empty !== '/') open.push(name);
  }
  if (tags.length === 0) return { brokenAt: 0 };
  return open.length > 0 ? { brokenAt: text.length } : { tags };
}

function attributesOf(written: string, from: number): Map<string, Attribute> {
  return new Map(
    [...written.matchAll(attribute)].map(({ 0: whole, 1: name = '', 2: double, 3: single = '', index }) => {
      const start = from + index;
      return [name, { value: double ?? single, start, end: start + whole.length }];
    }),
  );
}
