import type { PaypalConfig } from '#http/server/payment-config.ts';
import { ATTEMPT, type Script } from '../testing-provider.ts';

export const ORDER = '/v2/checkout/orders/5O190127TN364715T';
export const TOKEN = 'POST /v1/oauth2/token';

export const token = (text = 'A21AA', expires_in = 32_400) => ({
  json: { access_token: text, token_type: 'Bearer', expires_in },
});

export const withToken = (script: Script): Script => ({ [TOKEN]: token(), ...script });

export const paypalConfig = (origin: string): PaypalConfig => ({
  api: origin,
  pages: origin,
  clientId: 'client',
  secret: 'hunter2',
  webhookId: '8PT597110X687430L',
  merchantId: 'CORNICE1',
});

export const capture = (changes: object = {}) => ({
  id: '3C679366HH908993F',
  status: 'COMPLETED',
  amount: { currency_code: 'USD', value: '480.00' },
  custom_id: ATTEMPT,
  invoice_id: 'C7Q2M4-1',
  ...changes,
});

export const order = (status: string, payments?: object, unit: object = {}) => ({
  id: '5O190127TN364715T',
  status,
  links: [],
  purchase_units: [
    {
      custom_id: ATTEMPT,
      invoice_id: 'C7Q2M4-1',
      payee: { merchant_id: 'CORNICE1' },
      ...(payments && { payments }),
      ...unit,
    },
  ],
});

export const issue = (name: string, status = 422) => ({
  status,
  json: {
    name: 'UNPROCESSABLE_ENTITY',
    message: 'no',
    debug_id: 'f1e2d3',
    details: [{ issue: name, description: 'no' }],
  },
});
