import { createOutbound } from '#ground/outbound/server/outbound.ts';
import type { EcpayConfig, LinePayConfig } from '#http/server/payment-config.ts';
import { ecpayProvider } from './ecpay/ecpay-provider.ts';
import { linePayApi } from './line-pay/line-pay-api.ts';
import { type Trouble, troubleFor, troubleOf } from './provider-trouble.ts';

/** Someone is waiting at the page. */
const PATIENCE = { totalMs: 8_000 };
const NOBODY = { attempt_id: '', reference: '', amount: 1, currency: 'NTD', transaction_id: null } as const;
const WRONG_MERCHANT = /^(merchant|signature)$/;
/** The codes of a wrong channel, a wrong signature and a merchant without a contract. */
const WRONG_KEYS = /^110[1-9]$/;

/** Asks ECPay for a payment that does not exist: the answer is signed with the same keys. */
export async function checkEcpay(keys: EcpayConfig): Promise<Trouble | null> {
  const provider = ecpayProvider(keys, createOutbound([keys.api], PATIENCE));
  const outcome = await provider.read?.({ ...NOBODY, provider_id: 'TEST0' });
  if (outcome?.state !== 'unknown') return null;
  return troubleFor(outcome.reason, WRONG_MERCHANT);
}

/** Asks LINE Pay for a payment that does not exist. */
export async function checkLinePay(keys: LinePayConfig): Promise<Trouble | null> {
  try {
    const api = linePayApi(keys, createOutbound([keys.api], PATIENCE));
    const { code } = await api({ method: 'GET', path: '/payments', query: { orderId: 'TEST-0' } });
    return WRONG_KEYS.test(code) ? 'refused' : null;
  } catch (error) {
    return troubleOf(error);
  }
}
