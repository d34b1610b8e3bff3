/** Reads the browser’s clock; the one place of these pages that does. */
export const browserNow = (): number => Date.now();
