import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { cannedAnswerEdit, cannedAnswersReply, cannedParam, newCannedAnswer } from '../canned-answer.contract.ts';
import {
  addCannedAnswer,
  editCannedAnswer,
  listCannedAnswers,
  removeOrRestoreAnswer,
} from './canned-answer.service.ts';

const path = '/api/admin/canned_answer';
const params = cannedParam;

async function all(c: Context<ApiEnv>) {
  return { list: await listCannedAnswers(c.var.db) };
}

export const cannedAnswerRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The answers that are given often',
      access: 'support',
      reply: cannedAnswersReply,
      returns: 'All of them, by their title',
    },
    (c) => all(c),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Adds one, in three languages',
      access: 'support',
      body: newCannedAnswer,
      reply: cannedAnswersReply,
      returns: 'All of them, by their title',
    },
    async (c, { body }) => {
      await addCannedAnswer(c.var.db, signedIn(c), body);
      return all(c);
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Changes one',
      access: 'support',
      refuses: ['conflict'],
      params,
      body: cannedAnswerEdit,
      reply: cannedAnswersReply,
      returns: 'All of them, by their title',
    },
    async (c, { params, body }) => {
      await editCannedAnswer(c.var.db, signedIn(c), params.id, body);
      return all(c);
    },
  ),
  call(
    {
      method: 'delete',
      path: `${path}/{id}`,
      summary: 'Removes one',
      access: 'support',
      params,
      reply: cannedAnswersReply,
      returns: 'All of them, by their title',
    },
    async (c, { params }) => {
      await removeOrRestoreAnswer(c.var.db, signedIn(c), params.id, false);
      return all(c);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/restore`,
      summary: 'Restores a removed one',
      access: 'support',
      params,
      reply: cannedAnswersReply,
      returns: 'All of them, by their title',
    },
    async (c, { params }) => {
      await removeOrRestoreAnswer(c.var.db, signedIn(c), params.id, true);
      return all(c);
    },
  ),
);
