/** The file of texts, in the page alone, that the words of guards with a name stand in. */
export const guardTexts = 'guards';
