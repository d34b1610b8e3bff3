const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads the measures of a PNG picture; undefined for anything else. */
export function measurePng(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24 || signature.some((byte, place) => bytes[place] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
