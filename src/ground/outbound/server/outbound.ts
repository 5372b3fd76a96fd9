import { boundedJson, boundedText } from './bounded-json.ts';
import { Circuit } from './circuit.ts';
import { OutboundTrouble } from './outbound-trouble.ts';
import { Slots } from './slots.ts';

interface OutboundCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** What the host answers with: JSON, unless it is a form or has numbers too long for JavaScript. */
  takes?: 'text';
}

export interface OutboundAnswer {
  status: number;
  /** As the host sent it: not validated. Undefined if the answer is empty. */
  json: unknown;
  /** Instead of `json`, if the call takes text. */
  text?: string;
}

/** Calls one of its hosts. Rejects with {@link OutboundTrouble} if there is no usable answer. */
export type Outbound = (call: OutboundCall) => Promise<OutboundAnswer>;

export interface OutboundLimits {
  /** From the call to the last byte of the answer, including the queue. */
  totalMs: number;
  maxBytes: number;
  /** Concurrent calls per host; the others are queued. */
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

/** Whether an address uses https or is on this machine. */
function isSafeOrigin(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_NAMES.has(hostname));
}

/**
 * The client for calls to other hosts. It calls only these origins, follows no redirect, and limits time, memory
 * and connections for a hanging, endless or failing host. Each client has its own queues and circuit breakers:
 * calls that must not wait for others get their own client.
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
      // Checked after the queue: calls queued behind the last failure need not try.
      if (!host.circuit.admits()) throw new OutboundTrouble('unavailable');
      return await guarded(host.circuit, () => send(url, call, signal, limits.maxBytes));
    } finally {
      host.slots.release();
    }
  };
}

/** Reports a call's result to the circuit: an answer that is not the host's own failure is a success. */
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
    const { status } = response;
    if (call.takes === 'text') return { status, json: undefined, text: await boundedText(response, maxBytes) };
    return { status, json: await boundedJson(response, maxBytes) };
  } catch (error) {
    if (error instanceof OutboundTrouble) throw error;
    // The platform's message may contain the address or a header.
    throw new OutboundTrouble(signal.aborted ? 'timeout' : 'no_answer');
  }
}
