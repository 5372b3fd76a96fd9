import { createHmac } from 'node:crypto';

/** LINE Pay's signature: secret, path, the exact body or query string, and nonce, under the secret itself. */
export function signature(secret: string, path: string, bodyOrQuery: string | Buffer, nonce: string): string {
  return createHmac('sha256', secret).update(secret).update(path).update(bodyOrQuery).update(nonce).digest('base64');
}
