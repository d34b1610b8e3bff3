/** Returns the place in a row that a key leads to; past the end it begins again. */
export function reachedByKey(key: string, { at, of }: { at: number; of: number }): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % of;
    case 'ArrowLeft':
      return (at - 1 + of) % of;
    case 'Home':
      return 0;
    case 'End':
      return of - 1;
    default:
      return undefined;
  }
}
