/**
 * Leaves the focus where it is while somebody works beside the stage: its screens move the focus as the portal’s do, and an
 * edit made elsewhere must not take it away from the one who types.
 */
export function keepFocus(page: Document): void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInSight(this: HTMLElement, options?: FocusOptions): void {
    if (page.hasFocus()) Reflect.apply(own?.value, this, [options]);
  };
}
