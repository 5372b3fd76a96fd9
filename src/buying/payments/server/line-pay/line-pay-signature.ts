import { createHmac } from 'node:crypto';

/** `sent` are the exact bytes of a POST, or the query string of a GET without its `?`. */
export function linePaySignature(
  secret: string,
  { path, sent, nonce }: { path: string; sent: string; nonce: string },
): string {
  return createHmac('sha256', secret).update(`${secret}${path}${sent}${nonce}`).digest('base64');
}
