/** A longer name of a file is of no use in a list. */
const longest = 60;

/** Names the file of a scenario by the words of its title: one that is not there yet. */
export function fileNameFor(title: string, taken: { has(name: string): boolean }): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  const [first = 'scenario', ...others] = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  let name = first.slice(0, longest);
  for (const word of others) {
    if (name.length + 1 + word.length > longest) break;
    name += `-${word}`;
  }
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
  return free;
}
