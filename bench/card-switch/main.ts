import { loadavg } from 'node:os';
import { openHome } from '../open-home.ts';
import { type Switch, switchCard } from './measure.ts';

// How long a holder waits for another card beyond the bank's own answer, in the built portal behind its own headers.
const barMs = 150;
const rounds = 10;

const { page, close } = await openHome('standard', { width: 360, height: 740 });

const arrows = ['Carta successiva', 'Carta successiva', 'Carta precedente', 'Carta precedente'];
const switches: Switch[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const arrow of arrows) switches.push(await switchCard(page, arrow));
}
await close();

const at = (part: number, times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(part * times.length))] ??
  0;
const beyond = switches.map(({ beyondMs }) => beyondMs);
const banks = switches.map(({ bankMs }) => bankMs);
const row = (name: string, times: readonly number[]) =>
  console.log(
    `${name.padEnd(22)} p50 ${at(0.5, times).toFixed(0).padStart(5)} ms   p95 ${at(0.95, times).toFixed(0).padStart(5)} ms   most ${Math.max(
      ...times,
    )
      .toFixed(0)
      .padStart(5)} ms`,
  );
console.log(`${switches.length} switches of card, load average ${loadavg()[0]?.toFixed(1)}`);
row('the bank', banks);
row('beyond the bank', beyond);
const isHeld = at(0.95, beyond) < barMs;
console.log(`p95 beyond the bank under ${barMs} ms: ${isHeld ? 'held' : 'MISSED'}`);
if (!isHeld) process.exitCode = 1;
