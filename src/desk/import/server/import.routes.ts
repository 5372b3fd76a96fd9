import { z } from '@hono/zod-openapi';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { uploadTargetOf } from '#selling/studio/server/upload-target.service.ts';
import {
  importDoneReply,
  importFileListReply,
  importFileParam,
  importFileReply,
  importFilesForm,
  importFilesQuery,
  importFilesReply,
  importForm,
  importLinesQuery,
  importLinesReply,
  importParam,
  importPieceQuery,
  importReply,
  importStepParam,
  importsQuery,
  importsReply,
} from '../import.contract.ts';
import { IMPORT_PIECE_BYTES } from '../import.rules.ts';
import { beginImport, changeImport, listImports, readImport } from './import.service.ts';
import { listLines } from './import-lines.service.ts';
import { applyStep } from './import-step.service.ts';
import { discardImport } from './import-sweep.service.ts';
import { acceptImportPiece, listFiles, registerFiles, removeFile } from './import-upload.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };
const ROOT = '/api/admin/import';
const NOT_YET = 'nothing is made of a file before the run, which is logged';

export const importRoutes = calls(
  call(
    {
      method: 'get',
      path: ROOT,
      summary: 'Imports of works, newest first',
      access: 'editor',
      query: importsQuery,
      reply: importsReply,
      returns: 'A page of them',
    },
    (c, { query }) => listImports(c.var.db, query.page),
  ),
  call(
    {
      method: 'post',
      path: ROOT,
      summary: 'Starts an import of works',
      access: 'editor',
      limits: ['work_import'],
      refuses: ['upload_quota'],
      body: importForm,
      reply: importReply,
      returns: 'The import, without files',
    },
    async (c, { body }) => {
      const asker = { staff_id: signedIn(c).member_id, lang: c.var.lang };
      return { import: await beginImport(c.var.db, asker, body) };
    },
  ),
  call(
    {
      method: 'get',
      path: `${ROOT}/{id}`,
      summary: 'An import: its files, its progress and the possible actions',
      access: 'editor',
      params: importParam,
      reply: importReply,
      returns: 'The import',
    },
    async (c, { params }) => ({ import: await readImport(c.var.db, params.id) }),
  ),
  call(
    {
      method: 'put',
      path: `${ROOT}/{id}`,
      summary: 'Says whether the complete works of an import go on sale immediately',
      access: 'editor',
      refuses: ['conflict'],
      params: importParam,
      body: importForm,
      reply: importReply,
      returns: 'The import',
    },
    async (c, { params, body }) => ({
      import: await changeImport(c.var.db, signedIn(c).member_id, params.id, body),
    }),
  ),
  call(
    {
      method: 'delete',
      path: `${ROOT}/{id}`,
      summary: 'Discards an import that has created nothing yet, with its files',
      access: 'editor',
      refuses: ['conflict'],
      params: importParam,
      reply: importDoneReply,
    },
    async (c, { params }) => {
      await discardImport(c.var.db, signedIn(c).member_id, params.id);
      return {};
    },
  ),
  call(
    {
      method: 'post',
      path: `${ROOT}/{id}/step/{step}`,
      summary: 'Checks, runs, pauses, continues or undoes an import; the work is done in the background',
      access: 'editor',
      limits: ['work_import_step'],
      refuses: ['conflict'],
      params: importStepParam,
      reply: importReply,
      returns: 'The import',
    },
    async (c, { params: { id: import_id, step } }) => ({
      import: await applyStep(c.var.db, { staff_id: signedIn(c).member_id, import_id, step }),
    }),
  ),
  call(
    {
      method: 'get',
      path: `${ROOT}/{id}/line`,
      summary: 'The lines of an import: what will happen or has happened to each, with faults and warnings',
      access: 'editor',
      params: importParam,
      query: importLinesQuery,
      reply: importLinesReply,
      returns: 'A page of them',
    },
    (c, { params, query }) => listLines(c.var.db, params.id, query),
  ),
  call(
    {
      method: 'get',
      path: `${ROOT}/{id}/file`,
      summary: 'The files of an import by name, and how far each has come',
      access: 'editor',
      params: importParam,
      query: importFilesQuery,
      reply: importFileListReply,
      returns: 'A page of them',
    },
    (c, { params, query }) => listFiles(c.var.db, params.id, query),
  ),
  call(
    {
      method: 'post',
      path: `${ROOT}/{id}/file`,
      summary: 'Registers files of an import before they are sent; known ones are answered as they are',
      access: 'editor',
      limits: ['work_import_files'],
      refuses: ['conflict', 'upload_quota', 'too_large', 'unsupported_media'],
      unlogged: NOT_YET,
      params: importParam,
      body: importFilesForm,
      reply: importFilesReply,
      returns: 'The files, in the order in which they were named',
    },
    async (c, { params, body }) => ({
      files: await registerFiles(c.var.db, signedIn(c).member_id, params.id, body),
    }),
  ),
  call(
    {
      method: 'put',
      path: `${ROOT}/{id}/file/{upload_id}`,
      summary: 'Sends the next piece of a file; the body is the piece itself',
      access: 'editor',
      limits: ['work_import_piece'],
      refuses: ['conflict'],
      unlogged: NOT_YET,
      params: importFileParam,
      query: importPieceQuery,
      file: { content: { 'application/octet-stream': binary }, most: IMPORT_PIECE_BYTES },
      reply: importFileReply,
      returns: 'Its progress',
    },
    async (c, { params, query }) => {
      const sent = { importId: params.id, uploadId: params.upload_id, offset: query.offset, body: c.req.raw.body };
      const uploads = uploadTargetOf(c.var.shop.config);
      return { file: await acceptImportPiece(c.var.db, uploads, signedIn(c).member_id, sent) };
    },
  ),
  call(
    {
      method: 'delete',
      path: `${ROOT}/{id}/file/{upload_id}`,
      summary: 'Removes a file from an import',
      access: 'editor',
      refuses: ['conflict'],
      unlogged: NOT_YET,
      params: importFileParam,
      reply: importDoneReply,
    },
    async (c, { params }) => {
      await removeFile(c.var.db, params.id, params.upload_id);
      return {};
    },
  ),
);
