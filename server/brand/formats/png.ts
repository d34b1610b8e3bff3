const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads the measures of a PNG picture; undefined for anything else, and for one that is cut off before its end. */
export function measurePng(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24 || signature.some((byte, place) => bytes[place] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return isWhole(view) ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** Goes from chunk to chunk, each with its length, its name and a sum of four bytes, to the one that ends a picture. */
function isWhole(view: DataView): boolean {
  for (let at = signature.length; at + 12 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === end) return true;
  return false;
}

/** “IEND”. */
const end = 0x49454e44;
