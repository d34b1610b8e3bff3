/** Something that a server cannot do its work without, and how to try it. */
export type Need = { name: string; check: () => Promise<unknown> };

/** How each need was found; no reason is told, for the page is read by machines that others read too. */
export type Readiness = { ready: boolean; needs: Readonly<Record<string, 'ok' | 'failed'>> };

const longestMs = 2000;

/** Tries all that a server needs, at once, each for two seconds at most (RUN-06). */
export async function tryNeeds(needs: readonly Need[], patienceMs = longestMs): Promise<Readiness> {
  const found = await Promise.all(
    needs.map(async ({ name, check }) => [name, (await holds(check, patienceMs)) ? 'ok' : 'failed'] as const),
  );
  return { ready: found.every(([, how]) => how === 'ok'), needs: Object.fromEntries(found) };
}

function holds(check: () => Promise<unknown>, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), patienceMs);
    const end = (held: boolean) => (): void => {
      clearTimeout(late);
      resolve(held);
    };
    check().then(end(true), end(false));
  });
}
