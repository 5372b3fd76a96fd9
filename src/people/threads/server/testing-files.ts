import sharp from 'sharp';
import type { TestApi } from '#app/server/testing.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import type { AttachmentTarget } from './attachment.service.ts';

type Headers = Record<string, string>;

/** A photograph with all metadata of a phone. */
export function photo(width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a5230' } })
    .withExif({ IFD0: { Model: 'Canary Phone', Artist: 'Mei Lin' }, IFD3: { GPSLatitude: '25/1 3/1 0/1' } })
    .jpeg()
    .toBuffer();
}

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Upload folder and storage of the running test. */
export async function attachmentTarget(dataDir?: string): Promise<AttachmentTarget> {
  const folder = dataDir ?? (await temporaryFolder());
  return { intake: openIntake(intakeFolder({ dataDir: folder })), storage: openStorage({ dataDir: folder }) };
}

/** Bytes as a network stream. */
export function bodyOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream();
}

export function upload(api: TestApi, headers: Headers, bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg') {
  return api(`/api/message/attachment?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) },
    body: bytes,
  });
}

export function post(api: TestApi, headers: Headers, path: string, json: unknown, key?: string) {
  return api(path, { method: 'POST', headers: { ...headers, ...(key && { 'idempotency-key': key }) }, json });
}
