import { join } from 'node:path';
import { readContract } from '../provider/contract.ts';
import { contractLists } from './contract-lists.ts';
import { journeyTypes } from './journey-types.ts';
import { operationsModule } from './operations.ts';
import { portalConfigTypes } from './portal-config-types.ts';
import { providerTypes } from './provider-types.ts';
import { replyShapesModule } from './reply-shapes.ts';

const banner = '// Made by `npm run generate` from the schemas beside this folder. Edit those.\n';

/** Makes every generated file, by name; the drift test compares them with what is on disk. */
export async function generatedFiles(root: string): Promise<Record<string, string>> {
  const contract = readContract(join(root, 'provider'));
  return {
    'portal-config.ts': banner + (await portalConfigTypes(root)),
    'journey.ts': banner + (await journeyTypes(root)),
    'provider.ts': banner + (await providerTypes(contract)),
    'operations.ts': banner + operationsModule(contract),
    'reply-shapes.ts': banner + replyShapesModule(contract),
    'contract.md': contractLists(contract),
  };
}
