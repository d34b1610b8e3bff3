/** Writes the fonts that a page has loaded, each itself in the place of its address. */
export async function fontsOf(page: Document): Promise<string> {
  const faces = [...page.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap(({ cssText }) =>
      cssText.startsWith('@font-face') ? [{ cssText, sheet }] : [],
    ),
  );
  const written = await Promise.all(
    faces.map(({ cssText, sheet }) => withFont(cssText, { page, base: sheet.href ?? page.baseURI })),
  );
  return written.join('\n');
}

async function withFont(face: string, { page, base }: { page: Document; base: string }): Promise<string> {
  const [address, named] = /url\("?([^")]+)"?\)/.exec(face) ?? [];
  // One of this machine has no address.
  if (address === undefined || named === undefined) return face;
  if (!isLoaded(face, page)) return '';
  const response = await fetch(new URL(named, base));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return face.replace(address, `url(data:font/woff2;base64,${btoa(letters)})`);
}

const isLoaded = (face: string, { fonts }: Document): boolean =>
  [...fonts].some(({ status, family }) => status === 'loaded' && face.includes(family.replaceAll('"', '')));
