import type { Context } from 'hono';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import {
  copyWorkForm,
  deskStepForm,
  deskStepParam,
  deskWorkForm,
  deskWorkParam,
  deskWorkReply,
  deskWorksQuery,
  deskWorksReply,
  newDeskWorkForm,
} from '../work-desk.contract.ts';
import { copyWork } from './copy-work.service.ts';
import { createDeskWork } from './new-work.service.ts';
import { listDeskWorks, readDeskWork } from './work-desk.service.ts';
import { applyDeskStep, saveDeskWork } from './work-edit.service.ts';

const path = '/api/admin/work';

function deskWork(c: Context<ApiEnv>, itemId: number) {
  return readDeskWork(c.var.db, c.var.lang, signedIn(c).member_id, itemId);
}

export const workDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'All works, whatever their stage',
      access: 'editor',
      query: deskWorksQuery,
      reply: deskWorksReply,
      returns: 'A page of works',
    },
    (c, { query }) => listDeskWorks(c.var.db, c.var.lang, query),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Creates a work of the shop’s own: a draft that may have only a picture',
      access: 'editor',
      refuses: ['not_found', 'conflict'],
      body: newDeskWorkForm,
      reply: deskWorkReply,
      returns: 'The draft',
    },
    async (c, { body }) => {
      const id = await createDeskWork(c.var.db, signedIn(c).member_id, body);
      return { work: await deskWork(c, id) };
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'One work with all editable fields',
      access: 'editor',
      params: deskWorkParam,
      reply: deskWorkReply,
      returns: 'The work',
    },
    async (c, { params }) => {
      const work = await deskWork(c, params.id);
      return { work };
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Saves a work’s texts, category, prices and edition',
      access: 'editor',
      refuses: ['own_review', 'conflict', 'edition_fixed', 'size_not_sharp'],
      params: deskWorkParam,
      body: deskWorkForm,
      reply: deskWorkReply,
      returns: 'The work after it',
    },
    async (c, { params: { id }, body }) => {
      await saveDeskWork(c.var.db, signedIn(c).member_id, id, body);
      return { work: await deskWork(c, id) };
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/copy`,
      summary: 'Copies a work as a new draft, with its picture if wanted',
      access: 'editor',
      refuses: ['own_review'],
      params: deskWorkParam,
      body: copyWorkForm,
      reply: deskWorkReply,
      returns: 'The draft',
    },
    async (c, { params: { id: item_id }, body }) => {
      const copy = await copyWork(c.var.db, { staff_id: signedIn(c).member_id, item_id, ...body });
      return { work: await deskWork(c, copy) };
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/{step}`,
      summary: 'Puts one of the shop’s own works on sale; pauses, resumes, removes or restores any work',
      access: 'editor',
      refuses: ['own_review', 'conflict', 'work_incomplete'],
      params: deskStepParam,
      body: deskStepForm,
      reply: deskWorkReply,
      returns: 'The work after it',
    },
    async (c, { params: { id: item_id, step: taken }, body }) => {
      await applyDeskStep(c.var.db, signedIn(c).member_id, { item_id, step: taken, ...body });
      worksChanged(c.var.db);
      return { work: await deskWork(c, item_id) };
    },
  ),
);
