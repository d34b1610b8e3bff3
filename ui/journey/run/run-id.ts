const bytes = 16;

/** Makes a name that no other run has had and nobody can guess: the bank knows by it what it has done already (LANG-01). */
export const newRunId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((one) => one.toString(16).padStart(2, '0')).join('');
