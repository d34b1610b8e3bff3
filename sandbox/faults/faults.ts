import { createOrders, type Order } from './orders.ts';

/** A failure that the console asks for. */
export type Fault = Order & {
  kind: 'status' | 'error' | 'hang' | 'reset' | 'malformed' | 'delay';
  /** With `status`: what to answer; 500 when it is not said. */
  status?: number;
  /** With `error`, which must say it: which of the operation’s codes to answer. */
  code?: string;
  /** With `delay`, which must say it: how long to wait, in milliseconds. */
  ms?: number;
  /** Strikes once the operation is done: what was asked for has happened, and only the reply is lost. */
  after?: boolean;
};

/** The faults that are set. */
export const faults = createOrders<Fault>('faults');
