/** A file as a form of a journey holds it: its content is in base64. */
type HeldFile = { name: string; mediaType: string; content: string };

/**
 * Writes a body in parts, as the contract has it: a list of files is as many parts, anything else a part in JSON. A file
 * is a Blob, or what a form holds: its name, its kind and its content in base64.
 */
export function multipartBody(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    for (const part of parts) form.append(name, partOf(part));
  }
  return form;
}

function partOf(value: unknown): Blob {
  if (value instanceof Blob) return value;
  if (!isHeldFile(value)) return new Blob([JSON.stringify(value)], { type: 'application/json' });
  const bytes = Uint8Array.from(atob(value.content), (sign) => sign.charCodeAt(0));
  return new File([bytes], value.name, { type: value.mediaType });
}

function isHeldFile(value: unknown): value is HeldFile {
  if (typeof value !== 'object' || value === null) return false;
  const members = Object.entries(value);
  const names = members.map(([name]) => name).toSorted();
  return names.join() === 'content,mediaType,name' && members.every(([, held]) => typeof held === 'string');
}
