import { OutboundTrouble } from './outbound-trouble.ts';

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

/** The JSON of an answer that says it is JSON; cut off where it has more bytes than `maxBytes`, however it was packed. */
export async function boundedJson(response: Response, maxBytes: number): Promise<unknown> {
  const { body, headers, status } = response;
  if (status === 204 || headers.get('content-length') === '0' || !body) return undefined;
  if (!JSON_TYPE.test(headers.get('content-type') ?? '')) {
    await body.cancel();
    throw new OutboundTrouble('not_json', status);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream, and with it the connection of a server that never stops talking.
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxBytes) throw new OutboundTrouble('too_large', status);
    parts.push(part);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)));
  } catch {
    throw new OutboundTrouble('not_json', status);
  }
}
