/** The keywords of our schemas that say in Italian what a part is, what it means and what its values are; they decide nothing. */
export const schemaWords: readonly string[] = ['x-it', 'x-it-title', 'x-it-values'];
