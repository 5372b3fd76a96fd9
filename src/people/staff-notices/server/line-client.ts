import { createOutbound, type Outbound, type OutboundAnswer } from '#ground/outbound/server/outbound.ts';
import { OutboundTrouble } from '#ground/outbound/server/outbound-trouble.ts';
import type { Config } from '#http/server/config.ts';
import type { LineProblem } from '../notice.contract.ts';

type Settings = NonNullable<Config['lineMessaging']>;

/** `later`: the same message with the same key may succeed. `refused`: it never will. */
export type PushOutcome =
  | { state: 'accepted' }
  | { state: 'later'; problem: LineProblem }
  | { state: 'refused'; problem: LineProblem };

export interface LineClient {
  push(message: { to: string; text: string; key: string }): Promise<PushOutcome>;
  /** Whether LINE accepts the token; null if it does. */
  check(): Promise<LineProblem | null>;
}

/** LINE’s limit for one text message, counted in UTF-16 code units. */
const LONGEST_TEXT = 5_000;

/** The two calls of the LINE Messaging API that the shop makes. */
export function lineClient({ token, url }: Settings, outbound: Outbound = createOutbound([url])): LineClient {
  const headers = { authorization: `Bearer ${token}` };
  return {
    async push({ to, text, key }) {
      const body = JSON.stringify({ to, messages: [{ type: 'text', text: text.slice(0, LONGEST_TEXT) }] });
      const answer = await answerOf(() =>
        outbound({
          method: 'POST',
          url: `${url}/v2/bot/message/push`,
          headers: { ...headers, 'content-type': 'application/json', 'x-line-retry-key': key },
          body,
        }),
      );
      return answer ? pushOutcome(answer) : { state: 'later', problem: 'unreachable' };
    },
    async check() {
      const answer = await answerOf(() => outbound({ method: 'GET', url: `${url}/v2/bot/info`, headers }));
      if (!answer || answer.status >= 500) return 'unreachable';
      if (answer.status === 401 || answer.status === 403) return 'token';
      return answer.status === 200 ? null : 'other';
    },
  };
}

/** Undefined if LINE gave no answer; then it may have accepted the message nevertheless. */
async function answerOf(call: () => Promise<OutboundAnswer>): Promise<OutboundAnswer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof OutboundTrouble) return undefined;
    throw error;
  }
}

/** A used retry key (409) means that an earlier try was accepted. */
export function pushOutcome({ status, json }: OutboundAnswer): PushOutcome {
  if (status === 200 || status === 409) return { state: 'accepted' };
  if (status >= 500) return { state: 'later', problem: 'unreachable' };
  // Staff have to correct a wrong token; the message can be sent afterwards.
  if (status === 401 || status === 403) return { state: 'later', problem: 'token' };
  if (status === 429)
    return isMonthlyLimit(json) ? { state: 'refused', problem: 'quota' } : { state: 'later', problem: 'quota' };
  return { state: 'refused', problem: status === 400 ? 'recipient' : 'other' };
}

/** The only sign that distinguishes the plan’s monthly limit from a rate limit is LINE’s message. */
function isMonthlyLimit(json: unknown): boolean {
  const message = typeof json === 'object' && json !== null && 'message' in json ? json.message : '';
  return typeof message === 'string' && /monthly limit/i.test(message);
}
