import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  legalDiscardForm,
  legalDraftForm,
  legalListReply,
  legalParam,
  legalPublishForm,
  legalReply,
} from '../legal.contract.ts';
import { listDocuments, readDocument } from './legal-desk.service.ts';
import { publishVersion, saveDraft } from './legal-edit.service.ts';
import { discardDraft } from './page-draft.service.ts';

const path = '/api/admin/legal/{page}';

export const legalRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/legal',
      summary: 'The legal documents, with their versions',
      access: 'editor',
      reply: legalListReply,
      returns: 'Terms, privacy statement, returns and exchanges',
    },
    async (c) => ({ list: await listDocuments(c.var.db) }),
  ),
  call(
    {
      method: 'get',
      path,
      summary: 'One document in all languages: its draft, or the version in force',
      access: 'editor',
      params: legalParam,
      reply: legalReply,
      returns: 'The document as it is written now, with its versions',
    },
    (c, { params }) => readDocument(c.var.db, params.page, c.var.shop.config),
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Saves a draft of the next version; nobody else sees it',
      access: 'editor',
      refuses: ['conflict'],
      params: legalParam,
      body: legalDraftForm,
      reply: legalReply,
      returns: 'The document as it is written now, with its versions',
    },
    async (c, { params: { page }, body }) => {
      await saveDraft(c.var.db, signedIn(c).member_id, page, body);
      return readDocument(c.var.db, page, c.var.shop.config);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/legal/{page}/publish',
      summary: 'Publishes the next version, in force from its day on; it is never changed again',
      access: 'editor',
      refuses: ['conflict'],
      params: legalParam,
      body: legalPublishForm,
      reply: legalReply,
      returns: 'The document as it is written now, with its versions',
    },
    async (c, { params: { page }, body }) => {
      await publishVersion(c.var.db, signedIn(c).member_id, page, body);
      return readDocument(c.var.db, page, c.var.shop.config);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/legal/{page}/discard',
      summary: 'Discards the draft',
      access: 'editor',
      refuses: ['conflict'],
      params: legalParam,
      body: legalDiscardForm,
      reply: legalReply,
      returns: 'The document as it is written now, with its versions',
    },
    async (c, { params: { page }, body }) => {
      await discardDraft(c.var.db, signedIn(c).member_id, page, body.revision);
      return readDocument(c.var.db, page, c.var.shop.config);
    },
  ),
);
