import { startPortal } from '../support/portal.ts';
import { quickPassword } from '../support/sandbox.ts';
import { openBank } from './bank.ts';
import type { Engine } from './browser.ts';
import { firefox } from './firefox.ts';
import { type Flow, flows } from './flows.ts';
import { createHolder } from './holder.ts';
import { putTlsBefore } from './tls.ts';
import { inWords, notFound, type Outcome } from './told.ts';
import { webkit } from './webkit.ts';

// Tries twelve flows in Firefox and in Safari's engine: npm run test:engines, with --require where both must be there;
// names of flows and engines have it try no others: npm run test:engines -- WebKitGTK login PIN
const [, , ...args] = process.argv;
const isRequired = args.includes('--require');
const named = args.filter((word) => !word.startsWith('--'));
const pick = <Named extends { name: string }>(all: readonly Named[]): readonly Named[] => {
  const picked = all.filter(({ name }) => named.includes(name));
  return picked.length === 0 ? all : picked;
};
const chosen = pick(flows);
const engines = pick([firefox, webkit]);
const there = engines.filter((engine) => engine.missing().length === 0);
for (const line of notFound(engines)) console.log(line);
if (there.length === 0) process.exit(isRequired ? 1 : 0);

const portal = await startPortal({ policy: { password: quickPassword } });
const front = await putTlsBefore(portal.url);
const bank = openBank(portal.consoleUrl);

/** Tries a flow in a browser of its own, so that nothing is left of another. */
async function tryFlow(engine: Engine, flow: Flow): Promise<Outcome> {
  const browser = await engine.begin();
  const begun = performance.now();
  const outcome = { engine: `${engine.name} ${browser.version}`, flow: flow.name };
  try {
    await flow.act(createHolder({ browser, bank, url: front.url }, flow.account));
    const problems = browser.errors();
    const ms = performance.now() - begun;
    return problems.length === 0 ? { ...outcome, ms } : { ...outcome, problem: problems.join('\n') };
  } catch (error) {
    return { ...outcome, problem: [String(error), ...browser.errors()].join('\n') };
  } finally {
    await browser.close();
  }
}

// What is broken off leaves no browser behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const outcomes: Outcome[] = [];
for (const engine of there)
  for (const flow of chosen) {
    const outcome = await tryFlow(engine, flow);
    outcomes.push(outcome);
    console.log(`${outcome.engine} ${flow.name}: ${outcome.problem ?? 'holds'}`);
  }
front.close();
await portal.close();
console.log(inWords(outcomes));
const isLacking = isRequired && there.length < engines.length;
process.exitCode = isLacking || outcomes.some(({ problem }) => problem !== undefined) ? 1 : 0;
