import type { WireRequest } from './wire.ts';

/**
 * How much of what is being sent has gone, from 0 to 1; undefined once it has all been answered, or nobody waits for it any
 * more. Until all has gone it can be called off: half a body is nothing to anybody.
 */
export type Uploaded = (share: number | undefined, callOff?: () => void) => void;

type UploadOptions = {
  open: () => XMLHttpRequest;
  withCredentials: boolean;
  /** How long nothing may move: neither a part that goes nor, once all have gone, an answer. */
  quietMs: number;
  uploaded: Uploaded;
};

/**
 * Sends a body of files by XMLHttpRequest, which alone tells how much of it has gone. A slow line may take as long as it
 * moves; it is never repeated.
 *
 * @throws {Error} `UPLOAD_UNANSWERED` when nobody has answered, or nothing has moved for too long.
 * @throws {DOMException} `AbortError` when it was called off, before all had gone.
 */
export function upload(request: WireRequest, body: FormData, options: UploadOptions): Promise<Response> {
  const { open, withCredentials, quietMs } = options;
  // Of a message without a file nothing is told: it goes like any other.
  const uploaded: Uploaded = hasFiles(body) ? options.uploaded : () => undefined;
  const sending = open();
  sending.open(request.method, request.url);
  sending.responseType = 'arraybuffer';
  sending.withCredentials = withCredentials;
  for (const [name, value] of Object.entries(request.headers)) sending.setRequestHeader(name, value);
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let isCalledOff = false;
  const callOff = () => {
    isCalledOff = true;
    sending.abort();
  };
  const moved = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => sending.abort(), quietMs);
  };
  sending.upload.addEventListener('progress', ({ loaded, total }) => {
    moved();
    const share = total > 0 ? loaded / total : 0;
    uploaded(share, share < 1 ? callOff : undefined);
  });
  sending.upload.addEventListener('load', () => uploaded(1));
  request.signal.addEventListener('abort', () => sending.abort());
  return new Promise((resolve, reject) => {
    sending.addEventListener('load', () => resolve(responseOf(sending)));
    sending.addEventListener('loadend', () => {
      clearTimeout(quiet);
      uploaded(undefined);
      // After an answer this changes nothing.
      reject(isCalledOff ? new DOMException('Called off.', 'AbortError') : unanswered());
    });
    moved();
    uploaded(0, callOff);
    sending.send(body);
  });
}

/** Whether any part is a file; what is none is a part in JSON. */
const hasFiles = (body: FormData): boolean =>
  [...body.values()].some((part) => part instanceof File && part.type !== 'application/json');

const unanswered = () =>
  new Error('UPLOAD_UNANSWERED: the connection was lost, or nothing has moved for too long.');

function responseOf(sending: XMLHttpRequest): Response {
  const type = sending.getResponseHeader('content-type');
  // A list of bytes, as its responseType says.
  const bytes = sending.response as ArrayBuffer;
  return new Response(bytes.byteLength > 0 ? bytes : null, {
    status: sending.status,
    ...(type !== null && { headers: { 'content-type': type } }),
  });
}
