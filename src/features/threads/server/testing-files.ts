import sharp from 'sharp';
import type { TestApi } from '#api/server/testing.ts';

type Headers = Record<string, string>;

/** A photograph with everything a telephone writes into it. */
export function photo(width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a5230' } })
    .withExif({ IFD0: { Model: 'Canary Phone', Artist: 'Mei Lin' }, IFD3: { GPSLatitude: '25/1 3/1 0/1' } })
    .jpeg()
    .toBuffer();
}

/** A PDF of one empty page. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Sends a file as the page does. */
export function upload(api: TestApi, headers: Headers, bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg') {
  return api(`/api/message/attachment?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) },
    body: bytes,
  });
}

/** Posts, and answers what came back. */
export function post(api: TestApi, headers: Headers, path: string, json: unknown, key?: string) {
  return api(path, { method: 'POST', headers: { ...headers, ...(key && { 'idempotency-key': key }) }, json });
}
