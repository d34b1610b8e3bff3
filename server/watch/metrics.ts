import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { productVersion } from '../folder/product-version.ts';
import { inTime, tryNeeds, type Need } from './readiness.ts';

/** What the bank of this process can say of itself. */
export type BankFigures = { sessions: number; connections: { active: number; idle: number } };

/** One request that is over. */
export type Measured = { kind: string; operation: string; status: number; code: string; seconds: number };

/** The figures of this process, in the text of Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Who is asked at each reading. */
type Asked = {
  bank?: (() => Promise<BankFigures>) | undefined;
  needs?: readonly Need[];
  /** How many lines the log has dropped since the start. */
  dropped?: () => number;
};

/** From a file out of memory to a password that is hashed slowly on purpose. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Makes the figures of a server (RUN-06): Node’s own, the event loop’s among them, and what it is asked for. `bank` is asked each
 * time that somebody reads them; while it does not answer, its figures are missing and the others stand. So are `needs`, which say
 * of themselves that they have failed.
 */
export function createMetrics({ bank, needs = [], dropped = () => 0 }: Asked = {}) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'percorso_' });
  // These go up and down under names of what only goes up, and are told by their kinds as well.
  for (const name of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`percorso_nodejs_active_${name}_total`);
  const seconds = new Histogram({
    name: 'percorso_request_seconds',
    help: 'What it took to answer a request, by its kind and by the operation of the bank',
    labelNames: ['kind', 'operation', 'status'],
    buckets,
    registers,
  });
  const refused = new Counter({
    name: 'percorso_refusals_total',
    help: 'Answers of the bank that did not do what was asked, by operation and by code',
    labelNames: ['operation', 'code'],
    registers,
  });
  const underWay = new Gauge({
    name: 'percorso_requests_under_way',
    help: 'Requests that are being answered',
    registers,
  });
  const lost = new Counter({
    name: 'percorso_requests_lost_total',
    help: 'Requests whose caller has gone before the answer',
    registers,
  });
  const crashes = new Counter({
    name: 'percorso_browser_crashes_total',
    help: 'Parts of pages that broke off in browsers, and told so',
    registers,
  });
  const unserved = new Counter({
    name: 'percorso_assets_unserved_total',
    help: 'Files of pages that were asked for and could not be answered: of another build, or not to be read',
    registers,
  });
  registry.registerMetric(buildInfo());
  registry.registerMetric(droppedLines(dropped));
  registry.registerMetric(gaugeOf(needs));
  if (bank) addBank(registry, bank);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    begun: () => underWay.inc(),
    ended: ({ kind, operation, status, code, seconds: took }: Measured) => {
      underWay.dec();
      seconds.observe({ kind, operation, status: String(status) }, took);
      if (code !== '') refused.inc({ operation, code });
    },
    gone: () => {
      underWay.dec();
      lost.inc();
    },
    crashed: () => crashes.inc(),
    unserved: () => unserved.inc(),
  };
}

function buildInfo(): Gauge<'version'> {
  const build = new Gauge({
    name: 'percorso_build_info',
    help: 'Always 1; its label says which version of Percorso this process runs',
    labelNames: ['version'],
    registers: [],
  });
  build.set({ version: productVersion() }, 1);
  return build;
}

const droppedLines = (dropped: () => number) =>
  new Counter({
    name: 'percorso_log_lines_dropped_total',
    help: 'Lines of the log that could not be written, as on a full disk, and are lost',
    registers: [],
    collect() {
      this.reset();
      this.inc(dropped());
    },
  });

const gaugeOf = (needs: readonly Need[]) =>
  new Gauge({
    name: 'percorso_need_met',
    help: 'Whether what the server cannot do its work without is there: the bank’s host (provider), or the database; 1 or 0',
    labelNames: ['need'],
    registers: [],
    async collect() {
      const found = await tryNeeds(needs);
      for (const [need, how] of Object.entries(found.needs)) this.set({ need }, how === 'ok' ? 1 : 0);
    },
  });

function addBank(registry: Registry, bank: () => Promise<BankFigures>): void {
  let asked: Promise<BankFigures> | undefined;
  // Figures that are read while one answer is awaited go by that one, and a silent bank is asked no second time.
  const read = () => {
    asked ??= bank().finally(() => {
      asked = undefined;
    });
    return inTime(asked).catch(() => undefined);
  };
  const sessions = new Gauge({
    name: 'percorso_sessions',
    help: 'Sessions of holders that live',
    registers: [],
    async collect() {
      const figures = await read();
      if (figures) this.set(figures.sessions);
      else this.remove();
    },
  });
  const connections = new Gauge({
    name: 'percorso_database_connections',
    help: 'Connections to the database, of all who use it',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset();
      const figures = await read();
      for (const [state, count] of Object.entries(figures?.connections ?? {})) this.set({ state }, count);
    },
  });
  registry.registerMetric(sessions);
  registry.registerMetric(connections);
}
