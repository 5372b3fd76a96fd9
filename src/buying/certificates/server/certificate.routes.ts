import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { answerFile } from '#ground/files/server/answer-file.ts';
import { sealerOf } from '#ground/sealing/server/sealing.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { successReply } from '#shared/reply.ts';
import {
  certificateKeysReply,
  certificateParam,
  certificateReply,
  reissueForm,
  savedCheckQuery,
  staffKeysReply,
} from '../certificate.contract.ts';
import { findCertificate } from './certificate.service.ts';
import { publicKeys, rotateKey, staffKeys } from './certificate-key.service.ts';
import { markReturned, reissue } from './certificate-state.service.ts';
import { savedCheck } from './saved-check.service.ts';

const everyone = calls(
  call(
    {
      method: 'get',
      path: '/api/certificate/keys',
      summary: 'The public keys of all certificates, also the former ones',
      description: 'docs/certificates.md says how to check a certificate with them',
      access: 'anyone',
      isCached: true,
      reply: certificateKeysReply,
      returns: 'The newest first',
    },
    async (c) => ({ keys: await publicKeys(c.var.db) }),
  ),
  call(
    {
      method: 'get',
      path: '/api/certificate/check_page',
      summary: 'A page to save, which verifies certificates without the shop',
      access: 'anyone',
      query: savedCheckQuery,
      responses: {
        200: { description: 'One file that loads nothing else', content: { 'text/html': { schema: z.string() } } },
        ...refusalReplies,
      },
    },
    async (c, { query: { lang = c.var.lang } }) => {
      const page = Buffer.from(await savedCheck(c.var.db, lang));
      return answerFile(c, {
        type: 'text/html; charset=utf-8',
        tag: createHash('sha256').update(page).digest('base64url').slice(0, 22),
        cacheControl: 'no-cache',
        disposition: { kind: 'attachment', name: 'certificate-check.html' },
        content: page,
      });
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/certificate/{id}',
      summary: 'Whether a certificate is genuine, and what became of its print; nothing about the buyer',
      access: 'anyone',
      limits: ['certificate_check'],
      refuses: ['not_found'],
      params: certificateParam,
      reply: certificateReply,
      returns: 'The signed text, its signature and key, and the state in our records',
    },
    async (c, { params: { id } }) => ({
      certificate: await findCertificate(c.var.db, id, networkOf(c.var.address)),
    }),
  ),
);

const staff = calls(
  call(
    {
      method: 'post',
      path: '/api/admin/certificate/{id}/reissue',
      summary: 'Issues a lost or damaged certificate again and marks the old one as replaced',
      access: 'support',
      refuses: ['not_found', 'conflict'],
      params: certificateParam,
      body: reissueForm,
      reply: successReply({ certificate_id: z.string() }),
      returns: 'The number of the new one',
    },
    async (c, { params: { id }, body: { reason } }) => {
      const hand = { staff_id: signedIn(c).member_id, now: new Date() };
      return { certificate_id: await reissue(c.var.db, id, reason, hand) };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/certificate/{id}/returned',
      summary: 'Marks which of several equal prints was returned',
      access: 'workshop',
      refuses: ['not_found', 'conflict'],
      params: certificateParam,
      reply: successReply({}),
      returns: 'Recorded',
    },
    async (c, { params: { id } }) => {
      await markReturned(c.var.db, id, { staff_id: signedIn(c).member_id, now: new Date() });
      return {};
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/certificate/key',
      summary: 'The keys that sign certificates, without their private parts',
      access: 'admin',
      reply: staffKeysReply,
      returns: 'The newest first, and how many certificates are still to be signed',
    },
    (c) => staffKeys(c.var.db, sealerOf(c.var.shop.config)),
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/certificate/key',
      summary: 'Generates a new signing key; certificates of the former one stay genuine',
      access: 'admin',
      reply: staffKeysReply,
      returns: 'The newest first',
    },
    async (c) => {
      const sealer = sealerOf(c.var.shop.config);
      await rotateKey(c.var.db, sealer, signedIn(c).member_id);
      return staffKeys(c.var.db, sealer);
    },
  ),
);

export const certificatesCalls = calls(...everyone, ...staff);
