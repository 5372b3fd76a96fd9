import { createHash, createHmac } from 'node:crypto';
import type { Outbound, OutboundAnswer } from '#ground/outbound/server/outbound.ts';
import { OutboundTrouble } from '#ground/outbound/server/outbound-trouble.ts';
import type { Log } from '#http/server/log.ts';
import type { CybersourceRest } from '#http/server/payment-config.ts';
import { ProviderTrouble } from '../payment-provider.ts';

/** Posts JSON to CyberSource's REST API; rejects with {@link ProviderTrouble} if there is no usable answer. */
export type RestApi = (path: `/${string}`, body: unknown) => Promise<OutboundAnswer>;

export function restApi(outbound: Outbound, rest: CybersourceRest, log?: Log): RestApi {
  return async (path, body) => {
    const text = JSON.stringify(body);
    try {
      const answer = await outbound({
        method: 'POST',
        url: rest.api + path,
        headers: restHeaders(rest, path, text, new Date()),
        body: text,
      });
      if (answer.status >= 400)
        log?.warn({ provider: 'cybersource', status: answer.status }, 'the payment provider refuses');
      return answer;
    } catch (error) {
      if (!(error instanceof OutboundTrouble)) throw error;
      log?.warn({ provider: 'cybersource', reason: error.reason }, 'the payment provider cannot be asked');
      throw new ProviderTrouble(error.reason);
    }
  };
}

/** `request-target` has no parentheses: CyberSource refuses those since April 2024. */
function restHeaders(rest: CybersourceRest, path: string, body: string, now: Date): Record<string, string> {
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const date = now.toUTCString();
  const signed = [
    ['host', new URL(rest.api).host],
    ['v-c-date', date],
    ['request-target', `post ${path}`],
    ['digest', digest],
    ['v-c-merchant-id', rest.merchantId],
  ] as const;
  const text = signed.map(([name, value]) => `${name}: ${value}`).join('\n');
  const signature = createHmac('sha256', Buffer.from(rest.secret, 'base64')).update(text).digest('base64');
  return {
    'content-type': 'application/json',
    'v-c-merchant-id': rest.merchantId,
    'v-c-date': date,
    digest,
    signature: [
      `keyid="${rest.keyId}"`,
      'algorithm="HmacSHA256"',
      `headers="${signed.map(([name]) => name).join(' ')}"`,
      `signature="${signature}"`,
    ].join(', '),
  };
}
