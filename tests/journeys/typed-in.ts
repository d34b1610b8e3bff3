import type { openEditor } from './editor.ts';

type Editor = Awaited<ReturnType<typeof openEditor>>;

/** Puts the caret, ¦, where a piece of a file gives way to another. */
export function typedIn(editor: Editor, file: string, ...[before, after]: [string, string]): string {
  const text = editor.read(file);
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  return text.replace(before, () => after);
}

/** Offers what may stand at the caret, each name with what is informed of it. */
export async function offeredBy(
  editor: Editor,
  file: string,
  ...[before, after]: [string, string]
): Promise<Map<string, string>> {
  const items = await editor.complete(file, typedIn(editor, file, before, after));
  return new Map(items.map(({ label, detail }) => [label, detail ?? '']));
}
