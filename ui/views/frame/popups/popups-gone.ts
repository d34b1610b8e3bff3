const popup = '[role="dialog"], [role="alertdialog"]';

/** Acts once no popup is open and the last one has given the focus back; answers the way to think better of it. */
export function whenPopupsAreGone(document: Document, act: () => void): () => void {
  let frame: number | undefined;
  const look = (): void => {
    if (frame !== undefined || document.querySelector(popup)) return;
    watch.disconnect();
    // A popup that closes gives the focus back in the next frame: to act in it too is to act after.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(act);
    });
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    watch.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
