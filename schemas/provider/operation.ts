import type { ScaExemption } from './exemption.ts';

/** Which token a call carries: none, the pre-login one, the session's, or whichever the call has that it asks about. */
export type TokenKind = 'anonymous' | 'prelogin' | 'bearer' | 'any';

/** What the portal does with a refusal that no journey routes by its code (ERR-10 to ERR-17 and the contract's own four). */
export type BankErrorType =
  | 'BLOCKER'
  | 'PROCESS'
  | 'FORM'
  | 'FORM-PREVIOUS'
  | 'SHOW'
  | 'FIELD'
  | 'FIELD-PREVIOUS'
  | 'CUSTOM'
  | 'SCA'
  | 'SESSION'
  | 'VALIDATION'
  | 'UNAVAILABLE';

/** One refusal an operation may answer: the HTTP status and the type that its body carries. */
export type OperationError = { status: number; type: BankErrorType };

/** What a caller must know to send one call and to read what its answer means. */
export type OperationCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the provider host, `/api` included. */
  path: string;
  token: TokenKind;
  /** The flow whose own token it takes in place of the pre-login one; absent where the pre-login token or the session's will do. */
  flow?: 'registration' | 'recovery';
  /** Does not count as activity of the holder; absent where it does. */
  background?: boolean;
  /** Changes nothing; absent where it may. */
  reads?: boolean;
  /** Takes an Idempotency-Key, by which it is done once; absent where it takes none. */
  keyed?: true;
  /** May be answered 403 `SCA_REQUIRED` with a challenge, and carries riskIT; absent where it may not. */
  sca?: boolean;
  /** What a client tells of itself in headers of this call alone; absent where it tells nothing. */
  tells?: readonly ('riskIT' | 'domain' | 'slider')[];
  /** Is never done without a strong authentication; absent where it asks sometimes or never. */
  scaAlways?: true;
  /** May be answered 200 with `result: "SCA"` and the challenge beside it; absent where it may not. */
  scaResult?: boolean;
  /** How the body is written; null when there is none. */
  content: 'json' | 'form' | 'multipart' | null;
};

/** All that the contract says of one call; schemas are named, not included. */
export type OperationMeta = OperationCall & {
  reads: boolean;
  background: boolean;
  sca: boolean;
  scaResult: boolean;
  /** Why it asks for no strong authentication although it changes something; null where it asks or only reads. */
  exempt: ScaExemption | null;
  /** What it does is told to the contacts that the bank knew before it. */
  notice: boolean;
  /** When a call that only reads asks for a strong authentication nevertheless; null where it never does, or always. */
  scaSometimes: string | null;
  /** Other paths that answer the same. */
  aliases: readonly string[];
  /** Does what must not be done twice: takes an Idempotency-Key, and is never sent again without the same. */
  commit: boolean;
  /** Is none of the documents' calls: a host without it still serves them all. */
  extension: boolean;
  /** May be called with a session whose login is not yet finalised. */
  beforeFinalise: boolean;
  /** Name of the body's schema; null when there is no body. */
  request: string | null;
  /** The body must be sent. */
  bodyRequired: boolean;
  /** Content type of the answer 200; anything but JSON is a file, as bytes. */
  media: string;
  /** Further content types of the answer 200, where the call says which one it wants. */
  otherMedia: readonly string[];
  /** Name of the schema of the answer 200. */
  reply: string;
  query: readonly string[];
  headers: readonly string[];
  errors: Readonly<Record<string, OperationError>>;
};
