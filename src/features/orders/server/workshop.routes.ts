import { createHash } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply, refusalReplies } from '#api/server/replies.ts';
import { answerFile } from '#ground/files/server/answer-file.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { manyStepsForm, manyStepsReply, paperQuery, parcelsForm } from '../workshop.contract.ts';
import { makePapers } from './workshop.service.ts';
import { takeManySteps } from './workshop-steps.service.ts';

const getPaper = createRoute({
  method: 'get',
  path: '/api/admin/workshop/paper',
  summary: 'Tickets, packing slips or labels of many orders in one PDF',
  request: { query: paperQuery },
  responses: {
    200: {
      description: 'The document',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...refusalReplies,
  },
});
const postSteps = createRoute({
  method: 'post',
  path: '/api/admin/workshop/step',
  summary: 'Starts or completes the production of many orders, each for itself',
  request: { body: jsonBody(manyStepsForm) },
  responses: jsonReply(manyStepsReply, 'What became of each order'),
});
const postShip = createRoute({
  method: 'post',
  path: '/api/admin/workshop/ship',
  summary: 'Many parcels have left, each for itself',
  request: { body: jsonBody(parcelsForm) },
  responses: jsonReply(manyStepsReply, 'What became of each order'),
});

export const workshopRoutes = createApi()
  .openapi(getPaper, async (c) => {
    const { paper, ...asked } = c.req.valid('query');
    const codes = asked.codes.split(',');
    const pdf = await makePapers(c.var.db, openStorage(c.var.shop.config), { paper, codes, lang: c.var.lang });
    return answerFile(c, {
      type: 'application/pdf',
      tag: createHash('sha256').update(pdf).digest('base64url').slice(0, 22),
      cacheControl: 'private, no-store',
      disposition: { kind: 'attachment', name: `${paper}.pdf` },
      content: pdf,
    });
  })
  .openapi(postSteps, async (c) => {
    const { action, codes } = c.req.valid('json');
    const orders = codes.map((code) => ({ code, form: {} }));
    const results = await takeManySteps(c.var.db, { action, staff_id: signedIn(c).member_id, orders });
    return c.json({ code: 'success', results } as const, 200);
  })
  .openapi(postShip, async (c) => {
    const { carrier, parcels } = c.req.valid('json');
    const orders = parcels.map(({ code, tracking }) => ({ code, form: { carrier, tracking } }));
    const results = await takeManySteps(c.var.db, { action: 'ship', staff_id: signedIn(c).member_id, orders });
    return c.json({ code: 'success', results } as const, 200);
  });
