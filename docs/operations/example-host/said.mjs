// What the contract says, which lies beside the documents: schemas, errors, routes, and what pages of another origin may send.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../schemas/provider/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const contract = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map(read);
export const schemas = Object.assign({}, ...contract.map(({ components }) => components?.schemas));
export const { parameters: shared, 'x-errors': errors } = read('components.json').components;

const named = ($ref) => schemas[$ref.split('/').at(-1)] ?? shared[$ref.split('/').at(-1)];

/** Follows a reference to what stands there, beside what is said at it. */
export const resolved = ({ $ref, ...said }) => ($ref ? { ...resolved(named($ref)), ...said } : said);

/** The contract’s own example of a body. */
export const sample = (name) => structuredClone(schemas[name].examples[0]);

const routes = contract.flatMap(({ paths = {} }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      paths: [path, ...(operation['x-aliases'] ?? [])],
      operation,
    })),
  ),
);

/** Lists the calls that a host has, by method and path, as the contract says them. */
export const routesOf = (calls) =>
  new Map(
    routes
      .filter(({ operation }) => Object.hasOwn(calls, operation.operationId))
      .flatMap(({ method, paths, operation }) => paths.map((path) => [`${method} ${path}`, operation])),
  );

/** What pages of another origin may send: by every method of the contract, every header, and not of today’s calls alone. */
export const methods = [...new Set(routes.map(({ method }) => method))];
const parameters = [
  ...Object.values(shared),
  ...routes.flatMap(({ operation }) => operation.parameters ?? []),
];
const ofHeaders = parameters.map(resolved).filter((one) => one.in === 'header');
export const headerNames = [...new Set(ofHeaders.map(({ name }) => name))];
