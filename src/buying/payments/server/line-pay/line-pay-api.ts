import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Outbound } from '#ground/outbound/server/outbound.ts';
import { OutboundTrouble } from '#ground/outbound/server/outbound-trouble.ts';
import type { LinePayConfig } from '#http/server/payment-config.ts';
import { ProviderTrouble } from '../payment-provider.ts';
import { linePaySignature } from './line-pay-signature.ts';

type Call =
  | { method: 'POST'; path: string; body: Record<string, unknown> }
  | { method: 'GET'; path: string; query?: Record<string, string> };

const answer = z.object({ returnCode: z.string().regex(/^\d{4}$/), info: z.unknown().optional() });

interface LinePayAnswer {
  code: string;
  info: unknown;
}

/** Rejects with {@link ProviderTrouble}. The path is without the version. */
export type LinePayApi = (call: Call) => Promise<LinePayAnswer>;

export function linePayApi({ api, version, channelId, channelSecret }: LinePayConfig, outbound: Outbound): LinePayApi {
  return async (call) => {
    const path = `/${version}${call.path}`;
    const sent = call.method === 'POST' ? JSON.stringify(call.body) : new URLSearchParams(call.query).toString();
    const nonce = randomUUID();
    const isPost = call.method === 'POST';
    try {
      const { status, text = '' } = await outbound({
        method: call.method,
        url: `${api}${path}${!isPost && sent ? `?${sent}` : ''}`,
        headers: {
          'x-line-channelid': channelId,
          'x-line-authorization-nonce': nonce,
          'x-line-authorization': linePaySignature(channelSecret, { path, sent, nonce }),
          ...(isPost && { 'content-type': 'application/json' }),
        },
        ...(isPost && { body: sent }),
        takes: 'text',
      });
      if (status !== 200) throw new ProviderTrouble(`http_${status}`);
      const { data } = answer.safeParse(readJson(text));
      if (!data) throw new ProviderTrouble('not_understood');
      return { code: data.returnCode, info: data.info };
    } catch (error) {
      if (error instanceof OutboundTrouble) throw new ProviderTrouble(error.reason);
      throw error;
    }
  };
}

/** A transaction’s number has 19 digits, more than a JavaScript number holds: such numbers stay texts. */
export function readJson(text: string): unknown {
  const keepDigits = (_name: string, value: unknown, { source = '' }: { source?: string } = {}) =>
    typeof value === 'number' && /^\d{16,}$/.test(source) ? source : value;
  try {
    return JSON.parse(text, keepDigits);
  } catch {
    return undefined;
  }
}
