import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { replacedReply, replacePictureForm, restorePictureForm } from '../picture-desk.contract.ts';
import { deskWorkParam } from '../work-desk.contract.ts';
import { replacePicture, restorePicture } from './picture-desk.service.ts';

export const pictureDeskRoutes = calls(
  call(
    {
      method: 'put',
      path: '/api/admin/picture/{id}',
      summary: 'Replaces the picture of a work; the old picture’s addresses still work',
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
      summary: 'Restores the previous picture of a work',
      access: 'editor',
      refuses: ['own_review', 'conflict', 'picture_smaller'],
      params: deskWorkParam,
      body: restorePictureForm,
      reply: replacedReply,
      returns: 'The work’s version after it',
    },
    async (c, { params: { id: item_id }, body }) => {
      const asked = { item_id, staff_id: signedIn(c).member_id, lang: c.var.lang, ...body };
      const version = await restorePicture(c.var.db, asked);
      worksChanged(c.var.db);
      return { item_id, version };
    },
  ),
);
