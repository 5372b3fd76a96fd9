import { z } from 'zod';
import type { PaypalConfig } from '#http/server/payment-config.ts';
import { type Claim, type Message, ProviderTrouble, type RawMessage } from '../payment-provider.ts';
import type { PaypalApi } from './paypal-api.ts';
import { readTransmission, type Transmission } from './paypal-transmission.ts';

const MAX_BYTES = 65_536;

const short = z.string().max(255);
const resource = z.object({
  id: short.optional(),
  status: short.optional(),
  custom_id: short.optional(),
  invoice_id: short.optional(),
  purchase_units: z.array(z.object({ custom_id: short.optional(), invoice_id: short.optional() })).optional(),
  links: z.array(z.object({ rel: short.optional(), href: z.string().max(2000).optional() })).optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: short.optional() }).optional() }).optional(),
});
const event = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  event_type: z.string().regex(/^[A-Z0-9._-]{1,100}$/),
  resource_type: short.optional(),
  resource,
});
type PaypalEvent = z.infer<typeof event>;

const verification = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

/**
 * A message of PayPal. Checks that need no call are made here, PayPal itself checks the signature. Even a verified message is a
 * hint and has no outcome: its checksum is no hash, so anyone who has seen one delivery can forge another body that matches.
 */
export function paypalMessage(
  { body, headers }: RawMessage,
  api: PaypalApi,
  config: Pick<PaypalConfig, 'api' | 'pages' | 'webhookId'>,
): Message | Claim {
  const transmission = readTransmission(headers, config, Date.now());
  if ('problem' in transmission) return refused(transmission.problem);
  const text = textOf(body);
  const { data } = event.safeParse(text === undefined ? undefined : jsonOf(text));
  if (text === undefined || !data) return refused('not_an_event');
  const meaning = meaningOf(data);
  return {
    said: { ...meaning, verified: false, problem: null },
    verify: async () => {
      const isGenuine = await isVerified(text, transmission, api, config.webhookId);
      return isGenuine ? { ...meaning, verified: true, problem: null } : refused('signature', data);
    },
  };
}

async function isVerified(text: string, sent: Transmission, api: PaypalApi, webhook_id: string): Promise<boolean> {
  const beside = JSON.stringify({ ...sent, webhook_id });
  const { status, json } = await api({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The event is sent as it arrived: serialised again, a number or an escape might look different, and so would the checksum.
    // It is one whole JSON value, so nothing in it can affect the other fields.
    body: `${beside.slice(0, -1)},"webhook_event":${text}}`,
  });
  if (status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)) return false;
  const { data } = verification.safeParse(json);
  if (status !== 200 || !data) throw new ProviderTrouble(`verification_${status}`);
  return data.verification_status === 'SUCCESS';
}

function meaningOf({ id, event_type, resource: about }: PaypalEvent): Omit<Message, 'verified' | 'problem'> {
  const unit = about.purchase_units?.[0];
  const isOrder = event_type.startsWith('CHECKOUT.ORDER.');
  const order = isOrder ? about.id : about.supplementary_data?.related_ids?.order_id;
  const capture = captureOf(event_type, about);
  // The invoice id of a refund is the refund's own number, not the attempt's.
  const isOfRefund = capture !== undefined && capture !== about.id;
  return {
    event_id: id,
    attempt_id: about.custom_id ?? unit?.custom_id ?? null,
    reference: (isOfRefund ? undefined : about.invoice_id) ?? unit?.invoice_id ?? null,
    provider_id: order ?? null,
    transaction_id: capture ?? null,
    paytype: 'paypal',
    kind: event_type,
    outcome: null,
    noted: {
      ...(about.id !== undefined && { resource_id: about.id }),
      ...(about.status !== undefined && { status: about.status }),
    },
  };
}

/** The capture that an event is about; an event about a refund only links to it. */
function captureOf(event_type: string, { id, links = [] }: PaypalEvent['resource']): string | undefined {
  const above = links.find(({ rel }) => rel === 'up')?.href;
  const captured = /\/v2\/payments\/captures\/([\w-]{1,64})$/.exec(above ?? '')?.[1];
  return captured ?? (event_type.startsWith('PAYMENT.CAPTURE.') ? id : undefined);
}

/** An unverified message has no ids: a forged id must not block the real message. */
function refused(problem: string, said?: PaypalEvent): Message {
  return {
    verified: false,
    problem,
    event_id: null,
    attempt_id: null,
    reference: null,
    provider_id: null,
    transaction_id: null,
    paytype: 'paypal',
    kind: 'refused',
    outcome: null,
    noted: said ? { said_id: said.id, said_type: said.event_type } : {},
  };
}

function textOf(body: Uint8Array): string | undefined {
  if (body.byteLength > MAX_BYTES) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
