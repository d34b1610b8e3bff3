import type { Writing } from './use-draft.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useHistory } from './use-history.ts';
import { useLeaving } from './use-leaving.ts';

/** Makes an editor of a draft: back and forth in it, its keys, and the way out, which asks before what was not saved is given up. */
export function useDraftEditor({ words, draft, isParted, type, giveUp }: Writing, onClose: () => void) {
  const { change, undo, redo } = useHistory(words, type);
  const leaving = useLeaving({ isTyped: draft !== undefined, drop: giveUp, onClose });
  const whole = useEditorKeys({
    undo,
    redo,
    // Of two versions one is chosen, not thrown away in passing.
    close: () => {
      if (!isParted) leaving.leave();
    },
  });
  return { change, undo, redo, leaving, whole };
}
