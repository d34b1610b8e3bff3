/** What the client reads of one operation of the contract; the generated table of `#schemas` fits it. */
export type Operation = {
  method: string;
  /** Path from the provider’s host, `/api` included (HDR-01). */
  path: string;
  /** Whose proof the call carries: a holder’s, a session that has not logged in yet, nobody’s, or, of a call about another, that of the other: the portal makes none. */
  token: 'bearer' | 'prelogin' | 'anonymous' | 'any';
  /** The flow whose own token it carries in place of the pre-login one. */
  flow?: string;
  /** The bank may ask for strong authentication; the call carries riskIT (SCA-33). */
  sca?: boolean;
  /** What the client tells of itself in headers of this call alone, riskIT among them. */
  tells?: readonly ('riskIT' | 'domain' | 'slider')[];
  /** Reading only: sending it twice changes nothing, whatever its method. */
  idempotent?: boolean;
  /** Changes nothing. */
  reads?: boolean;
  /** How the body is written; null when there is none. */
  content?: 'json' | 'form' | 'multipart' | null;
  /** Asked by the portal of itself: it does not keep the session alive. */
  background?: boolean;
};

/** The contract’s operations by operationId. */
export type OperationTable = Readonly<Record<string, Operation>>;

/** Returns whether a call may be sent again by itself (S-52). */
export function isRepeatable(operation: Operation): boolean {
  return operation.method.toUpperCase() === 'GET' || operation.idempotent === true;
}
