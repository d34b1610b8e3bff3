import { withPort } from '../free-port.ts';
import { buildOf } from '../http/looked-at-build.ts';
import type { Ports } from '../ports.ts';
import { addressOf, ask } from './ask.ts';
import { check, type Row } from './row.ts';
import type { World } from './world.ts';

/** What there is to listen at: who, where, and what names another port. */
type Listener = { who: string; port: number; host: string; variable: string };

/** Whether a portal runs, and serves another build than the one that lies in the folder. */
export type Running = { row: Row; isRunning: boolean; isOther: boolean };

/** Looks whether a portal of these settings runs already, and whether it is ready. */
export async function lookAtRunning(world: World, { admin }: Ports, dist?: string): Promise<Running> {
  const running = check('running', 'a portal of this build that has what it needs, or none yet');
  if (admin.port === 0)
    return {
      row: running.skip('not looked for: ADMIN_PORT is any free one'),
      isRunning: false,
      isOther: false,
    };
  const address = addressOf(admin.host, admin.port);
  const health = await ask(world, `${address}/healthz`);
  if (health.kind !== 'answered' || !health.text.includes('"healthy":true'))
    return { row: running.ok('none yet'), isRunning: false, isOther: false };
  const ready = await ask(world, `${address}/readyz`);
  const remedy = 'mend the need that has failed; why it has stands in its log';
  if (ready.kind !== 'answered' || ready.status !== 200)
    return {
      row: running.fail(
        `one runs and is not ready: ${ready.kind === 'answered' ? ready.text : ready.why}`,
        'if it was told to stop, wait for its end; else see its log',
      ),
      isRunning: true,
      isOther: false,
    };
  const isOther = dist !== undefined && ofOtherBuild(ready.text, dist);
  const row = ready.text.includes('"failed"')
    ? running.fail(`one runs and lacks what it needs: ${ready.text}`, remedy)
    : isOther
      ? running.warn(
          `one runs and is ready, ${address}/readyz, of another build than ${dist}`,
          'restart it: until then holders have the portal of before',
        )
      : running.ok(`one runs and is ready, ${address}/readyz`);
  return { row, isRunning: true, isOther };
}

/** Returns whether a process serves another build than the one that lies there by now. */
function ofOtherBuild(ready: string, dist: string): boolean {
  const [, build] = /"build":"(\w+)"/.exec(ready) ?? [];
  return build !== undefined && build !== buildOf(dist);
}

/** Looks whether each server of a start may listen where it would. */
export function lookAtPorts(
  world: World,
  listeners: readonly Listener[],
  isRunning: boolean,
): Promise<readonly Row[]> {
  return Promise.all(
    listeners.map(async ({ who, port, host, variable }) => {
      const listens = check(who, `${variable} is free, or the running portal’s`);
      const place = port === 0 ? `any free port of ${host}` : withPort(host, port);
      try {
        await world.listen(port, host, variable);
        return listens.ok(`${place} is free`);
      } catch (error) {
        const row = listens.refused(error);
        return isRunning && row.found.startsWith('PORT_TAKEN')
          ? listens.ok(`${place} is the running portal’s`)
          : row;
      }
    }),
  );
}
