import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { homeReply } from '../home.contract.ts';
import { homeDeskReply, homeDraft, homeEdit } from '../home-desk.contract.ts';
import { homeWith } from './home.service.ts';
import { readHomeDesk, saveHomeChoice } from './home-choice.service.ts';

const path = '/api/admin/home';

const read = createRoute({
  method: 'get',
  path,
  summary: 'What editors chose for the front page',
  responses: jsonReply(homeDeskReply, 'The choice with its version'),
});
const save = createRoute({
  method: 'put',
  path,
  summary: 'Changes the front page; visitors see it at once',
  request: { body: jsonBody(homeEdit) },
  responses: jsonReply(homeDeskReply, 'The choice after it'),
});
const preview = createRoute({
  method: 'post',
  path: `${path}/preview`,
  summary: 'What the front page would show of a choice that is not saved',
  request: { body: jsonBody(homeDraft) },
  responses: jsonReply(homeReply, 'The front page as visitors would get it'),
});

export const homeDeskRoutes = createApi()
  .openapi(read, async (c) => c.json({ code: 'success', ...(await readHomeDesk(c.var.db, c.var.lang)) } as const, 200))
  .openapi(preview, async (c) => {
    const shown = await homeWith(c.var.db, c.var.lang, c.req.valid('json'));
    return c.json({ code: 'success', ...shown } as const, 200);
  })
  .openapi(save, async (c) => {
    await saveHomeChoice(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', ...(await readHomeDesk(c.var.db, c.var.lang)) } as const, 200);
  });
