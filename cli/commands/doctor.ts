import { dirname, join } from 'node:path';
import { sayIn } from '#analysis';
import { exitCodes, textOption, UsageError, type Command, type Given } from '../command.ts';
import { ownCalls } from '../own-calls.ts';
import { doctorTable } from '../report/doctor-table.ts';
import { productVersion } from '#server/folder';

const project = dirname(dirname(import.meta.dirname));

/** Looks at all that a portal needs where it is to run. */
export const doctorCommand: Command = {
  name: 'doctor',
  summary: {
    en: 'looks at all that a portal needs where it is to run, and says what to do',
    it: 'guarda tutto ciò che serve a un portale dove deve girare, e dice che cosa fare',
  },
  help: {
    en: `
Usage: percorso doctor [--origin <url>] [--json]

Looks, with the settings of this folder (or of PERCORSO_CONFIG) and this environment, at Node, settings, the built
portal, ports, data, key, the bank's host with its clock, CORS, cookies and the calls that journeys of this folder make,
and the policy that browsers get; changes nothing. Each row says what was expected, what was found and what to do; it is in English, as what a start says is.

  --origin <url>   the address that holders open, behind whatever is in front: CORS, cookies and policy are tried by it
  --json           the same for programs

Exits with 1 when something fails. What is only to be minded (warn) or was not tried (skip) does not count.`,
    it: `
Uso: percorso doctor [--origin <url>] [--json]

Guarda, con le impostazioni di questa cartella (o di PERCORSO_CONFIG) e con questo ambiente, la versione di “Node”, le
impostazioni, il portale costruito, le porte, i dati, la chiave, il sistema della banca con l’orologio, le origini ammesse,
i cookie e le chiamate dei flussi di questa cartella, e le intestazioni di sicurezza delle pagine; non cambia niente. Ogni riga dice che cosa ci si aspettava, che
cosa c’è e che cosa fare; è in inglese, come ciò che dice un avvio.

  --origin <url>   l’indirizzo che aprono i titolari, davanti a tutto: origini, cookie e intestazioni si provano con quello
  --json           lo stesso per i programmi

Esce con 1 se qualcosa non va. Ciò che è solo da sapere (warn) o non si è provato (skip) non conta.`,
  },
  options: { origin: { type: 'string' }, json: { type: 'boolean' } },
  async run(given, around) {
    const origin = originOf(given);
    // Loaded here, so that the other commands start without it.
    const { examine, realWorld } = await import('#server/doctor');
    const world = realWorld({
      root: around.cwd,
      ofPackage: join(project, 'dist'),
      env: process.env,
      origin,
      calls: () => ownCalls(around.cwd),
      now: () => performance.timeOrigin + performance.now(),
    });
    const rows = await examine(world);
    const failed = rows.filter(({ state }) => state === 'fail').length;
    const code = failed === 0 ? exitCodes.well : exitCodes.found;
    if (given.options['json'] === true) {
      around.print(JSON.stringify({ version: productVersion(), ok: failed === 0, rows }, null, 2));
      return code;
    }
    const { columns = 0 } = Object(around.output);
    around.print(doctorTable(rows, { width: Number(columns), colours: around.colours }));
    const minded = rows.filter(({ state }) => state === 'warn').length;
    const untried = rows.filter(({ state }) => state === 'skip').length;
    around.print(
      sayIn(around.language)({
        en: `\n${rows.length} checks: ${failed} failed, ${minded} to be minded, ${untried} not tried.`,
        it: `\nControlli: ${rows.length}; falliti: ${failed}, da sapere: ${minded}, non provati: ${untried}.`,
      }),
    );
    return code;
  },
};

function originOf(given: Given): string | undefined {
  const typed = textOption(given, 'origin');
  if (typed === undefined) return undefined;
  if (/^https?:/.test(typed) && URL.canParse(typed)) return new URL(typed).origin;
  throw new UsageError({
    en: `--origin takes an address such as https://portale.bank.example, not "${typed}".`,
    it: `--origin vuole un indirizzo come https://portale.bank.example, non "${typed}".`,
  });
}
