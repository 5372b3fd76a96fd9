import type { PurchaseUnit } from '../state/records.ts';
import type { Detail } from './errors.ts';
import { type Rule, violations } from './schema.ts';

/** A create request after its form was checked. */
export interface OrderRequest {
  intent: 'CAPTURE' | 'AUTHORIZE';
  purchase_units: PurchaseUnit[];
  payment_source?: { paypal?: { experience_context?: Experience } };
  application_context?: Experience;
}

export interface Experience {
  return_url?: string;
  cancel_url?: string;
  locale?: string;
  shipping_preference?: string;
}

export interface RefundRequest {
  amount?: { currency_code: string; value: string };
  custom_id?: string;
  invoice_id?: string;
  note_to_payer?: string;
}

const URL_PATTERN = /^https?:\/\/[^\s<>"]+$/;
const short = { kind: 'text', min: 1, max: 127 } as const;

const money = (required?: true): Rule => ({
  kind: 'object',
  ...(required && { required }),
  fields: {
    currency_code: { kind: 'text', required: true, min: 3, max: 3 },
    value: { kind: 'text', required: true, max: 32, pattern: /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/ },
  },
});

const amount: Rule = {
  kind: 'object',
  required: true,
  fields: {
    currency_code: { kind: 'text', required: true, min: 3, max: 3 },
    value: { kind: 'text', required: true, max: 32, pattern: /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/ },
    breakdown: {
      kind: 'object',
      fields: {
        item_total: money(),
        shipping: money(),
        handling: money(),
        tax_total: money(),
        insurance: money(),
        shipping_discount: money(),
        discount: money(),
      },
    },
  },
};

const item: Rule = {
  kind: 'object',
  required: true,
  fields: {
    name: { ...short, required: true },
    quantity: { kind: 'text', required: true, max: 10, pattern: /^[1-9][0-9]{0,9}$/ },
    unit_amount: money(true),
    tax: money(),
    description: { kind: 'text', max: 127 },
    sku: { kind: 'text', max: 127 },
    category: { kind: 'text', min: 1, max: 20, among: ['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION'] },
  },
};

const address: Rule = {
  kind: 'object',
  fields: {
    address_line_1: { kind: 'text', max: 300 },
    address_line_2: { kind: 'text', max: 300 },
    admin_area_2: { kind: 'text', max: 120 },
    admin_area_1: { kind: 'text', max: 300 },
    postal_code: { kind: 'text', max: 60 },
    country_code: { kind: 'text', required: true, min: 2, max: 2, pattern: /^([A-Z]{2}|C2)$/ },
  },
};

const experience: Rule = {
  kind: 'object',
  fields: {
    brand_name: short,
    locale: { kind: 'text', min: 2, max: 10, pattern: /^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/ },
    shipping_preference: {
      kind: 'text',
      min: 1,
      max: 24,
      among: ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'],
    },
    return_url: { kind: 'text', pattern: URL_PATTERN, max: 4000 },
    cancel_url: { kind: 'text', pattern: URL_PATTERN, max: 4000 },
    landing_page: { kind: 'text', among: ['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING'] },
    user_action: { kind: 'text', among: ['CONTINUE', 'PAY_NOW'] },
    payment_method_preference: { kind: 'text', among: ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'] },
  },
};

const unit: Rule = {
  kind: 'object',
  required: true,
  fields: {
    reference_id: { kind: 'text', min: 1, max: 256 },
    custom_id: short,
    invoice_id: short,
    description: short,
    soft_descriptor: { kind: 'text', min: 1, max: 22 },
    payee: {
      kind: 'object',
      fields: {
        merchant_id: { kind: 'text', min: 13, max: 13, pattern: /^[2-9A-HJ-NP-Z]{13}$/ },
        email_address: { kind: 'text', min: 3, max: 254 },
      },
    },
    amount,
    items: { kind: 'list', of: item },
    shipping: {
      kind: 'object',
      fields: { name: { kind: 'object', fields: { full_name: { kind: 'text', max: 300 } } }, address },
    },
  },
};

const orderRequest: Rule = {
  kind: 'object',
  required: true,
  fields: {
    intent: { kind: 'text', required: true, among: ['CAPTURE', 'AUTHORIZE'] },
    purchase_units: { kind: 'list', required: true, min: 1, max: 10, of: unit },
    payment_source: {
      kind: 'object',
      fields: { paypal: { kind: 'object', fields: { experience_context: experience } } },
    },
    application_context: experience,
  },
};

const refundRequest: Rule = {
  kind: 'object',
  required: true,
  fields: { amount: money(), custom_id: short, invoice_id: short, note_to_payer: { kind: 'text', min: 1, max: 255 } },
};

/** Reads a create request by PayPal's schema and adds every mistake to `found`. */
export function isOrderRequest(value: unknown, found: Detail[]): value is OrderRequest {
  found.push(...violations(orderRequest, value));
  return found.length === 0;
}

/** Reads a refund request by PayPal's schema and adds every mistake to `found`. */
export function isRefundRequest(value: unknown, found: Detail[]): value is RefundRequest {
  found.push(...violations(refundRequest, value));
  return found.length === 0;
}
