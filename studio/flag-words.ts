import card from '../schemas/context/card.schema.json' with { type: 'json' };
import profile from '../schemas/context/profile.schema.json' with { type: 'json' };
import settings from '../schemas/portal-config.schema.json' with { type: 'json' };
import session from '../schemas/context/session.schema.json' with { type: 'json' };

/** A flag as the schemas of the context have it: its names and its meaning in Italian, and what it can be. */
export type FlagWords = {
  path: string;
  title: string;
  meaning: string;
  /** The service that it is a flag of, with what that is for. */
  service?: { title: string; meaning: string };
  type: 'boolean' | 'text';
  /** Every value that it can have, in words; none where they are open. */
  values: readonly { value: string | boolean; words: string }[];
};

type Node = { readonly [key: string]: unknown };

// What the settings offer is read as features.
const features: Node = settings.properties.extensions;
const roots: Readonly<Record<string, Node>> = { session, profile, card, features };

const asNode = (value: unknown): Node => Object(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a part of a schema with what it refers to: what stands beside a reference goes before. */
function resolved(node: Node, root: Node): Node {
  const { $ref: reference, ...own } = node;
  if (typeof reference !== 'string') return node;
  const base = resolved(asNode(asNode(root['$defs'])[reference.replace('#/$defs/', '')]), root);
  const properties = { ...asNode(base['properties']) };
  for (const [name, part] of Object.entries(asNode(own['properties'])))
    properties[name] = { ...asNode(properties[name]), ...asNode(part) };
  return { ...base, ...own, properties };
}

function valuesOf(node: Node): FlagWords['values'] {
  const words = asNode(node['x-it-values']);
  const values = node['type'] === 'boolean' ? [true, false] : node['enum'];
  return Array.isArray(values)
    ? values.map((value: string | boolean) => ({ value, words: text(words[String(value)]) || String(value) }))
    : [];
}

function flagsBelow(node: Node, root: Node, path: readonly string[]): FlagWords[] {
  return Object.entries(asNode(node['properties'])).flatMap(([name, part]) => {
    const flag = resolved(asNode(part), root);
    const own = [...path, name];
    if (flag['type'] === 'object') {
      const service = { title: text(flag['x-it-title']), meaning: text(flag['x-it']) };
      return flagsBelow(flag, root, own).map((each) => (service.title === '' ? each : { ...each, service }));
    }
    const words = { title: text(flag['x-it-title']) || own.join('.'), meaning: text(flag['x-it']) };
    const type = flag['type'] === 'boolean' ? ('boolean' as const) : ('text' as const);
    return [{ path: own.join('.'), ...words, type, values: valuesOf(flag) }];
  });
}

/** Every flag that a guard may read, in the order of the schemas. */
export const allFlags: readonly FlagWords[] = Object.entries(roots).flatMap(([name, root]) =>
  flagsBelow(root, root, [name]),
);

const byPath = new Map(allFlags.map((flag) => [flag.path, flag]));

/** Finds what a flag means; nothing where the context has none of that name. */
export const flagWords = (path: string): FlagWords | undefined => byPath.get(path) ?? anyService(path);

/** A flag of whichever service is given, as guards with names read it: `card.profiling.{service}.state`. */
function anyService(path: string): FlagWords | undefined {
  if (!path.includes('{')) return undefined;
  const parts = path.split('.');
  const like = allFlags.find(({ path: other }) => {
    const others = other.split('.');
    return (
      others.length === parts.length && parts.every((part, at) => part.startsWith('{') || part === others[at])
    );
  });
  return like && { ...like, path, service: { title: '…', meaning: '' } };
}
