import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { categoriesForm, deskCategoriesReply } from '../category-desk.contract.ts';
import { readDeskCategories, saveDeskCategories } from './category-desk.service.ts';

const path = '/api/admin/category';

const list = createRoute({
  method: 'get',
  path,
  summary: 'All categories, also hidden ones, in the order in which they are shown',
  responses: jsonReply(deskCategoriesReply, 'The categories'),
});
const save = createRoute({
  method: 'put',
  path,
  summary: 'Saves the categories’ names, their order and which are hidden; adds new ones',
  request: { body: jsonBody(categoriesForm) },
  responses: jsonReply(deskCategoriesReply, 'The categories after it'),
});

export const categoryDeskRoutes = createApi()
  .openapi(list, async (c) => c.json({ code: 'success', ...(await readDeskCategories(c.var.db)) } as const, 200))
  .openapi(save, async (c) => {
    await saveDeskCategories(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', ...(await readDeskCategories(c.var.db)) } as const, 200);
  });
