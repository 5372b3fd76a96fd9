import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import {
  deskFrameReply,
  deskFramesReply,
  frameForm,
  frameOrder,
  frameParam,
  newFrameForm,
} from '../frame-desk.contract.ts';
import { createFrame, listDeskFrames, orderDeskFrames, readDeskFrame, saveDeskFrame } from './frame-desk.service.ts';

const path = '/api/admin/frame';

const list = createRoute({
  method: 'get',
  path,
  summary: 'All frames, also those no longer offered',
  responses: jsonReply(deskFramesReply, 'The frames'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One frame with all that an editor may change of it',
  request: { params: frameParam },
  responses: jsonReply(deskFrameReply, 'The frame'),
});
const add = createRoute({
  method: 'post',
  path,
  summary: 'Adds a frame',
  request: { body: jsonBody(newFrameForm) },
  responses: jsonReply(deskFrameReply, 'The frame'),
});
const save = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Saves a frame’s name, shape, prices and limits, and whether it is offered',
  request: { params: frameParam, body: jsonBody(frameForm) },
  responses: jsonReply(deskFrameReply, 'The frame after it'),
});
const order = createRoute({
  method: 'put',
  path,
  summary: 'Puts the frames into another order, which buyers see',
  request: { body: jsonBody(frameOrder) },
  responses: jsonReply(deskFramesReply, 'The frames after it'),
});

export const frameDeskRoutes = createApi()
  .openapi(list, async (c) => c.json({ code: 'success', list: await listDeskFrames(c.var.db) } as const, 200))
  .openapi(one, async (c) => {
    const frame = await readDeskFrame(c.var.db, c.req.valid('param').id);
    return c.json({ code: 'success', frame } as const, 200);
  })
  .openapi(add, async (c) => {
    const id = await createFrame(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', frame: await readDeskFrame(c.var.db, id) } as const, 200);
  })
  .openapi(save, async (c) => {
    const { id } = c.req.valid('param');
    await saveDeskFrame(c.var.db, signedIn(c).member_id, id, c.req.valid('json'));
    return c.json({ code: 'success', frame: await readDeskFrame(c.var.db, id) } as const, 200);
  })
  .openapi(order, async (c) => {
    await orderDeskFrames(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', list: await listDeskFrames(c.var.db) } as const, 200);
  });
