import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import {
  confirmedReply,
  confirmLinesForm,
  statementForm,
  statementParam,
  statementReply,
  statementsReply,
} from '../bank-statement.contract.ts';
import { confirmLines } from './bank-confirm.service.ts';
import { listStatements, readBankStatement, takeStatement } from './bank-statement.service.ts';

const getStatements = createRoute({
  method: 'get',
  path: '/api/admin/statement',
  summary: 'The bank statements that were brought in last',
  responses: jsonReply(statementsReply, 'The statements, newest first'),
});
const postStatement = createRoute({
  method: 'post',
  path: '/api/admin/statement',
  summary: 'Reads a bank statement and says what each line is',
  request: { body: jsonBody(statementForm) },
  responses: jsonReply(statementReply, 'The lines with what they are and why'),
});
const getStatement = createRoute({
  method: 'get',
  path: '/api/admin/statement/{statement_id}',
  summary: 'A bank statement as it stands now',
  request: { params: statementParam },
  responses: jsonReply(statementReply, 'The lines with what they are and why'),
});
const postConfirm = createRoute({
  method: 'post',
  path: '/api/admin/statement/{statement_id}/confirm',
  summary: 'Confirms the transfers of many lines, each order for itself',
  request: { params: statementParam, body: jsonBody(confirmLinesForm) },
  responses: jsonReply(confirmedReply, 'What became of each line'),
});

export const bankStatementRoutes = createApi()
  .openapi(getStatements, async (c) => c.json({ code: 'success', list: await listStatements(c.var.db) } as const, 200))
  .openapi(postStatement, async (c) => {
    const bytes = Buffer.from(c.req.valid('json').content, 'base64');
    const id = await takeStatement(c.var.db, { staff_id: signedIn(c).member_id, bytes });
    return c.json({ code: 'success', statement: await readBankStatement(c.var.db, id) } as const, 200);
  })
  .openapi(getStatement, async (c) => {
    const statement = await readBankStatement(c.var.db, c.req.valid('param').statement_id);
    return c.json({ code: 'success', statement } as const, 200);
  })
  .openapi(postConfirm, async (c) => {
    const { statement_id } = c.req.valid('param');
    const { lines } = c.req.valid('json');
    const results = await confirmLines(c.var.db, { statement_id, staff_id: signedIn(c).member_id, lines });
    return c.json({ code: 'success', results } as const, 200);
  });
