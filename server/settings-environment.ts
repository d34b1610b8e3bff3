import type { SettingsProblem } from './settings-schema.ts';

/** A part of the schema of the settings. */
export type SettingsNode = {
  type?: string;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, SettingsNode>>;
};

/** Settings with what the environment says in place of the file, and from which variable each such value came, by pointer. */
export type Overridden = {
  config: unknown;
  variables: ReadonlyMap<string, string>;
  problems: readonly SettingsProblem[];
};

/** Variables with the prefix that are no settings; that of their file is read before them. */
const others = new Set(['PERCORSO_CONFIG', 'PERCORSO_DEBUG']);

/**
 * Puts what the environment says in place of what the file says (RUN-08): a single value has the name of its place,
 * `provider.baseUrl` is `PERCORSO_PROVIDER_BASE_URL`. Lists and tables have none, and stand in the file alone. What is set to
 * nothing is refused: a variable that a script has left empty would take away what the file says.
 */
export function withEnvironment(config: unknown, schema: SettingsNode, env: NodeJS.ProcessEnv): Overridden {
  const places = new Map(placesIn(schema).map((place) => [nameOf(place.path), place]));
  const given = Object.entries(env).filter(([name]) => name.startsWith('PERCORSO_'));
  const variables = new Map<string, string>();
  const problems: SettingsProblem[] = [];
  let settings = config;
  for (const [name, text = ''] of given) {
    const place = places.get(name);
    const isEmpty = text.trim() === '';
    const pointer = place && !isEmpty ? `/${place.path.join('/')}` : name;
    variables.set(pointer, name);
    if (!place && !others.has(name)) problems.push({ pointer, says: misnamed });
    else if (isEmpty) problems.push({ pointer, says: emptied(place) });
    else if (place) settings = put(settings, place.path, read(text, place.node));
  }
  return { config: settings, variables, problems };
}

const misnamed =
  'is no setting: mend its name, as PERCORSO_PROVIDER_BASE_URL is for provider.baseUrl, or take it out';

const emptied = (place: Place | undefined): string =>
  `is set to nothing: ${place ? `write into it what ${place.path.join('.')} is to be` : 'set it to 1'}, or leave it out`;

/** Names the variable of each single setting, with its place in the file. */
export const settingVariables = (schema: SettingsNode): readonly { name: string; place: string }[] =>
  placesIn(schema).map(({ path }) => ({ name: nameOf(path), place: path.join('.') }));

type Place = { path: readonly string[]; node: SettingsNode };

function placesIn({ properties = {} }: SettingsNode, path: readonly string[] = []): Place[] {
  return Object.entries(properties).flatMap(([key, node]) => {
    const here = [...path, key];
    if (node.properties) return placesIn(node, here);
    const isSingle =
      key !== '$schema' && (node.enum !== undefined || !['array', 'object'].includes(node.type ?? ''));
    return isSingle ? [{ path: here, node }] : [];
  });
}

const nameOf = (path: readonly string[]): string =>
  ['PERCORSO', ...path.map((key) => key.replaceAll(/[A-Z]/g, '_$&').toUpperCase())].join('_');

/** Reads a text as what the schema has there; what cannot be read stays a text, which the schema then refuses. */
function read(text: string, { type }: SettingsNode): unknown {
  if (type === 'boolean' && ['true', 'false'].includes(text)) return text === 'true';
  const isNumber =
    (type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}

function put(whole: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const { [key]: member, ...beside } = Object(whole) as Record<string, unknown>;
  return { ...beside, [key]: rest.length === 0 ? value : put(member, rest, value) };
}
