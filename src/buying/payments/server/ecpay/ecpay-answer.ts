import type { EcpayConfig } from '#http/server/payment-config.ts';
import { isCheckMacValue } from './check-mac-value.ts';

/** A message or an answer of ECPay, signed for this shop. */
export type EcpayAnswer = ReadonlyMap<string, string>;

const MOST_FIELDS = 100;

/** Reads a form that ECPay signed, or returns why it is none. */
export function readEcpay(body: string, config: EcpayConfig): EcpayAnswer | { problem: string } {
  const pairs = [...new URLSearchParams(body)];
  const fields = new Map(pairs);
  if (pairs.length > MOST_FIELDS) return { problem: 'too_many_fields' };
  // Of two amounts, one parser takes the first and another the last.
  if (fields.size < pairs.length) return { problem: 'repeated_field' };
  if (fields.get('MerchantID') !== config.merchantId) return { problem: 'merchant' };
  const mac = fields.get('CheckMacValue') ?? '';
  return isCheckMacValue(mac, pairs, config) ? fields : { problem: 'signature' };
}

/** A whole number of NT$. */
export function ecpayAmount(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The number of a trade at ECPay. */
export function tradeNumber(answer: EcpayAnswer): string | undefined {
  const number = answer.get('TradeNo') ?? '';
  return /^\w{1,40}$/.test(number) ? number : undefined;
}
