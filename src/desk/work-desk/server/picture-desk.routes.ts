import { z } from '@hono/zod-openapi';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { beginUpload, readUpload, takePiece } from '#selling/studio/server/upload.service.ts';
import { uploadRoomOf } from '#selling/studio/server/upload-room.service.ts';
import { pieceQuery, uploadForm, uploadParam, uploadReply } from '#selling/studio/studio.contract.ts';
import { PIECE_BYTES } from '#selling/studio/studio.rules.ts';
import { putBackForm, replacedReply, replacePictureForm } from '../picture-desk.contract.ts';
import { deskWorkParam } from '../work-desk.contract.ts';
import { putPictureBack, replacePicture } from './picture-desk.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };

export const pictureDeskRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/admin/upload',
      summary: 'Begins to send a print master of so many bytes, for a work of the catalogue',
      access: 'editor',
      limits: ['master'],
      refuses: ['upload_quota'],
      unlogged: 'a master is nobody’s yet; the change is logged when it is hung',
      body: uploadForm,
      reply: uploadReply,
      returns: 'How far it has come',
    },
    async (c, { body }) => {
      const upload = await beginUpload(c.var.db, signedIn(c).member_id, body, { house: true });
      return { upload };
    },
  ),
  call(
    {
      method: 'put',
      path: '/api/admin/upload/{upload_id}',
      summary: 'Sends the next piece of a print master; the body is the piece itself',
      access: 'editor',
      limits: ['master_piece'],
      refuses: ['conflict'],
      unlogged: 'a master is nobody’s yet; the change is logged when it is hung',
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
      path: '/api/admin/upload/{upload_id}',
      summary: 'How far a print master has come, and whether it can be used',
      access: 'editor',
      params: uploadParam,
      reply: uploadReply,
      returns: 'How far it has come',
    },
    async (c, { params }) => {
      const upload = await readUpload(c.var.db, signedIn(c).member_id, params.upload_id);
      return { upload };
    },
  ),
  call(
    {
      method: 'put',
      path: '/api/admin/picture/{id}',
      summary: 'Hangs another picture on a work; the old one’s addresses go on answering',
      access: 'editor',
      refuses: ['own_review', 'conflict', 'picture_smaller'],
      params: deskWorkParam,
      body: replacePictureForm,
      reply: replacedReply,
      returns: 'The work’s version after it',
    },
    async (c, { params: { id: item_id }, body }) => {
      const asked = { item_id, staff_id: signedIn(c).member_id, lang: c.var.lang, ...body };
      const version = await replacePicture(c.var.db, asked);
      worksChanged(c.var.db);
      return { item_id, version };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/picture/{id}/back',
      summary: 'Puts the picture back on a work that hung there before the last replacement',
      access: 'editor',
      refuses: ['own_review', 'conflict', 'picture_smaller'],
      params: deskWorkParam,
      body: putBackForm,
      reply: replacedReply,
      returns: 'The work’s version after it',
    },
    async (c, { params: { id: item_id }, body }) => {
      const asked = { item_id, staff_id: signedIn(c).member_id, lang: c.var.lang, ...body };
      const version = await putPictureBack(c.var.db, asked);
      worksChanged(c.var.db);
      return { item_id, version };
    },
  ),
);
