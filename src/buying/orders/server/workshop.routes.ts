import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { answerFile } from '#ground/files/server/answer-file.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { successReply } from '#shared/reply.ts';
import {
  arrivalColumnsForm,
  arrivalFileForm,
  arrivalTrialReply,
  manyStepsForm,
  manyStepsReply,
  paperQuery,
  parcelsForm,
} from '../workshop.contract.ts';
import { rememberColumns, tryArrivals } from './arrival-file.service.ts';
import { makePapers } from './workshop.service.ts';
import { takeManySteps } from './workshop-steps.service.ts';

export const workshopRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/workshop/paper',
      summary: 'Tickets, packing slips or labels of many orders in one PDF',
      access: 'workshop',
      refuses: ['not_found', 'not_in_workshop'],
      query: paperQuery,
      responses: {
        200: {
          description: 'The document',
          content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
        },
        ...refusalReplies,
      },
    },
    async (c, { query: { paper, ...asked } }) => {
      const codes = asked.codes.split(',');
      const pdf = await makePapers(c.var.db, openStorage(c.var.shop.config), { paper, codes, lang: c.var.lang });
      return answerFile(c, {
        type: 'application/pdf',
        tag: createHash('sha256').update(pdf).digest('base64url').slice(0, 22),
        cacheControl: 'private, no-store',
        disposition: { kind: 'attachment', name: `${paper}.pdf` },
        content: pdf,
      });
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/workshop/step',
      summary: 'Starts or completes the production of many orders, or marks them as arrived, each separately',
      access: 'workshop',
      body: manyStepsForm,
      reply: manyStepsReply,
      returns: 'The result of each order',
    },
    async (c, { body: { action, codes, days = {} } }) => {
      const formOf = (day: string | undefined) => (action === 'arrive' && day !== undefined ? { day } : {});
      const orders = codes.map((code) => ({ code, form: formOf(days[code]) }));
      const results = await takeManySteps(c.var.db, { action, staff_id: signedIn(c).member_id, orders });
      return { results };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/workshop/arrival',
      summary: 'What a carrier’s file would mark as arrived, line by line; changes nothing',
      access: 'workshop',
      unlogged: 'only works something out',
      refuses: ['unsupported_media', 'too_large'],
      body: arrivalFileForm,
      reply: arrivalTrialReply,
      returns: 'The first rows and the columns, and each line with its order and what would happen',
    },
    (c, { body: { content, ...file } }) => tryArrivals(c.var.db, { ...file, bytes: Buffer.from(content, 'base64') }),
  ),
  call(
    {
      method: 'put',
      path: '/api/admin/workshop/arrival/columns',
      summary: 'Remembers which columns of a carrier’s files have the tracking numbers, states and days',
      access: 'workshop',
      body: arrivalColumnsForm,
      reply: successReply({}),
      returns: 'Remembered',
    },
    async (c, { body }) => {
      await rememberColumns(c.var.db, body, signedIn(c).member_id);
      return {};
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/workshop/ship',
      summary: 'Marks many parcels as shipped, each separately',
      access: 'workshop',
      body: parcelsForm,
      reply: manyStepsReply,
      returns: 'The result of each order',
    },
    async (c, { body: { parcels, ...carrier } }) => {
      const orders = parcels.map(({ code, tracking }) => ({ code, form: { ...carrier, tracking } }));
      const results = await takeManySteps(c.var.db, { action: 'ship', staff_id: signedIn(c).member_id, orders });
      return { results };
    },
  ),
);
