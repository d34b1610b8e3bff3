/** Words of the documents at their place in a journey: they stay to the letter. */
export type Letter = {
  /** Ids of the requirements that give them. */
  rows: string;
  journey: string;
  /** The step, for a popup also the popup that it must stand in. */
  step: string;
  popup?: string;
  /** The place in the step, such as `title` or `actions.submit`. */
  at: string;
  /** A subtitle is the line that the body begins with; without it the words are all that stands at the place. */
  part?: 'subtitle';
  words: string;
};
