import { Ajv2020 } from 'ajv/dist/2020.js';
import metaSchema from 'ajv/dist/refs/json-schema-2020-12/schema.json' with { type: 'json' };

// What a machine needs for work of the kind that a check does, none of it ours: modules are loaded, code is written and
// compiled, and small objects by the million are made, read and let go. `main.ts` holds a check against it.
for (let round = 0; round < 60; round += 1) {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  const text = JSON.stringify(Array.from({ length: 50 }, () => metaSchema));
  const documents: unknown[] = JSON.parse(text);
  const validate = ajv.compile({ items: { $ref: metaSchema.$id } });
  if (!validate(documents)) throw new Error('The meta-schema does not fit itself.');
}
