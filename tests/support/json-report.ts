import type { SerializedError } from 'vitest';
import { JsonReporter, type TestModule } from 'vitest/node';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unitReport } from './check-steps.ts';

/**
 * Is Vitest's report as JSON, and what went wrong outside any test with it, as `unhandledErrors`: an error that nobody caught
 * fails the whole run, and the report says nothing of it.
 */
export class JsonReport extends JsonReporter {
  constructor() {
    super({ outputFile: unitReport });
  }

  override async onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[] = [],
  ): Promise<void> {
    await super.onTestRunEnd(modules);
    const path = join(this.ctx.config.root, unitReport);
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify(Object.assign({}, report, { unhandledErrors })));
  }
}
