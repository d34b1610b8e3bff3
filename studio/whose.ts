/** Whose a journey is: it comes from the package, or is the bank’s own, as one of the package that it has changed. */
export type Whose = 'package' | 'bank';

/** What is said of that; nothing where the folder has everything itself. */
export type Belonging = { whose?: Whose };
