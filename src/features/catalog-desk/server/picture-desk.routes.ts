import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { worksChanged } from '#features/catalog/server/pause-works.service.ts';
import { beginUpload, readUpload, takePiece } from '#features/studio/server/upload.service.ts';
import { uploadRoomOf } from '#features/studio/server/upload-room.service.ts';
import { pieceQuery, uploadForm, uploadParam, uploadReply } from '#features/studio/studio.contract.ts';
import { putBackForm, replacedReply, replacePictureForm } from '../picture-desk.contract.ts';
import { deskWorkParam } from '../work-desk.contract.ts';
import { putPictureBack, replacePicture } from './picture-desk.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };
const state = jsonReply(uploadReply, 'How far it has come');

const begin = createRoute({
  method: 'post',
  path: '/api/admin/upload',
  summary: 'Begins to send a print master of so many bytes, for a work of the catalogue',
  request: { body: jsonBody(uploadForm) },
  responses: state,
});
const piece = createRoute({
  method: 'put',
  path: '/api/admin/upload/{upload_id}',
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
  path: '/api/admin/upload/{upload_id}',
  summary: 'How far a print master has come, and whether it can be used',
  request: { params: uploadParam },
  responses: state,
});
const replace = createRoute({
  method: 'put',
  path: '/api/admin/picture/{id}',
  summary: 'Hangs another picture on a work; the old one’s addresses go on answering',
  request: { params: deskWorkParam, body: jsonBody(replacePictureForm) },
  responses: jsonReply(replacedReply, 'The work’s version after it'),
});
const back = createRoute({
  method: 'post',
  path: '/api/admin/picture/{id}/back',
  summary: 'Puts the picture back on a work that hung there before the last replacement',
  request: { params: deskWorkParam, body: jsonBody(putBackForm) },
  responses: jsonReply(replacedReply, 'The work’s version after it'),
});

export const pictureDeskRoutes = createApi()
  .openapi(begin, async (c) => {
    const upload = await beginUpload(c.var.db, signedIn(c).member_id, c.req.valid('json'), { house: true });
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
  })
  .openapi(replace, async (c) => {
    const { id: item_id } = c.req.valid('param');
    const asked = { item_id, staff_id: signedIn(c).member_id, lang: c.var.lang, ...c.req.valid('json') };
    const version = await replacePicture(c.var.db, asked);
    worksChanged(c.var.db);
    return c.json({ code: 'success', item_id, version } as const, 200);
  })
  .openapi(back, async (c) => {
    const { id: item_id } = c.req.valid('param');
    const asked = { item_id, staff_id: signedIn(c).member_id, lang: c.var.lang, ...c.req.valid('json') };
    const version = await putPictureBack(c.var.db, asked);
    worksChanged(c.var.db);
    return c.json({ code: 'success', item_id, version } as const, 200);
  });
