import type { CDPSession, Page } from '@playwright/test';
import { type HeardNode, isInline, speak } from './speak.ts';

/** What a screen reader's user hears of one page. */
export type Listener = {
  /** Reads everything that can be reached, from top to bottom, and marks where the focus is. */
  readAll(): Promise<string[]>;
  /** Says where the focus is, with what the reader adds when it arrives there: the popup around it first. */
  focused(): Promise<string>;
  /** What live regions have said since the last time it was asked, in order. */
  announced(): Promise<string[]>;
};

type Tree = Awaited<ReturnType<typeof readTree>>;

/** Listens to a page; it must be opened after this, since live regions are watched from the first moment on. */
export async function listenTo(page: Page): Promise<Listener> {
  await page.addInitScript(watchLiveRegions);
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  return {
    readAll: async () => read(await readTree(session)),
    focused: async () => focusOf(await readTree(session)),
    announced: () =>
      page.evaluate(() => (window as unknown as { announcements: string[] }).announcements.splice(0)),
  };
}

/** Runs in the page: keeps each text that a live region gets. */
function watchLiveRegions(): void {
  const kept: string[] = [];
  Object.assign(window, { announcements: kept });
  const live = 'output,[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],[role=log]';
  const last = new WeakMap<Element, string>();
  new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return [...(element?.querySelectorAll(live) ?? []), element?.closest(live) ?? []].flat();
    });
    for (const region of new Set(regions)) {
      const text = (region.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
      if (text !== '' && text !== last.get(region)) kept.push(text);
      last.set(region, text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function readTree(session: CDPSession): Promise<Map<string, HeardNode & { children: string[] }>> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return new Map(
    nodes.map((node) => {
      const properties = new Map(
        (node.properties ?? []).map(({ name, value }) => [name as string, value.value]),
      );
      return [
        node.nodeId,
        {
          role: node.ignored ? 'none' : String(node.role?.value ?? 'none'),
          name: String(node.name?.value ?? ''),
          description: String(node.description?.value ?? '').trim(),
          value: String(node.value?.value ?? '').trim(),
          properties,
          children: node.childIds ?? [],
        },
      ] as const;
    }),
  );
}

/** Reads in order; what stands in one line is one line, however many pieces it is drawn in. */
function read(tree: Tree): string[] {
  const [root] = tree.keys();
  const text = root === undefined ? '' : [...piecesOf(tree, root, false)].join('');
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Gives what is said of a node and of what is in it; whatever does not stand in a line ends it. */
function* piecesOf(tree: Tree, id: string, isLabel: boolean): Generator<string> {
  const node = tree.get(id);
  if (node === undefined) return;
  const end = isInline(node) ? '' : '\n';
  const { text = '', isWhole } = speak(node);
  // The words of a label are heard with its field.
  yield end + (isLabel && node.role === 'StaticText' ? '' : text);
  const children = isWhole ? [] : node.children;
  for (const child of children) yield* piecesOf(tree, child, isLabel || node.role === 'LabelText');
  yield end;
}

function focusOf(tree: Tree): string {
  const path: string[] = [];
  const [root] = tree.keys();
  const find = (id: string): boolean => {
    const node = tree.get(id);
    if (node === undefined) return false;
    const isInside = node.children.some(find);
    const isHere = !isInside && node.properties.get('focused') === true && node.role !== 'RootWebArea';
    if (isHere || (isInside && ['dialog', 'alertdialog'].includes(node.role)))
      path.unshift(speak(node).text ?? node.role);
    return isInside || isHere;
  };
  if (root !== undefined) find(root);
  return path.length === 0 ? 'the page itself' : path.join(' · ');
}
