import type { ErrorProtocol } from './report.ts';

/** Makes the adapter of a bank’s own endpoint: a report as JSON, each of its frames as `file:line:column`. */
export function bankEndpoint(url: string): ErrorProtocol {
  return ({ frames, ...report }) => {
    const stack = frames.map(({ file, line, column }) => `${file}:${line}:${column}`);
    return { url, type: 'application/json', body: JSON.stringify({ ...report, stack }) };
  };
}
