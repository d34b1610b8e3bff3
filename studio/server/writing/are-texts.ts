/** Returns whether all that was sent are texts. */
export const areTexts = (...all: readonly unknown[]): boolean =>
  all.every((each) => typeof each === 'string');
