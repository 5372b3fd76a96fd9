import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { simplified } from '#ground/chinese/server/simplified.ts';
import {
  faqEdit,
  faqForm,
  faqOrder,
  faqParam,
  faqRemoval,
  proposalForm,
  proposalReply,
  staffFaqReply,
} from '../faq.contract.ts';
import { staffFaq } from './faq.service.ts';
import { addQuestion, orderQuestions, removeQuestion, restoreQuestion, saveQuestion } from './faq-edit.service.ts';

const path = '/api/admin/faq';
const responses = jsonReply(staffFaqReply, 'Every question in all languages, in the order of the page');

const list = createRoute({ method: 'get', path, summary: 'The questions and answers, hidden ones too', responses });
const add = createRoute({
  method: 'post',
  path,
  summary: 'Adds a question at the end; visitors see it at once',
  request: { body: jsonBody(faqForm) },
  responses,
});
const order = createRoute({
  method: 'put',
  path,
  summary: 'Puts the questions into another order',
  request: { body: jsonBody(faqOrder) },
  responses,
});
const save = createRoute({
  method: 'put',
  path: '/api/admin/faq/{id}',
  summary: 'Changes or hides a question; visitors see it at once',
  request: { params: faqParam, body: jsonBody(faqEdit) },
  responses,
});
const remove = createRoute({
  method: 'post',
  path: '/api/admin/faq/{id}/remove',
  summary: 'Takes a question off the page',
  request: { params: faqParam, body: jsonBody(faqRemoval) },
  responses,
});
const restore = createRoute({
  method: 'post',
  path: '/api/admin/faq/{id}/restore',
  summary: 'Brings a removed question back',
  request: { params: faqParam },
  responses,
});
const propose = createRoute({
  method: 'post',
  path: '/api/admin/words/simplified',
  summary: 'Simplified Chinese proposed for texts in Traditional',
  request: { body: jsonBody(proposalForm) },
  responses: jsonReply(proposalReply, 'The texts in the same order'),
});

export const faqRoutes = createApi()
  .openapi(list, async (c) => c.json({ code: 'success', ...(await staffFaq(c.var.db)) } as const, 200))
  .openapi(add, async (c) => {
    await addQuestion(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', ...(await staffFaq(c.var.db)) } as const, 200);
  })
  .openapi(order, async (c) => {
    await orderQuestions(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', ...(await staffFaq(c.var.db)) } as const, 200);
  })
  .openapi(save, async (c) => {
    await saveQuestion(c.var.db, signedIn(c).member_id, c.req.valid('param').id, c.req.valid('json'));
    return c.json({ code: 'success', ...(await staffFaq(c.var.db)) } as const, 200);
  })
  .openapi(remove, async (c) => {
    const { version } = c.req.valid('json');
    await removeQuestion(c.var.db, signedIn(c).member_id, c.req.valid('param').id, version);
    return c.json({ code: 'success', ...(await staffFaq(c.var.db)) } as const, 200);
  })
  .openapi(restore, async (c) => {
    await restoreQuestion(c.var.db, signedIn(c).member_id, c.req.valid('param').id);
    return c.json({ code: 'success', ...(await staffFaq(c.var.db)) } as const, 200);
  })
  .openapi(propose, (c) => c.json({ code: 'success', texts: c.req.valid('json').texts.map(simplified) } as const, 200));
