import type {
  Announcement,
  BankReply,
  BankRequest,
  ErrorPopup,
  FocusTarget,
  OfferedFile,
  Ports,
  Refresh,
  ShownMessage,
  Visit,
} from '#engine';

/** A call that the fake bank has not answered yet. */
type Waiting = { request: BankRequest; answer(reply: BankReply): void; cancelled: boolean };
type Timer = { at: number; run: () => void; stopped: boolean };
type Time = { now: number; timers: Timer[] };

/** What the outside was told. */
export type PortLog = {
  sent: BankRequest[];
  cancelled: BankRequest[];
  messages: ShownMessage[];
  popups: ErrorPopup[];
  focused: FocusTarget[];
  announced: Announcement[];
  paths: string[];
  visited: Visit[];
  offered: OfferedFile[];
  signedOut: number;
  refreshed: Refresh[];
  recorded: { name: string; journey: string; step: string; detail?: string | undefined }[];
  saved: Map<string, unknown>;
};

/** Ports in memory, a log of all they were told, and the hands that move them. */
export type FakePorts = {
  ports: Ports;
  log: PortLog;
  /** The calls without an answer, oldest first. */
  waiting: () => readonly BankRequest[];
  /** Returns the oldest call, and waits until the answer was heard. */
  reply: (status: number, body?: unknown) => Promise<void>;
  /** Leaves the oldest call without an answer for good. */
  fail: () => Promise<void>;
  /** Lets time pass; timers run in their order. */
  pass: (seconds: number) => Promise<void>;
};

/**
 * Makes ports that keep everything in memory; their bank answers when it is told to, cancelled calls too. The place called
 * `refused` may not be visited.
 */
export function createFakePorts(): FakePorts {
  const log: PortLog = {
    sent: [],
    cancelled: [],
    messages: [],
    popups: [],
    focused: [],
    announced: [],
    paths: [],
    visited: [],
    offered: [],
    signedOut: 0,
    refreshed: [],
    recorded: [],
    saved: new Map(),
  };
  const calls: Waiting[] = [];
  const time: Time = { now: 0, timers: [] };
  const answer = async (reply: BankReply): Promise<void> => {
    const call = calls.shift();
    if (call === undefined) throw new Error('the fake bank has no call to answer');
    call.answer(reply);
    await heard();
  };
  return {
    ports: portsOver(log, calls, time),
    log,
    waiting: () => calls.filter(({ cancelled }) => !cancelled).map(({ request }) => request),
    reply: (status, body = {}) => answer({ kind: 'reply', status, body }),
    fail: () => answer({ kind: 'unreachable' }),
    pass: async (seconds) => {
      time.now += seconds * 1000;
      const due = time.timers.filter(({ at, stopped }) => at <= time.now && !stopped);
      for (const timer of due.toSorted((one, other) => one.at - other.at)) {
        if (timer.stopped) continue;
        timer.stopped = true;
        timer.run();
      }
      await heard();
    },
  };
}

/** Lets every promise that is settled be heard. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function portsOver(log: PortLog, calls: Waiting[], time: Time): Ports {
  return {
    bank: { send: (request) => take(request, log, calls) },
    clock: {
      now: () => time.now,
      after: (seconds, run) => {
        const timer: Timer = { at: time.now + seconds * 1000, run, stopped: false };
        time.timers.push(timer);
        return () => {
          timer.stopped = true;
        };
      },
    },
    navigator: {
      go: (path) => void log.paths.push(path),
      visit: (place) => {
        log.visited.push(place);
        return place.link !== 'refused';
      },
      signedOut: () => {
        log.signedOut += 1;
      },
    },
    messages: {
      show: (message) => void log.messages.push(message),
      popup: (popup) => void log.popups.push(popup),
    },
    attention: {
      focus: (target) => void log.focused.push(target),
      announce: (announcement) => void log.announced.push(announcement),
    },
    files: { offer: (file) => void log.offered.push(file) },
    analytics: { record: (event) => void log.recorded.push(event) },
    store: {
      save: (runId, saved) => void log.saved.set(runId, saved),
      forget: (runId) => void log.saved.delete(runId),
    },
    refresh: {
      refresh: (what) => {
        log.refreshed.push(...what);
        return Promise.resolve(undefined);
      },
    },
  };
}

function take(
  request: BankRequest,
  log: PortLog,
  calls: Waiting[],
): { reply: Promise<BankReply>; cancel(): void } {
  const { promise, resolve } = Promise.withResolvers<BankReply>();
  const call: Waiting = { request, answer: resolve, cancelled: false };
  calls.push(call);
  log.sent.push(request);
  return {
    reply: promise,
    cancel: () => {
      call.cancelled = true;
      log.cancelled.push(request);
    },
  };
}
