import { z } from '@hono/zod-openapi';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { pieceQuery, uploadForm, uploadParam, uploadReply } from '../studio.contract.ts';
import { PIECE_BYTES } from '../studio.rules.ts';
import { beginUpload, readUpload, takePiece } from './upload.service.ts';
import { uploadRoomOf } from './upload-room.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };

export const uploadRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/sales/upload',
      summary: 'Begins to send a print master of so many bytes',
      access: 'seller',
      limits: ['master'],
      refuses: ['upload_quota'],
      body: uploadForm,
      reply: uploadReply,
      returns: 'How far it has come',
    },
    async (c, { body }) => {
      const upload = await beginUpload(c.var.db, signedIn(c).member_id, body);
      return { upload };
    },
  ),
  call(
    {
      method: 'put',
      path: '/api/sales/upload/{upload_id}',
      summary: 'Sends the next piece of a print master; the body is the piece itself',
      access: 'seller',
      limits: ['master_piece'],
      refuses: ['conflict'],
      params: uploadParam,
      query: pieceQuery,
      file: { content: { 'application/octet-stream': binary }, most: PIECE_BYTES },
      reply: uploadReply,
      returns: 'How far it has come',
    },
    async (c, { params, query }) => {
      const sent = { uploadId: params.upload_id, ...query, body: c.req.raw.body };
      const upload = await takePiece(c.var.db, uploadRoomOf(c.var.shop.config), signedIn(c).member_id, sent);
      return { upload };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/sales/upload/{upload_id}',
      summary: 'How far a print master has come, and whether it can be used',
      access: 'seller',
      params: uploadParam,
      reply: uploadReply,
      returns: 'How far it has come',
    },
    async (c, { params }) => {
      const upload = await readUpload(c.var.db, signedIn(c).member_id, params.upload_id);
      return { upload };
    },
  ),
);
