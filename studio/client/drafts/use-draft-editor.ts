import type { Writing } from './use-draft.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useHistory } from './use-history.ts';

/** Makes an editor of a draft: back and forth in it, its keys, and the way out, which gives up what was not saved. */
export function useDraftEditor({ words, isParted, type, giveUp }: Writing, onClose: () => void) {
  const { change, undo, redo } = useHistory(words, type);
  const close = (): void => {
    giveUp();
    onClose();
  };
  const whole = useEditorKeys({
    undo,
    redo,
    // Of two versions one is chosen, not thrown away in passing.
    close: () => {
      if (!isParted) close();
    },
  });
  return { change, undo, redo, close, whole };
}
