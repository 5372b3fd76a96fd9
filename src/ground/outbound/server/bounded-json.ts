import { OutboundTrouble } from './outbound-trouble.ts';

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

/** The JSON of an answer with a JSON content type; refused above `maxBytes`, after decompression. */
export async function boundedJson(response: Response, maxBytes: number): Promise<unknown> {
  const { body, headers, status } = response;
  if (status === 204 || headers.get('content-length') === '0' || !body) return undefined;
  if (!JSON_TYPE.test(headers.get('content-type') ?? '')) {
    await body.cancel();
    throw new OutboundTrouble('not_json', status);
  }
  try {
    return JSON.parse(await boundedText(response, maxBytes));
  } catch (error) {
    throw error instanceof SyntaxError ? new OutboundTrouble('not_json', status) : error;
  }
}

/** The text of an answer; refused above `maxBytes`, after decompression, and if it is not UTF-8. */
export async function boundedText({ body, status }: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream and closes the connection, also of a server that never stops sending.
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new OutboundTrouble('too_large', status);
    parts.push(part);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new OutboundTrouble('not_json', status);
  }
}
