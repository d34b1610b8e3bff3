/** Seals texts for storage that any script can read, and opens them again. */
export type Seal = {
  seal: (text: string, place: string) => Promise<string>;
  /** Answers undefined for what was sealed with another secret or for another place, and for anything else. */
  open: (sealed: string, place: string) => Promise<string | undefined>;
};

const name = 'AES-GCM';
const ivLength = 12;

/**
 * Makes a seal of a session’s secret. The key can do nothing but seal and open, and nobody can read it from the page: the
 * secret itself is not kept.
 */
export async function sealOf(secret: string): Promise<Seal> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), name, false, ['encrypt', 'decrypt']);
  return {
    seal: async (text, place) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const how = { name, iv, additionalData: boundTo(place) };
      const body = new Uint8Array(await crypto.subtle.encrypt(how, key, new TextEncoder().encode(text)));
      return textOf(iv) + textOf(body);
    },
    open: async (sealed, place) => {
      try {
        const bytes = bytesOf(sealed);
        const how = { name, iv: bytes.slice(0, ivLength), additionalData: boundTo(place) };
        return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, bytes.slice(ivLength)));
      } catch {
        return undefined;
      }
    },
  };
}

const boundTo = (place: string) => new TextEncoder().encode(place);

// Twelve bytes are sixteen signs: what follows them begins with a sign of its own.
function textOf(bytes: Uint8Array): string {
  let signs = '';
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
