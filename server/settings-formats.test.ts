import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PortalConfig } from '#schemas';
import { securityHeaders } from './http/security-headers.ts';
import { browserConfig, judgeSettings } from './portal-config.ts';
import { settingsFormats } from '#schemas';
import { readSettingsSchema } from './settings-schema.ts';

const path = 'portal.config.json';
const standard: PortalConfig = JSON.parse(readFileSync(path, 'utf8'));

type Node = { type?: string; format?: string; properties?: Readonly<Record<string, Node>> };
type Single = { at: readonly string[]; format: string | undefined };

const textsIn = ({ properties = {} }: Node, at: readonly string[] = []): Single[] =>
  Object.entries(properties).flatMap(([key, node]) =>
    node.properties
      ? textsIn(node, [...at, key])
      : node.type === 'string'
        ? [{ at: [...at, key], format: node.format }]
        : [],
  );

const texts = textsIn(readSettingsSchema());

function withText([key = '', ...rest]: readonly string[], text: string, whole: object): object {
  const before: Record<string, unknown> = { ...whole };
  return { ...before, [key]: rest.length === 0 ? text : withText(rest, text, Object(before[key])) };
}

const settings = (at: readonly string[], text: string): object => withText(at, text, standard);
const said = (config: object): string => {
  try {
    judgeSettings({ path, text: JSON.stringify(config) }, {});
    return '';
  } catch (error) {
    return Object(error).message;
  }
};
const policyOf = (config: object): string =>
  String(
    securityHeaders({ config: browserConfig(config as PortalConfig, false), isHttps: true, styleHashes: [] })[
      'Content-Security-Policy'
    ],
  );

const probes = ['https://probe.example', 'https://probe.example/a', 'https://a1@probe.example/7'];

describe('a setting that browsers call by', () => {
  it('has a format in the schema, whatever it is called [S-44]', () => {
    const named = texts.filter(({ at }) =>
      probes.some((probe) => policyOf(settings(at, probe)).includes('probe.example')),
    );

    expect(named.map(({ at }) => at.join('.'))).toContain('provider.baseUrl');
    expect(named.filter(({ format = '' }) => !(format in settingsFormats))).toEqual([]);
  });

  it.each(texts.filter(({ format = '' }) => format in settingsFormats))(
    'is refused with what no one host is called by, saying what was expected: $at [RUN-08]',
    ({ at, format = '' }) => {
      const own =
        format === 'dsn'
          ? 'https://a1@HOST/7'
          : format.startsWith('origin')
            ? 'https://HOST'
            : 'https://HOST/a';
      const taken = own.replace('HOST', 'api.bank.example:8443');
      const refused = [
        own.replace('a1@', '').replace('HOST', 'u:p@api.bank.example'),
        own.replace('a1@', '').replace('HOST', ':p@api.bank.example'),
        own.replace('HOST', '*'),
        own.replace('HOST', '*.bank.example'),
        own.replace('HOST', '%2a'),
        own.replace('HOST', 'api.bank.example; script-src *'),
        own.replace('HOST', 'api.bank.example\\evil.example'),
        own.replace('HOST', 'api.bank.example:99999'),
        `${own.replace('HOST', 'api.bank.example')}#x`,
        ...(format === 'address' ? [] : [`${own.replace('HOST', 'api.bank.example')}?x=1`]),
        ' ',
      ];

      expect(said(settings(at, taken))).toBe('');
      for (const text of refused)
        expect(said(settings(at, text)), text).toContain(`: it must be ${settingsFormats[format]?.says}`);
    },
  );

  it('is https where the portal is [S-44]', () => {
    const https = { ...standard, server: { ...standard.server, https: true } };
    const calling = (baseUrl: string) => ({ ...https, provider: { ...https.provider, baseUrl } });

    expect(said(calling('http://api.bank.example'))).toContain('it must be https where server.https is true');
    expect(said(calling('https://api.bank.example'))).toBe('');
  });
});

it.each(texts.filter(({ format }) => format !== undefined))(
  'never repeats a password that $at carries where it is refused [RUN-08]',
  ({ at }) => {
    expect(said(settings(at, 'https://bank:Segreta99@api.bank.example/; x *'))).not.toContain('Segreta99');
  },
);
