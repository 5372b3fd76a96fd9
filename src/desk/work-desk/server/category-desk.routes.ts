import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { categoriesForm, deskCategoriesReply } from '../category-desk.contract.ts';
import { readDeskCategories, saveDeskCategories } from './category-desk.service.ts';

const path = '/api/admin/category';

export const categoryDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'All categories, including hidden ones, in the order in which they are shown',
      access: 'editor',
      reply: deskCategoriesReply,
      returns: 'The categories',
    },
    (c) => readDeskCategories(c.var.db),
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Saves the categories’ names, their order and which are hidden; adds new ones',
      access: 'editor',
      refuses: ['conflict'],
      body: categoriesForm,
      reply: deskCategoriesReply,
      returns: 'The categories after it',
    },
    async (c, { body }) => {
      await saveDeskCategories(c.var.db, signedIn(c).member_id, body);
      return readDeskCategories(c.var.db);
    },
  ),
);
