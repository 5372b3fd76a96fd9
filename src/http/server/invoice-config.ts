import { z } from 'zod';
import { StartupProblem } from '#db/server/startup-problem.ts';
import type { SimulatorConfig } from './payment-config.ts';
import { key, origin } from './payment-environment.ts';

/** ECPay's uniform invoices: keys of their own, which are not those of its payment page. */
export interface EcpayInvoiceConfig {
  api: string;
  merchantId: string;
  hashKey: string;
  hashIv: string;
}

/** Who issues uniform invoices; without a provider the accountant does, and staff enter the numbers. */
export interface InvoicesConfig {
  ecpay?: EcpayInvoiceConfig;
}

const sixteen = z.string().regex(/^[\x21-\x7e]{16}$/);

/** The environment's variables for uniform invoices. */
export const invoiceEnvironment = z.object({
  ECPAY_INVOICE_MERCHANT_ID: key.max(10).optional(),
  ECPAY_INVOICE_HASH_KEY: sixteen.optional(),
  ECPAY_INVOICE_HASH_IV: sixteen.optional(),
  ECPAY_INVOICE_API: origin.default('https://einvoice.ecpay.com.tw'),
});
type InvoiceEnvironment = z.infer<typeof invoiceEnvironment>;

/** The expected value, for the message about a wrong one. */
export const invoiceExpectations: Record<keyof InvoiceEnvironment, string> = {
  ECPAY_INVOICE_MERCHANT_ID: 'the merchant id of ECPay’s invoice service',
  ECPAY_INVOICE_HASH_KEY: 'the HashKey of ECPay’s invoice service, 16 characters',
  ECPAY_INVOICE_HASH_IV: 'the HashIV of ECPay’s invoice service, 16 characters',
  ECPAY_INVOICE_API: 'https://einvoice.ecpay.com.tw or https://einvoice-stage.ecpay.com.tw',
};

/** ECPay's published keys for trials, which the simulator of a demo has too. */
const DEMO_INVOICE_KEYS = { merchantId: '2000132', hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' } as const;

/** The configured provider of invoices; in a demo with a simulator, the simulated one. */
export function readInvoices(values: InvoiceEnvironment, simulator: SimulatorConfig | undefined): InvoicesConfig {
  const { ECPAY_INVOICE_MERCHANT_ID: merchantId, ECPAY_INVOICE_HASH_KEY: hashKey } = values;
  const { ECPAY_INVOICE_HASH_IV: hashIv, ECPAY_INVOICE_API: api } = values;
  if (merchantId && hashKey && hashIv) return { ecpay: { api, merchantId, hashKey, hashIv } };
  if (merchantId || hashKey || hashIv)
    throw new StartupProblem(
      'Set ECPAY_INVOICE_MERCHANT_ID, ECPAY_INVOICE_HASH_KEY and ECPAY_INVOICE_HASH_IV together, or none of them.',
    );
  return simulator ? { ecpay: { api: `http://127.0.0.1:${simulator.port}`, ...DEMO_INVOICE_KEYS } } : {};
}
