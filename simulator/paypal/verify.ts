import { createVerify } from 'node:crypto';
import { isObject, json, parseJson, type Reply, type Request } from '../http/exchange.ts';
import { noteRefusal, type World } from '../world.ts';
import type { Detail } from './errors.ts';
import { noSuchResource, paypalTrouble } from './errors.ts';
import { memberText } from './json-member.ts';
import { type Rule, violations } from './schema.ts';
import { signedText } from './webhook-key.ts';

interface Verification {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
  webhook_event: object;
}

const verification: Rule = {
  kind: 'object',
  required: true,
  fields: {
    auth_algo: { kind: 'text', required: true, max: 100, pattern: /^[a-zA-Z0-9]+$/ },
    cert_url: { kind: 'text', required: true, max: 500, pattern: /^https?:\/\/\S+$/ },
    transmission_id: { kind: 'text', required: true, max: 50, pattern: /^(?!\d+$)\w+\S+/ },
    transmission_sig: { kind: 'text', required: true, max: 500, pattern: /^(?!\d+$)\S+/ },
    transmission_time: { kind: 'text', required: true, max: 100, pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/ },
    webhook_id: { kind: 'text', required: true, max: 50, pattern: /^[a-zA-Z0-9]+$/ },
    webhook_event: { kind: 'object', required: true, fields: {} },
  },
};

function isVerification(value: unknown, found: Detail[]): value is Verification {
  found.push(...violations(verification, value));
  return found.length === 0;
}

/** POST /v1/notifications/verify-webhook-signature */
export function verifyWebhook(world: World, request: Request): Reply {
  const text = request.body.toString('utf8');
  const value = parseJson(text);
  const malformed: Detail[] = [];
  if (!isObject(value) || !isVerification(value, malformed)) return paypalTrouble(400, malformed);
  const why = problemOf(world, value, memberText(text, 'webhook_event') ?? '');
  if (why) noteRefusal(world, request.path, why);
  return json(200, { verification_status: why ? 'FAILURE' : 'SUCCESS' });
}

function problemOf(world: World, asked: Verification, event: string): string | undefined {
  const key = world.webhookKey;
  if (asked.auth_algo !== 'SHA256withRSA') return 'another algorithm';
  if (asked.webhook_id !== world.keys.PAYPAL_WEBHOOK_ID) return 'not the webhook of this application';
  if (asked.cert_url !== `${world.url}/v1/notifications/certs/${key.name}`) return 'not the certificate of this sender';
  const transmission = { id: asked.transmission_id, time: asked.transmission_time };
  const signed = createVerify('RSA-SHA256').update(signedText(transmission, asked.webhook_id, event), 'utf8');
  return signed.verify(key.publicKey, asked.transmission_sig, 'base64')
    ? undefined
    : 'the signature does not fit: was the event written anew instead of passed on byte for byte?';
}

/** GET /v1/notifications/certs/{name} */
export function readCertificate(world: World, request: Request): Reply {
  const [name = ''] = request.params;
  const key = world.webhookKey;
  if (name !== key.name) return noSuchResource(name);
  return { status: 200, headers: { 'content-type': 'application/x-pem-file' }, body: key.certificate };
}
