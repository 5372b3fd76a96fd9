import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import {
  legalDiscardForm,
  legalDraftForm,
  legalListReply,
  legalParam,
  legalPublishForm,
  legalReply,
} from '../legal.contract.ts';
import { listDocuments, readDocument } from './legal-desk.service.ts';
import { discardDraft, publishVersion, saveDraft } from './legal-edit.service.ts';

const path = '/api/admin/legal/{page}';
const responses = jsonReply(legalReply, 'The document as it is written now, with its versions');

const list = createRoute({
  method: 'get',
  path: '/api/admin/legal',
  summary: 'The documents that bind the shop, with their versions',
  responses: jsonReply(legalListReply, 'Terms, privacy statement, returns and exchanges'),
});
const one = createRoute({
  method: 'get',
  path,
  summary: 'One document in all languages: its draft, or what is in force',
  request: { params: legalParam },
  responses,
});
const save = createRoute({
  method: 'put',
  path,
  summary: 'Keeps a draft of the next version; nobody else sees it',
  request: { params: legalParam, body: jsonBody(legalDraftForm) },
  responses,
});
const publish = createRoute({
  method: 'post',
  path: '/api/admin/legal/{page}/publish',
  summary: 'Publishes the next version, in force from its day on; it is never changed again',
  request: { params: legalParam, body: jsonBody(legalPublishForm) },
  responses,
});
const discard = createRoute({
  method: 'post',
  path: '/api/admin/legal/{page}/discard',
  summary: 'Throws the draft away',
  request: { params: legalParam, body: jsonBody(legalDiscardForm) },
  responses,
});

export const legalRoutes = createApi()
  .openapi(list, async (c) => c.json({ code: 'success', list: await listDocuments(c.var.db) } as const, 200))
  .openapi(one, async (c) => {
    const document = await readDocument(c.var.db, c.req.valid('param').page);
    return c.json({ code: 'success', ...document } as const, 200);
  })
  .openapi(save, async (c) => {
    const { page } = c.req.valid('param');
    await saveDraft(c.var.db, signedIn(c).member_id, page, c.req.valid('json'));
    return c.json({ code: 'success', ...(await readDocument(c.var.db, page)) } as const, 200);
  })
  .openapi(publish, async (c) => {
    const { page } = c.req.valid('param');
    await publishVersion(c.var.db, signedIn(c).member_id, page, c.req.valid('json'));
    return c.json({ code: 'success', ...(await readDocument(c.var.db, page)) } as const, 200);
  })
  .openapi(discard, async (c) => {
    const { page } = c.req.valid('param');
    await discardDraft(c.var.db, signedIn(c).member_id, page, c.req.valid('json').revision);
    return c.json({ code: 'success', ...(await readDocument(c.var.db, page)) } as const, 200);
  });
