import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSign,
  generateKeyPair,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { selfSigned } from './x509.ts';

/** The key that signs the webhooks, of this simulator alone, with its certificate. */
export interface WebhookKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
  certificate: string;
  /** The certificate's name in its address. */
  name: string;
}

/** The key stored in the folder, or a new one, so that messages sent before a restart can still be checked after it. */
export async function openWebhookKey(folder: string | undefined, now: number): Promise<WebhookKey> {
  const file = folder && join(folder, 'webhook-key.pem');
  if (file && existsSync(file)) {
    const text = readFileSync(file, 'utf8');
    const privateKey = createPrivateKey(text);
    return named(privateKey, text.slice(text.indexOf('-----BEGIN CERTIFICATE-----')));
  }
  const keys = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const certificate = selfSigned('messageverificationcerts.simulator.example', keys, now);
  const pem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' });
  if (file) writeFileSync(file, `${pem}${certificate}`, { mode: 0o600 });
  return named(keys.privateKey, certificate);
}

function named(privateKey: KeyObject, certificate: string): WebhookKey {
  const digest = createHash('sha256').update(certificate).digest('hex');
  const name = `CERT-${digest.slice(0, 8)}-${digest.slice(8, 16)}-${digest.slice(16, 24)}`;
  return { privateKey, publicKey: createPublicKey(privateKey), certificate, name };
}

/** The text PayPal signs: id, time, webhook id and the body's CRC32 as a decimal number. */
export function signedText(
  transmission: { id: string; time: string },
  webhookId: string,
  body: Buffer | string,
): string {
  return `${transmission.id}|${transmission.time}|${webhookId}|${crc32(body)}`;
}

/** RSA with SHA-256 (PKCS #1 v1.5), in base64. */
export function signText(key: WebhookKey, text: string): string {
  return createSign('RSA-SHA256').update(text, 'utf8').sign(key.privateKey, 'base64');
}
