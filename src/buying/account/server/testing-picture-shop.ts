import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createApp } from '#app/server/app.ts';
import type { TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { startRunner } from '#ground/jobs/server/runner.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { createLog } from '#http/server/log.ts';
import { metrics } from '#http/server/metrics.ts';
import { listen } from '#http/server/serve.ts';
import { openShop } from '#http/server/shop.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { masterWork } from '#selling/studio/server/master-check.service.ts';

/** The tokens of people who upload pictures, stored in the shop's folder. */
export interface PicturePeople {
  members: string[];
  seller: string;
  editor: string;
}

const PEOPLE_FILE = 'people.json';
const MEMBERS = 25;
/** These people are registered without an API call. */
const noApi: TestApi = () => Promise.reject(new Error('no call is needed'));

/** Starts a shop in its own folder that accepts pictures and checks print masters; returns its port. */
export async function openTestShop(dataDir: string): Promise<number> {
  const log = createLog('error');
  const config = readConfig({ BASE_URL: 'https://shop.test', DATA_DIR: dataDir, DEMO: 'on' });
  const shop = await openShop(config, log, 'test');
  const { db } = shop;
  if (!existsSync(join(dataDir, PEOPLE_FILE))) await invitePeople(db, dataDir);
  await startRunner(shop.database, [masterWork(db, config, log)], { log, registry: metrics });
  const app = createApp(shop, new Hono<ApiEnv>());
  const server = await listen((request, env) => app.fetch(request, env), { ...config, port: 0 });
  return (server.address() as AddressInfo).port;
}

async function invitePeople(db: Db, dataDir: string): Promise<void> {
  const members: string[] = [];
  for (let at = 0; at < MEMBERS; at++) members.push((await newMember(noApi, db, `member-${at}@example.com`)).token);
  const seller = (await newMember(noApi, db, 'seller@example.com')).token;
  await db.update(member).set({ type: 'artist', standing: 'approved' }).where(eq(member.email, 'seller@example.com'));
  const editor = (await newStaff(noApi, db, 'editor')).token;
  await writeFile(join(dataDir, PEOPLE_FILE), JSON.stringify({ members, seller, editor } satisfies PicturePeople));
}
