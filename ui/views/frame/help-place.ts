/** The id of the place in the header where the button of help stands in a narrow window. */
export const helpPlaceId = 'help-place';
