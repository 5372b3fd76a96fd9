import { msg } from '@lingui/core/macro';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { booksCaseParam, booksCasesQuery, booksCasesReply, caseStep, caseStepReply } from '../books-cases.contract.ts';
import { applyCaseStep, listCases } from './books-cases.service.ts';

export const booksCasesRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/books-case',
      summary: 'Differences between our books and others’, each with its history',
      access: 'finance',
      query: booksCasesQuery,
      reply: booksCasesReply,
      returns: 'The open ones from the oldest, the closed ones from the latest',
    },
    (c, { query }) => listCases(c.var.db, query),
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/books-case/{case_id}',
      summary: 'Closes a difference with a reason, opens it again, or adds a note',
      access: 'finance',
      refuses: ['not_found', 'conflict'],
      params: booksCaseParam,
      body: caseStep,
      reply: caseStepReply,
      returns: 'It is in the history',
    },
    async (c, { params: { case_id }, body }) => {
      await applyCaseStep(c.var.db, case_id, body, signedIn(c).member_id);
      return { message: c.var.i18n._(msg`Saved.`), showMessage: true };
    },
  ),
);
