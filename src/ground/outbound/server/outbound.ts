import { boundedJson } from './bounded-json.ts';
import { Circuit } from './circuit.ts';
import { OutboundTrouble } from './outbound-trouble.ts';
import { Slots } from './slots.ts';

interface OutboundCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface OutboundAnswer {
  status: number;
  /** As the host sent it: still to be checked. Undefined where the answer is empty. */
  json: unknown;
}

/** Asks one of the hosts it was made for. Rejects with {@link OutboundTrouble} if there is no usable answer. */
export type Outbound = (call: OutboundCall) => Promise<OutboundAnswer>;

export interface OutboundLimits {
  /** From the call to the last byte of the answer, waiting for a turn included. */
  totalMs: number;
  maxBytes: number;
  /** Calls under way at once per host; the others wait in a line. */
  atOnce: number;
  queueLength: number;
  /** Failures in a row after which the host counts as unavailable, and for how long. */
  failures: number;
  pauseMs: number;
}

const LIMITS: OutboundLimits = {
  totalMs: 10_000,
  maxBytes: 1_048_576,
  atOnce: 8,
  queueLength: 100,
  failures: 5,
  pauseMs: 10_000,
};

interface Host {
  circuit: Circuit;
  slots: Slots;
}

const LOCAL_NAMES = new Set(['127.0.0.1', 'localhost']);

/** Whether an address is spoken to in secret, or stays on this machine. */
function isSafeOrigin(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_NAMES.has(hostname));
}

/**
 * The one client for calls to other hosts. It speaks to exactly these origins, follows no redirect, and gives a hanging,
 * endless or failing host only so much time, memory and connections. Each client has queues and circuit breakers of its own: calls
 * that must not wait for others get their own client.
 */
export function createOutbound(origins: readonly string[], changed: Partial<OutboundLimits> = {}): Outbound {
  const limits = { ...LIMITS, ...changed };
  const hosts = new Map<string, Host>();
  for (const origin of origins) {
    if (!isSafeOrigin(origin)) throw new TypeError('only https, or http on this machine, can be called');
    hosts.set(new URL(origin).origin, {
      circuit: new Circuit(limits),
      slots: new Slots(limits.atOnce, limits.queueLength),
    });
  }
  return async (call) => {
    const url = new URL(call.url);
    const host = hosts.get(url.origin);
    if (!host || url.username || url.password) throw new OutboundTrouble('foreign_origin');
    const signal = AbortSignal.timeout(limits.totalMs);
    if (!(await host.slots.acquire(signal))) throw new OutboundTrouble('busy');
    try {
      // Asked only now: those who waited behind the call that failed last need not try themselves.
      if (!host.circuit.admits()) throw new OutboundTrouble('unavailable');
      return await guarded(host.circuit, () => send(url, call, signal, limits.maxBytes));
    } finally {
      host.slots.release();
    }
  };
}

/** Tells the circuit how a call ended: an answer that is no failure of the host itself is a success. */
async function guarded(circuit: Circuit, work: () => Promise<OutboundAnswer>): Promise<OutboundAnswer> {
  try {
    const answer = await work();
    if (answer.status >= 500) circuit.failed();
    else circuit.succeeded();
    return answer;
  } catch (error) {
    circuit.failed();
    throw error;
  }
}

async function send(url: URL, call: OutboundCall, signal: AbortSignal, maxBytes: number): Promise<OutboundAnswer> {
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: { accept: 'application/json', ...call.headers },
      body: call.body ?? null,
      redirect: 'manual',
      signal,
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new OutboundTrouble('redirect', response.status);
    }
    return { status: response.status, json: await boundedJson(response, maxBytes) };
  } catch (error) {
    if (error instanceof OutboundTrouble) throw error;
    // What the platform says may repeat the address or a header.
    throw new OutboundTrouble(signal.aborted ? 'timeout' : 'no_answer');
  }
}
