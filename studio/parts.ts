/** What a journey has beside its steps that other places speak of by name; a field belongs to a form. */
export type Part =
  | { sort: 'field'; form: string; name: string }
  | { sort: 'datum' | 'outcome'; form: ''; name: string };

/** A part that is to have another name. */
export type PartRename = { kind: 'rename-part'; journey: string; part: Part; to: string };

/** A part that is to go. */
export type PartRemoval = {
  kind: 'remove-part';
  journey: string;
  part: Part;
  /** The outcome that its ends have instead; none for anything else. */
  instead: string;
  /** What goes with it since nothing else needs it, as `data.otp`. */
  takes: readonly string[];
};

/** A datum that a journey is to remember. */
export type DatumAddition = {
  kind: 'add-datum';
  journey: string;
  name: string;
  type: string;
  isSensitive: boolean;
};

/** What is to be done to a part. */
export type PartChange = PartRename | PartRemoval | DatumAddition;

/** The data of a journey and the outcomes that it ends with, each with the steps where it does. */
export type PartsOfJourney = {
  data: readonly { name: string; type: string; isSensitive: boolean; note?: string }[];
  outcomes: readonly { name: string; ends: readonly string[] }[];
  /** Types that a datum may have. */
  types: readonly string[];
};
