import { type Seal, sealOf } from './seal.ts';

/** Where a row stands; `sessionStorage` fits it. */
type RowStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One row of a storage that any script can read, sealed with the secret of a session. */
export type SealedRow = {
  /** Begins to seal with a secret, and answers what stands in the row; undefined where that cannot be opened. */
  unlock(secret: string): Promise<string | undefined>;
  /** Nothing is left, and nothing is sealed any more. */
  lock(): void;
  /** Writes the text as it is by then; what is promised is so once it stands there, or cannot. Undefined where nothing is to be sealed. */
  write(): Promise<void> | undefined;
};

type RowParts = {
  storage: RowStorage;
  key: string;
  /** What the row is bound to: it cannot be opened elsewhere. */
  place: () => string;
  /** What is to be kept; undefined for nothing. */
  text: () => string | undefined;
};

/** Far more than any run needs; what is longer is not kept. */
const longest = 100_000;

/** Makes the keeper of a row; until it is unlocked it writes nothing. */
export function createSealedRow({ storage, key, place, text }: RowParts): SealedRow {
  const row = rowIn(storage, key);
  let seal: Promise<Seal> | undefined;
  let writing: Promise<void> | undefined;
  let turn = 0;

  const sealed = async (own: Promise<Seal>): Promise<string | undefined> => {
    const { seal: close } = await own;
    for (;;) {
      const [now, words] = [turn, text()];
      const closed = words === undefined ? undefined : await close(words, place());
      // What has changed meanwhile goes with it: nothing older is ever written after something newer.
      if (now === turn) return closed;
    }
  };
  const write = async (own: Promise<Seal>): Promise<void> => {
    // Where nothing can be sealed nothing older is left behind, which would stand before what was sent meanwhile.
    const closed = await sealed(own).catch(() => undefined);
    // The row may be another session’s by now.
    if (seal !== own) return;
    row.put(closed);
    // At once: what changes from now on is written anew.
    writing = undefined;
  };
  return {
    unlock: async (secret) => {
      const own = sealOf(secret);
      seal = own;
      const [kept, at] = [row.read(), place()];
      if (kept === undefined) return undefined;
      return own.then(async ({ open }) => open(kept, at)).catch(() => undefined);
    },
    lock: () => {
      seal = undefined;
      writing = undefined;
      row.put(undefined);
    },
    write: () => {
      turn += 1;
      if (text() === undefined) row.put(undefined);
      else if (seal !== undefined) writing ??= write(seal);
      return writing;
    },
  };
}

/** A row that a browser may forbid, or have no place for: then it is empty. */
function rowIn(storage: RowStorage, key: string) {
  const forget = (): void => tried(() => storage.removeItem(key));
  return {
    read: (): string | undefined => tried(() => storage.getItem(key)) ?? undefined,
    put: (sealed: string | undefined): void => {
      const isPut =
        sealed !== undefined &&
        sealed.length <= longest &&
        tried(() => {
          storage.setItem(key, sealed);
          return true;
        });
      if (!isPut) forget();
    },
  };
}

function tried<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
