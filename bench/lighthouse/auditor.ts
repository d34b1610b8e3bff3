import { join } from 'node:path';
import { installAside } from '../install-aside.ts';

/** What Lighthouse found of one step; scores from 0 to 1, null where it gives none. */
export type Report = {
  name: string;
  /** Why the step could not be judged. */
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

/** One thing that Lighthouse looks at. */
export type Audit = {
  id: string;
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
};

/** The part of Lighthouse's user flow that is used here; its mobile profile is what it does without being told. */
type Flow = {
  navigate(url: string, step: { name: string; onlyAudits?: readonly string[] }): Promise<void>;
  startTimespan(step: { name: string; onlyAudits: readonly string[] }): Promise<void>;
  endTimespan(): Promise<void>;
  snapshot(step: { name: string }): Promise<void>;
  createFlowResult(): Promise<{ steps: { name: string; lhr: Omit<Report, 'name'> }[] }>;
};

/** Lighthouse on one page of a browser. */
export type Auditor = Omit<Flow, 'createFlowResult'> & {
  /** Returns a report for each step. */
  finish(): Promise<Report[]>;
};

type Puppeteer = {
  connect(to: { browserURL: string; defaultViewport: null }): Promise<{
    pages(): Promise<unknown[]>;
    disconnect(): Promise<void>;
  }>;
};

/** Opens Lighthouse on the newest page of a browser that listens at a port of this machine. */
export async function openAuditor(debugPort: number): Promise<Auditor> {
  const packages = join(installAside(join(import.meta.dirname, 'tool'), 'bench-lighthouse'), 'node_modules');
  // The packages are installed when this runs, so that the compiler cannot know them.
  const { startFlow }: { startFlow: (page: unknown) => Promise<Flow> } = await import(
    join(packages, 'lighthouse/core/index.js')
  );
  const puppeteer: { default: Puppeteer } = await import(
    join(packages, 'puppeteer-core/lib/puppeteer/puppeteer-core.js')
  );
  const browser = await puppeteer.default.connect({
    browserURL: `http://127.0.0.1:${debugPort}`,
    defaultViewport: null,
  });
  const flow = await startFlow((await browser.pages()).at(-1));
  return {
    navigate: (url, step) => flow.navigate(url, step),
    startTimespan: (step) => flow.startTimespan(step),
    endTimespan: () => flow.endTimespan(),
    snapshot: (step) => flow.snapshot(step),
    finish: async () => {
      const { steps } = await flow.createFlowResult();
      await browser.disconnect();
      return steps.map(({ name, lhr }) => ({ ...lhr, name }));
    },
  };
}
