/** Makes a key for a new row that no other has, not even one that is still there from an earlier visit. */
export function newKey(rows: readonly { key: string }[]): string {
  const numbers = rows.map(({ key }) => Number(/^new (\d+)$/.exec(key)?.[1] ?? 0));
  return `new ${Math.max(0, ...numbers) + 1}`;
}
