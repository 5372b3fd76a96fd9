import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { pieceQuery, uploadForm, uploadParam, uploadReply } from '../studio.contract.ts';
import { beginUpload, readUpload, takePiece } from './upload.service.ts';
import { uploadRoomOf } from './upload-room.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };
const state = jsonReply(uploadReply, 'How far it has come');

const begin = createRoute({
  method: 'post',
  path: '/api/sales/upload',
  summary: 'Begins to send a print master of so many bytes',
  request: { body: jsonBody(uploadForm) },
  responses: state,
});
const piece = createRoute({
  method: 'put',
  path: '/api/sales/upload/{upload_id}',
  summary: 'Sends the next piece of a print master; the body is the piece itself',
  request: {
    params: uploadParam,
    query: pieceQuery,
    body: { required: true, content: { 'application/octet-stream': binary } },
  },
  responses: state,
});
const read = createRoute({
  method: 'get',
  path: '/api/sales/upload/{upload_id}',
  summary: 'How far a print master has come, and whether it can be used',
  request: { params: uploadParam },
  responses: state,
});

export const uploadRoutes = createApi()
  .openapi(begin, async (c) => {
    const upload = await beginUpload(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', upload } as const, 200);
  })
  .openapi(piece, async (c) => {
    const sent = { uploadId: c.req.valid('param').upload_id, ...c.req.valid('query'), body: c.req.raw.body };
    const upload = await takePiece(c.var.db, uploadRoomOf(c.var.shop.config), signedIn(c).member_id, sent);
    return c.json({ code: 'success', upload } as const, 200);
  })
  .openapi(read, async (c) => {
    const upload = await readUpload(c.var.db, signedIn(c).member_id, c.req.valid('param').upload_id);
    return c.json({ code: 'success', upload } as const, 200);
  });
