import type { MemberView } from './catalogue.ts';

/** Between what an answer must lie, how it is written, and what it is chosen from; what is missing bounds nothing. */
export type FieldLimits = {
  /** Letters of a text, entries of a list of files, a number itself. */
  least?: number;
  most?: number;
  pattern?: string;
  choices?: readonly string[];
  /** Where the choices come from, as `data.operators`. */
  choicesFrom?: string;
};

/** A field of a form, as it is answered and shown. */
export type FieldView = {
  name: string;
  /** In the words of the step. */
  label?: string;
  isRequired: boolean;
  widget: string;
  limits: FieldLimits;
  /** What its choices are called in the step, by their values. */
  choiceWords: Readonly<Record<string, string>>;
  /** The datum that keeps the answer. */
  datum?: string;
  /** Where that is sent, by pointers into the journey’s file. */
  sent: readonly string[];
};

/** A member of what a call sends, by its pointer in the journey’s file, that can be filled with an answer. */
export type FillableMember = {
  pointer: string;
  /** Its way through what is sent, as `request.message`. */
  name: string;
  step: string;
  operation: string;
  member: MemberView;
  /** The type that a datum has which fills it. */
  type: string;
  /** The datum that fills it now. */
  datum?: string;
};

/** The form of a step, with what its fields can be bound to. */
export type FormView = {
  /** The name of its file; nothing while the step asks nothing. */
  form?: string;
  /** Other steps that show the same form. */
  alsoAt: readonly string[];
  fields: readonly FieldView[];
  data: readonly { name: string; type: string }[];
  /** What choices can come from. */
  lists: readonly string[];
  members: readonly FillableMember[];
  /** The ways to show a field, with what each is. */
  widgets: readonly { name: string; words: string }[];
};

/** A field to be written into the form of a step: a new one, or as it is to be from now on. */
export type FieldWriting = {
  kind: 'write-field';
  journey: string;
  step: string;
  name: string;
  isNew: boolean;
  /** The words of a new one. */
  label: string;
  /** The field that it stands behind; none where it is the first. */
  after: string;
  isRequired: boolean;
  widget: string;
  limits: FieldLimits;
  /** What its choices are called from now on, by their values; of a choice that is not named here the words stay. */
  choiceWords: Readonly<Record<string, string>>;
  /** The datum that keeps the answer, made where it is not there; none where nothing does. */
  datum: string;
  /** The member that the datum fills from now on; none where nothing changes. */
  member: string;
};
