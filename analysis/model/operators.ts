const deciding = ['var', '===', '!==', '<', '<=', '>', '>=', 'in', 'and', 'or', '!', '!!', 'if', 'count'];

/** Names of the operators that guards may use. */
export const guardOperators: ReadonlySet<string> = new Set(deciding);

/** Names of the operators that guards and mappings may use. */
export const operatorNames: ReadonlySet<string> = new Set([...deciding, 'cat', 'pick', 'maskPhone']);

/** Names of the operators whose result does not give away a sensitive argument. */
export const maskingOperators: ReadonlySet<string> = new Set(['count', 'maskPhone']);
