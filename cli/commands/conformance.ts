import { exitCodes, type Command } from '../command.ts';
import { understand } from '../conformance/asked.ts';
import { tellFindings, writeReport } from '../conformance/tell-findings.ts';
import { ownCalls, standardCalls } from '../own-calls.ts';
import { voiceFor } from '../report/voice.ts';

/** Tries a host that claims the contract, call by call (RUN-13). */
export const conformanceCommand: Command = {
  name: 'conformance',
  summary: {
    en: 'tries a bank’s host, call by call, and says which level it has reached',
    it: 'prova il sistema di una banca, chiamata per chiamata, e dice a che livello è arrivato',
  },
  help: {
    en: `
Usage: percorso conformance [<url>] [options]

Plays every call of the contract against the host at this address, as a holder would, and before each right request all
that must be refused; docs/provider.md says how. Without an address it is provider.baseUrl of the settings. It ends with
the ladder of levels: login, cards, operations, documents, whole. It writes at the host: give it one for tries. What was
checked is named in English, as what a start says is.

  --accounts <file>      who may log in and where codes come from; the sandbox's, unless given
  --only <operation>     this operation alone; may be given again
  --since <file>         a report of this host by --format json: what passed there is told again, and not tried
  --format terminal|json|junit
                         what the report is for: eyes (default), programs, build servers
  --output <file>        where the report goes, if not to the terminal
  --timeout <seconds>    how long to wait for each answer (30); after 3 in vain a call is left alone, after 10 in a row
                         the host
  --console-url <url>    the sandbox's console, where its accounts get their codes (the next port)

Exits with 1 when something failed, nothing passed, an operation named by --only could not be run or the host was given up.`,
    it: `
Uso: percorso conformance [<indirizzo>] [opzioni]

Prova ogni chiamata del contratto con il sistema a questo indirizzo, come farebbe un titolare, e prima di ogni richiesta
giusta tutto ciò che va rifiutato; docs/provider.md dice come. Senza indirizzo vale provider.baseUrl delle impostazioni.
Alla fine c’è la scala dei livelli: “login, cards, operations, documents, whole”. Nel sistema scrive: serve uno di prova.
Ciò che si è provato ha nomi in inglese, come ciò che dice un avvio.

  --accounts <file>      chi può entrare e da dove vengono i codici; se manca, i titolari della banca di prova
  --only <operazione>    solo questa operazione; si può ripetere
  --since <file>         un rapporto di questo sistema in --format json: ciò che lì è passato è ridetto, e non riprovato
  --format terminal|json|junit
                         la forma del rapporto; se manca, quella da leggere
  --output <file>        dove va il rapporto, se non al terminale
  --timeout <secondi>    quanto si aspetta ogni risposta (30); dopo 3 attese a vuoto si lascia la chiamata, dopo 10 di
                         fila il sistema
  --console-url <url>    la “console” della banca di prova, da cui i suoi titolari hanno i codici (la porta accanto)

Esce con 1 se qualcosa è fallito, se niente è passato, se un’operazione di --only non si è potuta provare o se il sistema
non risponde più.`,
  },
  options: {
    'console-url': { type: 'string' },
    accounts: { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
    only: { type: 'string', multiple: true },
    since: { type: 'string' },
    timeout: { type: 'string' },
  },
  async run(given, around) {
    // Loaded here, so that the other commands start without it.
    const kit = await import('#conformance');
    const asked = await understand(given, around.cwd, kit);
    const { baseUrl, format, output, only } = asked;
    const voice = voiceFor(around);
    const [calls, standard] = [ownCalls(around.cwd), standardCalls(around.cwd)];
    const findings = await kit.runConformance({
      ...asked,
      recipes: kit.recipes,
      begun: (recipe) => around.progress.at(recipe),
      // A run that is cut off leaves what it has found, from which the next one goes on.
      heard: (found) => {
        if (output !== undefined && format === 'json')
          writeReport(output, kit.jsonReport(found, baseUrl, kit.neededBy(calls, found.reports)));
      },
    });
    around.progress.over();
    for (const line of tellFindings(findings, { ...asked, voice, kit, calls, standard })) around.print(line);
    return isSuccess(findings, only) ? exitCodes.well : exitCodes.found;
  },
};

type Found = { reports: readonly { outcome: string }[]; givenUp: string | null };

/** What was asked for by name must have been run; of the whole contract what the accounts allow, which is not nothing. */
function isSuccess({ reports, givenUp }: Found, only: readonly string[] = []): boolean {
  const outcomes = new Set(reports.map(({ outcome }) => outcome));
  const isShort = only.length > 0 && outcomes.has('not run');
  return givenUp === null && outcomes.has('passed') && !outcomes.has('failed') && !isShort;
}
