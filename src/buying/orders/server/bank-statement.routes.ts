import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  confirmedReply,
  confirmLinesForm,
  statementForm,
  statementParam,
  statementReply,
  statementsReply,
} from '../bank-statement.contract.ts';
import { confirmLines } from './bank-confirm.service.ts';
import { listStatements, readBankStatement, saveStatement } from './bank-statement.service.ts';

export const bankStatementRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/statement',
      summary: 'The latest imported bank statements',
      access: 'finance',
      reply: statementsReply,
      returns: 'The statements, newest first',
    },
    async (c) => ({ list: await listStatements(c.var.db) }),
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/statement',
      summary: 'Reads a bank statement and matches each line',
      access: 'finance',
      refuses: ['unsupported_media', 'too_large', 'statement_unreadable'],
      body: statementForm,
      reply: statementReply,
      returns: 'The lines with what they are and why',
    },
    async (c, { body }) => {
      const bytes = Buffer.from(body.content, 'base64');
      const id = await saveStatement(c.var.db, { staff_id: signedIn(c).member_id, bytes });
      return { statement: await readBankStatement(c.var.db, id) };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/statement/{statement_id}',
      summary: 'A bank statement in its current state',
      access: 'finance',
      params: statementParam,
      reply: statementReply,
      returns: 'The lines with what they are and why',
    },
    async (c, { params }) => {
      const statement = await readBankStatement(c.var.db, params.statement_id);
      return { statement };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/statement/{statement_id}/confirm',
      summary: 'Confirms the transfers of many lines, each order separately',
      access: 'finance',
      params: statementParam,
      body: confirmLinesForm,
      reply: confirmedReply,
      returns: 'The result of each line',
    },
    async (c, { params: { statement_id }, body: { lines } }) => {
      const results = await confirmLines(c.var.db, { statement_id, staff_id: signedIn(c).member_id, lines });
      return { results };
    },
  ),
);
