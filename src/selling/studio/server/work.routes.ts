import type { Context } from 'hono';
import { readShopWork } from '#catalogue/works/server/work.service.ts';
import { readWork } from '#catalogue/works/server/work-change.service.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import { simplified } from '#ground/chinese/server/simplified.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import {
  newWorkForm,
  sellerStepParam,
  simplifiedForm,
  simplifiedReply,
  stepForm,
  workForm,
  workParam,
  workQuery,
  workReply,
  worksReply,
} from '../studio.contract.ts';
import { listOwnWorks, readOwnWork } from './work-read.service.ts';
import { requireOwn } from './work-row.service.ts';
import { applySellerStep } from './work-step.service.ts';
import { createWork, saveWork } from './work-write.service.ts';

async function replyOf(c: Context<ApiEnv>, itemId: number) {
  const work = await readOwnWork(c.var.db, signedIn(c).member_id, c.var.lang, itemId);
  return { work };
}

export const workRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/sales/work',
      summary: 'The works of those whom the seller represents, at every stage',
      access: 'seller',
      query: workQuery,
      reply: worksReply,
      returns: 'A page of works',
    },
    (c, { query }) => listOwnWorks(c.var.db, signedIn(c).member_id, c.var.lang, query),
  ),
  call(
    {
      method: 'post',
      path: '/api/sales/work',
      summary: 'Creates a work; its picture may still be uploading',
      access: 'seller',
      limits: ['work'],
      refuses: ['not_found', 'conflict'],
      body: newWorkForm,
      reply: workReply,
      returns: 'The work as it is now',
    },
    async (c, { body }) => {
      const itemId = await createWork(c.var.db, signedIn(c), body);
      return replyOf(c, itemId);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/sales/work/{id}',
      summary: 'One work, with what is missing and the possible actions',
      access: 'seller',
      params: workParam,
      reply: workReply,
      returns: 'The work as it is now',
    },
    (c, { params }) => replyOf(c, params.id),
  ),
  call(
    {
      method: 'put',
      path: '/api/sales/work/{id}',
      summary: 'Saves the changed fields of a work, if they have not changed since they were read',
      access: 'seller',
      limits: ['work'],
      refuses: ['conflict', 'edition_fixed', 'work_incomplete'],
      params: workParam,
      body: workForm,
      reply: workReply,
      returns: 'The work as it is now',
    },
    async (c, { params: { id }, body }) => {
      await saveWork(c.var.db, signedIn(c), id, body);
      return replyOf(c, id);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/sales/work/{id}/{step}',
      summary: 'Submits, withdraws, pauses, resumes, revises, removes or restores a work',
      access: 'seller',
      limits: ['work_step'],
      refuses: ['conflict', 'work_incomplete'],
      params: sellerStepParam,
      body: stepForm,
      reply: workReply,
      returns: 'The work as it is now',
    },
    async (c, { params: { id: item_id, step: taken }, body }) => {
      await applySellerStep(c.var.db, signedIn(c), { item_id, step: taken, ...body });
      return replyOf(c, item_id);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/sales/work/{id}/preview',
      summary: 'What the product page shows or would show',
      access: 'seller',
      params: workParam,
      reply: shopWorkReply,
      returns: 'As GET /api/shop/{id}, whatever the stage',
    },
    async (c, { params: { id } }) => {
      await requireOwn(c.var.db, signedIn(c).member_id, (await readWork(c.var.db, id)).row);
      return readShopWork(c.var.db, c.var.lang, id, { preview: true });
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/sales/simplified',
      summary: 'Proposes Simplified Chinese for texts in Traditional',
      access: 'seller',
      unlimited: 'writes nothing; a few thousand characters are looked up',
      body: simplifiedForm,
      reply: simplifiedReply,
      returns: 'The texts in the same order',
    },
    (_c, { body }) => ({ texts: body.texts.map(simplified) }),
  ),
);
