import type { Config } from '#http/server/config.ts';
import { PAY_TYPE_CODES, type PayType, paysByTransfer } from '../pay-types.rules.ts';

/** The ways of paying that this shop takes: a provider without keys is not offered. */
export function offeredPayTypes({ payments }: Pick<Config, 'payments'>): PayType[] {
  return PAY_TYPE_CODES.filter((code) => paysByTransfer(code) || code in payments);
}
