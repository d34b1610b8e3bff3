import type { JsonDocument, SourceFile, Words } from '#analysis/document';

/** What a problem is about: a place of the brand’s own file, or a piece of another file of it by offsets. */
export type Spot =
  | { pointer: string; part?: 'key' | 'value' }
  | { pointer: string; file: SourceFile; start: number; end: number };

/** Takes what is wrong somewhere, and what to do. */
export type Tell = (spot: Spot, message: Words, hint: Words) => void;

/** A file of the brand that is reported, and the place that names it. */
export type NamedFile = { pointer: string; name: string; bytes: Uint8Array };

/** What is read, and who hears what is wrong with it. */
export type Reading = {
  manifest: JsonDocument;
  /** Returns a file of the folder; undefined where there is none, and that it leads out where a link does. */
  read: (name: string) => Uint8Array | 'outside' | undefined;
  tell: Tell;
};

/** The folder of a brand, as problems name it. */
export const folderName = 'brand';

/** A file of the brand as it is reported. */
export const textFile = ({ name, bytes }: Pick<NamedFile, 'name' | 'bytes'>): SourceFile => ({
  path: `${folderName}/${name}`,
  text: new TextDecoder().decode(bytes),
});
