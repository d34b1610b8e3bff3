import type { ErrorProtocol, ErrorReport } from './report.ts';

/** The version of the protocol that the address names. */
const version = 7;

/**
 * Makes the adapter of Sentry’s protocol: an envelope with one event. It goes as plain text and with its key in the address,
 * so that browsers ask for no permission first.
 */
export function sentry(url: string, key: string): ErrorProtocol {
  const address = `${url}?sentry_key=${key}&sentry_version=${version}`;
  return (report) => {
    const lines = [{ event_id: report.id, sent_at: report.at }, { type: 'event' }, eventOf(report)];
    const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    return { url: address, type: 'text/plain;charset=UTF-8', body };
  };
}

function eventOf({ id, at, release, route, area, type, says, code, chunk, crash, frames }: ErrorReport) {
  return {
    event_id: id,
    timestamp: at,
    platform: 'javascript',
    level: 'error',
    release,
    transaction: route,
    tags: { area, crash, code, chunk },
    exception: {
      values: [
        {
          type,
          value: code ?? says,
          // What a boundary has caught left the rest of the page at work.
          mechanism: { type: 'generic', handled: area !== 'script' && area !== 'promise' },
          ...(frames.length > 0 && { stacktrace: { frames: frames.map(frameOf).toReversed() } }),
        },
      ],
    },
    // Without it, who takes the event would add the address that it came from.
    sdk: { name: 'percorso', version: '1.0.0', settings: { infer_ip: 'never' } },
  };
}

/** The host is nobody’s business: source maps are found by the path. */
const frameOf = ({ file, line, column }: ErrorReport['frames'][number]) => ({
  filename: `app:///${file}`,
  abs_path: `app:///${file}`,
  lineno: line,
  colno: column,
  in_app: true,
});
