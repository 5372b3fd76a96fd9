import { createOutbound } from '#ground/outbound/server/outbound.ts';
import type { EcpayInvoiceConfig } from '#http/server/invoice-config.ts';
import { periodOf } from '../invoice-periods.rules.ts';
import { ecpayProvider } from './ecpay/ecpay-provider.ts';

/** Someone is waiting at the page. */
const PATIENCE = { totalMs: 8_000 };

/** Asks ECPay for the ranges of this period with these keys. Issues nothing. */
export async function checkInvoiceKeys(
  config: EcpayInvoiceConfig,
  now = new Date(),
): Promise<'unreachable' | 'slow' | 'refused' | 'quota' | 'failing' | null> {
  const answer = await ecpayProvider(createOutbound([config.api], PATIENCE), config).stock(periodOf(now));
  if (answer.state === 'done') return null;
  if (answer.problem === 'keys_refused') return 'refused';
  if (answer.problem === 'rate_limited') return 'quota';
  if (answer.code === 'timeout') return 'slow';
  return answer.problem === 'unreachable' ? 'unreachable' : 'failing';
}
