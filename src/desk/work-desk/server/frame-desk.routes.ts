import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
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

export const frameDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'All frames, including those no longer offered',
      access: 'editor',
      reply: deskFramesReply,
      returns: 'The frames',
    },
    async (c) => ({ list: await listDeskFrames(c.var.db) }),
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'One frame with all editable fields',
      access: 'editor',
      params: frameParam,
      reply: deskFrameReply,
      returns: 'The frame',
    },
    async (c, { params }) => {
      const frame = await readDeskFrame(c.var.db, params.id);
      return { frame };
    },
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Adds a frame',
      access: 'editor',
      body: newFrameForm,
      reply: deskFrameReply,
      returns: 'The frame',
    },
    async (c, { body }) => {
      const id = await createFrame(c.var.db, signedIn(c).member_id, body);
      return { frame: await readDeskFrame(c.var.db, id) };
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Saves a frame’s name, shape, prices and limits, and whether it is offered',
      access: 'editor',
      refuses: ['conflict', 'last_frame', 'frame_ordered'],
      params: frameParam,
      body: frameForm,
      reply: deskFrameReply,
      returns: 'The frame after it',
    },
    async (c, { params: { id }, body }) => {
      await saveDeskFrame(c.var.db, signedIn(c).member_id, id, body);
      return { frame: await readDeskFrame(c.var.db, id) };
    },
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Reorders the frames, which buyers see',
      access: 'editor',
      refuses: ['conflict'],
      body: frameOrder,
      reply: deskFramesReply,
      returns: 'The frames after it',
    },
    async (c, { body }) => {
      await orderDeskFrames(c.var.db, signedIn(c).member_id, body);
      return { list: await listDeskFrames(c.var.db) };
    },
  ),
);
