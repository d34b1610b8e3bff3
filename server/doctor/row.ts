import { explainFailure, hasSentence } from '../explain-failure.ts';

/** How something was found: as expected, to be minded, in the way of the portal, or not tried. */
export type State = 'ok' | 'warn' | 'fail' | 'skip';

/** What was looked at: what was expected, what was found, and what to do, which is empty where nothing is. */
export type Row = { check: string; state: State; expected: string; found: string; remedy: string };

/** Makes the rows of one check. */
export type Check = {
  ok: (found: string) => Row;
  warn: (found: string, remedy: string) => Row;
  fail: (found: string, remedy: string) => Row;
  skip: (found: string, remedy?: string) => Row;
  /** Takes what a start would be refused with: `CODE: what was found; what to do`. */
  refused: (error: unknown) => Row;
};

/** Says what one check expects. */
export function check(name: string, expected: string): Check {
  const row = (state: State, found: string, remedy = ''): Row => ({
    check: name,
    state,
    expected,
    found,
    remedy,
  });
  return {
    ok: (found) => row('ok', found),
    warn: (found, remedy) => row('warn', found, remedy),
    fail: (found, remedy) => row('fail', found, remedy),
    skip: (found, remedy) => row('skip', found, remedy),
    refused: (error) => {
      const told = explainFailure(error);
      if (told.includes('\n'))
        return row('fail', told, 'mend each of these where its line says that it stands');
      const [, found = told, remedy = 'mend it'] = /^(.*?); (.*)$/.exec(told) ?? [];
      return row('fail', found, remedy);
    },
  };
}

/** Looks at something; where the looking itself breaks off, that is its row, and the others stand. */
export async function looked(
  name: string,
  look: () => Row | readonly Row[] | Promise<Row | readonly Row[]>,
): Promise<readonly Row[]> {
  try {
    return [await look()].flat();
  } catch (error) {
    return [unlooked(name, error)];
  }
}

/** Words that something could not be looked at. */
export function unlooked(name: string, error: unknown): Row {
  const { fail, refused } = check(name, 'can be looked at');
  if (hasSentence(error)) return refused(error);
  const why = error instanceof Error ? error.message : String(error);
  return fail(`cannot be looked at: ${why}`, 'mend what it names in the settings or the environment');
}
