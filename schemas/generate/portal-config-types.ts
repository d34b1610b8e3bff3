import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

/** Writes the types of `portal.config.json`. */
export async function portalConfigTypes(root: string): Promise<string> {
  const schema = JSON.parse(readFileSync(join(root, 'portal-config.schema.json'), 'utf8')) as JSONSchema; // our own
  return compile(schema, 'PortalConfig', { additionalProperties: false, bannerComment: '', format: false });
}
