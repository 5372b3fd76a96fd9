import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import {
  savedWallChange,
  savedWallForm,
  savedWallParam,
  savedWallReply,
  savedWallsReply,
} from '../saved-wall.contract.ts';
import { changeWall, readSavedWalls, removeWall, restoreWall, saveWall } from './saved-wall.service.ts';

const path = '/api/wall/saved';
const returns = 'All walls of the member, and which one it was';

async function walls(c: Context<ApiEnv>, wall_id: number) {
  return { wall_id, list: await readSavedWalls(c.var.db, c.var.lang, signedIn(c).member_id) };
}

export const savedWallRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The walls that the member has saved',
      access: 'member',
      reply: savedWallsReply,
      returns: 'The one changed last comes first',
    },
    async (c) => ({ list: await readSavedWalls(c.var.db, c.var.lang, signedIn(c).member_id) }),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Saves a wall under a name',
      access: 'member',
      unlimited: 'a member has thirty walls at most',
      refuses: ['saved_walls_full'],
      body: savedWallForm,
      reply: savedWallReply,
      returns,
    },
    async (c, { body }) => walls(c, await saveWall(c.var.db, signedIn(c).member_id, body)),
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Renames a saved wall, or replaces what hangs on it',
      access: 'member',
      unlimited: "the member's own row",
      params: savedWallParam,
      body: savedWallChange,
      reply: savedWallReply,
      returns,
    },
    async (c, { params: { id }, body }) => walls(c, await changeWall(c.var.db, signedIn(c).member_id, id, body)),
  ),
  call(
    {
      method: 'delete',
      path: `${path}/{id}`,
      summary: 'Removes a saved wall; it can be restored until another is removed',
      access: 'member',
      unlimited: "the member's own rows, which become fewer",
      params: savedWallParam,
      reply: savedWallReply,
      returns,
    },
    async (c, { params: { id } }) => walls(c, await removeWall(c.var.db, signedIn(c).member_id, id)),
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/restore`,
      summary: 'Restores the wall that was removed last',
      access: 'member',
      unlimited: 'a member has thirty walls at most',
      refuses: ['saved_walls_full'],
      params: savedWallParam,
      reply: savedWallReply,
      returns,
    },
    async (c, { params: { id } }) => walls(c, await restoreWall(c.var.db, signedIn(c).member_id, id)),
  ),
);
