/** Runs a command to its end. */
export type Run = (command: string, args: readonly string[]) => { status: number | null; output: string };

const image = 'percorso:rehearsal';

/** As a cluster would have it; the sandbox, which keeps its data in memory here, takes more of it than a portal alone. */
const bounds =
  '--detach --read-only --tmpfs /tmp:mode=1777 --memory 2g --cap-drop ALL --security-opt no-new-privileges --env SANDBOX=1 --env DATA_DIR=/tmp/data'.split(
    ' ',
  );

/** Finds an engine that answers; else says what was found of each. */
export function findEngine(run: Run): { engine: string } | { lacks: string } {
  const found: string[] = [];
  for (const engine of ['docker', 'podman']) {
    const { status, output } = run(engine, ['info']);
    if (status === 0) return { engine };
    const last = output.trim().split('\n').at(-1) ?? '';
    found.push(`${engine}: ${status === null ? 'not installed' : last}`);
  }
  return { lacks: found.join('; ') };
}

/**
 * Builds the image, has a container of it become healthy with nothing to write but a folder in memory, and stops it.
 *
 * @throws {Error} `REHEARSAL_FAILED`, with what the engine said.
 */
export function buildByEngine(
  engine: string,
  { root, settings, run }: { root: string; settings: string; run: Run },
) {
  const must = (args: readonly string[]): string => {
    const { status, output } = run(engine, args);
    if (status === 0) return output.trim();
    throw new Error(`REHEARSAL_FAILED: expected ${engine} ${args[0]} to end well; found ${output.trim()}`);
  };
  must(['build', '--file', `${root}/server/container/Containerfile`, '--tag', image, root]);
  const started = must(['run', ...bounds, '--volume', `${settings}:/bank/portal.config.json:ro`, image]);
  const container = started.split('\n').at(-1) ?? '';
  try {
    // It waits itself until the portal answers, for a minute at most.
    const waits = `const ask = () => fetch('http://127.0.0.1:4002/readyz').then(({ ok }) => ok || Promise.reject(), () => Promise.reject());
const again = (left) => ask().catch(() => (left === 0 ? process.exit(1) : setTimeout(again, 1000, left - 1)));
again(60);`;
    must(['exec', container, 'node', '-e', waits]);
    must(['stop', container]);
    const code = must(['inspect', '--format', '{{.State.ExitCode}}', container]);
    if (code !== '0')
      throw new Error(`REHEARSAL_FAILED: expected the container to end with 0; found ${code}`);
  } finally {
    run(engine, ['rm', '--force', container]);
  }
}
