import { simplified } from '#ground/chinese/server/simplified.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  faqEdit,
  faqForm,
  faqOrder,
  faqParam,
  faqRemoval,
  pageFactsReply,
  proposalForm,
  proposalReply,
  staffFaqReply,
} from '../faq.contract.ts';
import { staffFaq } from './faq.service.ts';
import { addQuestion, orderQuestions, removeQuestion, restoreQuestion, saveQuestion } from './faq-edit.service.ts';
import { companyFacts } from './page-facts.ts';

const path = '/api/admin/faq';

export const faqRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The questions and answers, hidden ones too',
      access: 'editor',
      reply: staffFaqReply,
      returns: 'Every question in all languages, in the order of the page',
    },
    (c) => staffFaq(c.var.db),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Adds a question at the end; visitors see it immediately',
      access: 'editor',
      refuses: ['conflict'],
      body: faqForm,
      reply: staffFaqReply,
      returns: 'Every question in all languages, in the order of the page',
    },
    async (c, { body }) => {
      await addQuestion(c.var.db, signedIn(c).member_id, body);
      return staffFaq(c.var.db);
    },
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Reorders the questions',
      access: 'editor',
      refuses: ['conflict'],
      body: faqOrder,
      reply: staffFaqReply,
      returns: 'Every question in all languages, in the order of the page',
    },
    async (c, { body }) => {
      await orderQuestions(c.var.db, signedIn(c).member_id, body);
      return staffFaq(c.var.db);
    },
  ),
  call(
    {
      method: 'put',
      path: '/api/admin/faq/{id}',
      summary: 'Changes or hides a question; visitors see it immediately',
      access: 'editor',
      refuses: ['conflict'],
      params: faqParam,
      body: faqEdit,
      reply: staffFaqReply,
      returns: 'Every question in all languages, in the order of the page',
    },
    async (c, { params, body }) => {
      await saveQuestion(c.var.db, signedIn(c).member_id, params.id, body);
      return staffFaq(c.var.db);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/faq/{id}/remove',
      summary: 'Removes a question from the page',
      access: 'editor',
      refuses: ['conflict'],
      params: faqParam,
      body: faqRemoval,
      reply: staffFaqReply,
      returns: 'Every question in all languages, in the order of the page',
    },
    async (c, { params, body: { version } }) => {
      await removeQuestion(c.var.db, signedIn(c).member_id, params.id, version);
      return staffFaq(c.var.db);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/faq/{id}/restore',
      summary: 'Restores a removed question',
      access: 'editor',
      params: faqParam,
      reply: staffFaqReply,
      returns: 'Every question in all languages, in the order of the page',
    },
    async (c, { params }) => {
      await restoreQuestion(c.var.db, signedIn(c).member_id, params.id);
      return staffFaq(c.var.db);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/words/fact',
      summary: 'The values that pages and answers can name in braces',
      access: 'editor',
      reply: pageFactsReply,
      returns: 'Each value in one language, as visitors read it',
    },
    async (c) => ({ facts: await companyFacts(c.var.db, c.var.lang, c.var.shop.config) }),
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/words/simplified',
      summary: 'Simplified Chinese proposed for texts in Traditional',
      access: 'editor',
      unlogged: 'only works something out',
      body: proposalForm,
      reply: proposalReply,
      returns: 'The texts in the same order',
    },
    (_c, { body }) => ({ texts: body.texts.map(simplified) }),
  ),
);
