/**
 * The conditions on which a call that changes something may go without strong authentication, each with what holds then
 * for anyone who has the token of a whole session and nothing else.
 */
export const exemptConditions = {
  'before-session': 'takes the token from before a login alone, and none of a session',
  'flow-session': 'takes the token of its own flow, a registration or a recovery, alone',
  blocker: 'works only while the named BLOCKER stands for the holder, after a login confirmed with a code',
  'own-code':
    'carries a code or an answer that a token does not give; a wrong one is counted and changes nothing',
  'own-session': 'changes the session that asks, and a cookie of its browser, alone',
  'only-sends': 'sends a code or a message within the limits, and changes nothing else',
  prepares: 'keeps something for the session that is worth nothing until the named call, which asks',
  'only-counts': 'raises a counter that limits it, and nothing else',
  'hands-over': 'answers an address elsewhere, where the holder is identified anew',
  notice: 'changes nothing of access or money, and tells the contacts that the bank knew before',
  protects:
    'only takes away what a card may do, tells the contacts that the bank knew before, and is taken back with a code alone',
  harmless: 'changes nothing of access, money, contacts or services',
} as const;

/** One of the conditions on which a call goes without strong authentication. */
export type ExemptCondition = keyof typeof exemptConditions;

/** Why a call that changes something asks for no strong authentication. */
export type ScaExemption = {
  condition: ExemptCondition;
  /** In words, for anyone who reads the contract. */
  reason: string;
  /** With the condition `blocker`: the id that must stand. */
  blocker?: string;
  /** With the condition `prepares`: the operation that asks. */
  for?: string;
};
