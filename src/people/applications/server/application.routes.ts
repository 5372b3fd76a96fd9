import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { answerForm, applicationForm, ownApplicationReply } from '../application.contract.ts';
import { answerApplication, applyAgain } from './application.service.ts';
import { readOwnApplication } from './application-read.service.ts';

async function ownReply(c: Context<ApiEnv>) {
  return { application: await readOwnApplication(c.var.db, signedIn(c).member_id) };
}

export const applicationRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/application',
      summary: "How far the member's application has come",
      access: 'member',
      reply: ownApplicationReply,
      returns: 'The latest application, or nothing',
    },
    (c) => ownReply(c),
  ),
  call(
    {
      method: 'post',
      path: '/api/application',
      summary: 'Applies again after a rejection',
      access: 'member',
      limits: ['application'],
      refuses: ['forbidden', 'conflict'],
      body: applicationForm,
      reply: ownApplicationReply,
      returns: 'The latest application, or nothing',
    },
    async (c, { body }) => {
      await applyAgain(c.var.db, signedIn(c), body);
      return ownReply(c);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/application/answer',
      summary: 'Answers the reviewers’ questions',
      access: 'member',
      limits: ['application_answer'],
      refuses: ['not_found', 'conflict'],
      body: answerForm,
      reply: ownApplicationReply,
      returns: 'The latest application, or nothing',
    },
    async (c, { body }) => {
      await answerApplication(c.var.db, signedIn(c), body.text);
      return ownReply(c);
    },
  ),
);
