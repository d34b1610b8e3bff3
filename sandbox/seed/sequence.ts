/** Draws numbers from 0 to 1, always the same ones for the same seed; good for lifelike data, never for secrets. */
export function drawSequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const turned = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((turned ^ (turned >>> 14)) >>> 0) / 4_294_967_296;
  };
}
