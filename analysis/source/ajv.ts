import { createRequire } from 'node:module';
import type * as draft7 from 'ajv';
import type * as draft2020 from 'ajv/dist/2020.js';

const load = createRequire(import.meta.url);

// Ajv is a hundred files, and what is sound needs none of them: they are read when it is first asked for. What is loaded
// by a name has the type of what is imported by it.

/** Loads the compiler of JSON Schema 2020-12. */
export const loadAjv2020 = () => (load('ajv/dist/2020.js') as typeof draft2020).Ajv2020;

/** Loads the compiler of JSON Schema draft 7, in which forms are written. */
export const loadAjv = () => (load('ajv') as typeof draft7).Ajv;
