import type { Outbound, OutboundAnswer } from '#ground/outbound/server/outbound.ts';
import { OutboundTrouble } from '#ground/outbound/server/outbound-trouble.ts';
import type { Log } from '#http/server/log.ts';
import { ProviderTrouble } from '../payment-provider.ts';
import { paypalIssue } from './paypal-answers.ts';
import { type PaypalKeys, PaypalTokens } from './paypal-token.ts';

interface PaypalCall {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** The idempotency key. */
  requestId?: string;
  /** JSON, serialised by the caller: a webhook's event must not be serialised again. */
  body?: string;
}

/** Rejects with {@link ProviderTrouble} if there is no usable answer. */
export type PaypalApi = (call: PaypalCall) => Promise<OutboundAnswer>;

/** A token that PayPal no longer accepts is replaced once. */
export function paypalApi(outbound: Outbound, keys: PaypalKeys, log?: Log): PaypalApi {
  const tokens = new PaypalTokens(outbound, keys);
  const send = async (call: PaypalCall, token: string) =>
    outbound({
      method: call.method,
      url: keys.api + call.path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(call.method === 'POST' && { 'content-type': 'application/json', prefer: 'return=representation' }),
        ...(call.requestId && { 'paypal-request-id': call.requestId }),
      },
      ...(call.body !== undefined && { body: call.body }),
    });
  return async (call) => {
    try {
      const token = await tokens.current();
      let answer = await send(call, token);
      if (answer.status === 401) {
        tokens.refused(token);
        answer = await send(call, await tokens.current());
      }
      if (answer.status >= 400) note(log, call, answer);
      return answer;
    } catch (error) {
      const reason = error instanceof OutboundTrouble || error instanceof ProviderTrouble ? error.reason : undefined;
      if (!reason) throw error;
      log?.warn({ provider: 'paypal', call: pathKind(call), reason }, 'the payment provider cannot be asked');
      throw error instanceof ProviderTrouble ? error : new ProviderTrouble(reason);
    }
  };
}

function note(log: Log | undefined, call: PaypalCall, { status, json }: OutboundAnswer): void {
  const { issue, debug_id } = paypalIssue(json);
  log?.warn({ provider: 'paypal', call: pathKind(call), status, issue, debug_id }, 'the payment provider refuses');
}

/** The path without its ids. */
function pathKind({ method, path }: PaypalCall): string {
  return `${method} ${path.replace(/\/[\w-]*[A-Z0-9]{8,}[\w-]*/g, '/…')}`;
}
