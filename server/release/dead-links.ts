const links = /\[([^\]]*)\]\(([^)\s]+)\)/gu;

/** Returns the file that a link leads to, from where it stands; undefined for an address and a place on the same page. */
export function fileOf(target: string): string | undefined {
  const [path = ''] = target.split('#');
  return path === '' || /^[a-z][a-z\d+.-]*:/iu.test(target) ? undefined : decodeURI(path);
}

/** Lists the files that links of a document lead to. */
export const linkedFiles = (text: string): string[] =>
  [...text.matchAll(links)].flatMap(([, , target = '']) => fileOf(target) ?? []);

/** Returns a document in which links that lead nowhere are their words alone; a remark that was nothing but such a link goes. */
export function withoutDeadLinks(text: string, isThere: (path: string) => boolean): string {
  const isDead = (target: string): boolean => {
    const path = fileOf(target);
    return path !== undefined && !isThere(path);
  };
  return text
    .replaceAll(/\s\(\[[^\]]*\]\(([^)\s]+)\)\)/gu, (remark: string, target: string) =>
      isDead(target) ? '' : remark,
    )
    .replaceAll(links, (link: string, words: string, target: string) => (isDead(target) ? words : link));
}
