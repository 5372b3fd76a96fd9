import type { TestApi } from '#app/server/testing.ts';
import { strip } from '#catalogue/pictures/server/testing-hostile-files.ts';
import type { Db } from '#db/server/connect.ts';
import {
  importFileReply,
  importFilesReply,
  importLinesReply,
  importReply,
  type WorkImport,
} from '../import.contract.ts';
import type { ImportStep } from '../import.rules.ts';
import { workOnImports } from './import-job.service.ts';

type Headers = Record<string, string>;
const log = { info: () => undefined, warn: () => undefined };

/** A small print master; each number gives another one. */
export function master(number = 0): Promise<Buffer> {
  return strip(3, 2_400, 300 + number)
    .jpeg()
    .toBuffer();
}

/** The background job, until nothing is due. */
export function workAll(db: Db, dataDir: string | undefined, signal = new AbortController().signal): Promise<void> {
  return workOnImports({ db, config: { dataDir: dataDir ?? '' }, log, signal });
}

/** The calls of an editor who imports works. */
export function importsOf(api: TestApi, headers: Headers) {
  const root = '/api/admin/import';
  const read = async (id: number) => (await api(`${root}/${id}`, { headers })).as(importReply).import;
  const piece = (id: number, upload_id: string, offset: number, bytes: Uint8Array) =>
    api(`${root}/${id}/file/${upload_id}?offset=${offset}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) },
      body: new Uint8Array(bytes),
    });
  const register = (id: number, files: readonly { name: string; size: number }[]) =>
    api(`${root}/${id}/file`, { method: 'POST', headers, json: { files } });
  const send = async (id: number, name: string, bytes: Buffer) => {
    const { files } = (await register(id, [{ name, size: bytes.length }])).as(importFilesReply);
    for (const { upload_id, piece_bytes, received } of files) {
      for (let at = received; at < bytes.length; at += piece_bytes)
        (await piece(id, upload_id, at, bytes.subarray(at, at + piece_bytes))).as(importFileReply);
    }
  };
  const step = (id: number, name: ImportStep) => api(`${root}/${id}/step/${name}`, { method: 'POST', headers });
  return {
    read,
    register,
    piece,
    send,
    step,
    begin: async (publish_complete = false): Promise<WorkImport> =>
      (await api(root, { method: 'POST', headers, json: { publish_complete } })).as(importReply).import,
    lines: async (id: number, query = '') =>
      (await api(`${root}/${id}/line${query}`, { headers })).as(importLinesReply).list,
    remove: (path: string) => api(`${root}/${path}`, { method: 'DELETE', headers }),
  };
}
