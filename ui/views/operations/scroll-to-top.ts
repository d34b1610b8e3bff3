const delayMs = 1;

/** Goes to the top of the page a millisecond later (CONST-01), taking the focus to its heading so that reading starts there. */
export function scrollToTop(): void {
  setTimeout(() => {
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, delayMs);
}
