import type { z } from 'zod';
import type { Outbound } from '#ground/outbound/server/outbound.ts';
import { OutboundTrouble } from '#ground/outbound/server/outbound-trouble.ts';
import type { EcpayInvoiceConfig } from '#http/server/invoice-config.ts';
import type { Answer } from '../invoice-provider.ts';
import { classified, envelope, MINISTRY_AWAY, result } from './ecpay-answers.ts';
import { decrypted, encrypted } from './ecpay-envelope.ts';

type EcpayCall =
  | 'Issue'
  | 'GetIssue'
  | 'Invalid'
  | 'Allowance'
  | 'AllowanceInvalid'
  | 'CheckBarcode'
  | 'CheckLoveCode'
  | 'GetInvoiceWordSetting';

/** One call, and its answer in the given shape. Never rejects. */
export type EcpayApi = <Shape extends z.ZodType<object>>(
  call: EcpayCall,
  data: Readonly<Record<string, unknown>>,
  shape: Shape,
) => Promise<Answer<z.output<Shape>>>;

const REVISION = '3.0.0';
const FORBIDDEN = 403;
/** Raw words are for staff, not an archive. */
const MOST_WORDS = 300;

export function ecpayApi(outbound: Outbound, config: EcpayInvoiceConfig, now = () => Date.now()): EcpayApi {
  const { api, merchantId } = config;
  return async (call, data, shape) => {
    const body = JSON.stringify({
      MerchantID: merchantId,
      RqHeader: { Timestamp: Math.floor(now() / 1000), Revision: REVISION },
      Data: encrypted(JSON.stringify({ MerchantID: merchantId, ...data }), config),
    });
    try {
      const headers = { 'content-type': 'application/json' };
      const { status, json } = await outbound({ method: 'POST', url: `${api}/B2CInvoice/${call}`, headers, body });
      if (status !== 200) return unanswered(status);
      return opened(json, { config, shape, isIssue: call === 'Issue' });
    } catch (error) {
      if (!(error instanceof OutboundTrouble)) throw error;
      return unanswered(error.status, error.reason);
    }
  };
}

function unanswered(status?: number, reason?: string): Answer<never> {
  const code = status === undefined ? (reason ?? null) : `http_${status}`;
  return { state: 'unknown', problem: status === FORBIDDEN ? 'rate_limited' : 'unreachable', code, words: null };
}

/** Both layers must say success (an outer success may carry an inner refusal). */
function opened<Shape extends z.ZodType<object>>(
  json: unknown,
  { config, shape, isIssue }: { config: EcpayInvoiceConfig; shape: Shape; isIssue: boolean },
): Answer<z.output<Shape>> {
  const outer = envelope.safeParse(json).data;
  if (!outer) return { state: 'unknown', problem: 'unreachable', code: 'no_envelope', words: null };
  const { TransCode, TransMsg, Data } = outer;
  if (TransCode !== 1) return { state: 'unknown', problem: 'keys_refused', ...said(TransCode, TransMsg) };
  const inner = innerOf(Data, config);
  const { data: reply } = result.safeParse(inner);
  if (!reply) return { state: 'unknown', problem: 'unreachable', code: 'unreadable', words: null };
  const { RtnCode, RtnMsg } = reply;
  const words = said(RtnCode, RtnMsg);
  if (RtnCode === MINISTRY_AWAY) return { state: 'unknown', problem: 'unreachable', ...words };
  if (RtnCode !== 1) return { state: 'refused', problem: classified(RtnCode, RtnMsg ?? '', isIssue), ...words };
  const { data } = shape.safeParse(inner);
  if (!data) return { state: 'unknown', problem: 'unreachable', code: 'other_shape', words: null };
  return { ...data, state: 'done' };
}

function said(code: number, words: string | null | undefined) {
  return { code: String(code), words: words?.slice(0, MOST_WORDS) || null };
}

function innerOf(data: string | null | undefined, config: EcpayInvoiceConfig): unknown {
  try {
    return JSON.parse(decrypted(data ?? '', config));
  } catch {
    return undefined;
  }
}
