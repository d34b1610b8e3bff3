/** Writes a body in parts, as the contract has it: a list of files is as many parts, anything else a part in JSON. */
export function multipartBody(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    for (const part of parts) form.append(name, part instanceof Blob ? part : jsonPart(part));
  }
  return form;
}

const jsonPart = (value: unknown): Blob => new Blob([JSON.stringify(value)], { type: 'application/json' });
