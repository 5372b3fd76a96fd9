import { z } from '@hono/zod-openapi';
import { type Context, Hono } from 'hono';
import { brandFileType } from '#catalogue/pictures/brand-files.rules.ts';
import { openBrandFile } from '#catalogue/pictures/server/brand-files.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { answerFile, answerNoFile, FOR_EVER } from '#ground/files/server/answer-file.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { REVALIDATE } from '#http/server/cache/cached.ts';
import { call, calls } from '#http/server/call.ts';
import type { Config } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { brandEdit, brandPictureQuery, brandPictureReply, brandReply } from '../brand.contract.ts';
import { BRAND_BYTES, BRAND_TYPES } from '../brand.rules.ts';
import { type BrandStores, readBrand, saveBrand, saveBrandPicture } from './brand.service.ts';

const path = '/api/admin/brand';
const binary = { schema: z.string().meta({ format: 'binary' }) };
const opened = new WeakMap<Config, BrandStores>();

function storesOf(c: Context<ApiEnv>): BrandStores {
  const { config } = c.var.shop;
  const stores = opened.get(config) ?? { intake: openIntake(intakeFolder(config)), storage: openStorage(config) };
  opened.set(config, stores);
  return stores;
}

export const brandRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The owner’s logo and icon',
      access: 'admin',
      reply: brandReply,
      returns: 'The pictures in use, with their version; null is the name in letters, or the standard icon',
    },
    (c) => readBrand(c.var.db),
  ),
  call(
    {
      method: 'post',
      path: `${path}/picture`,
      summary: 'Uploads a logo or an icon without showing it to visitors; the body is the file itself',
      access: 'admin',
      limits: ['brand_picture'],
      query: brandPictureQuery,
      file: { content: Object.fromEntries(BRAND_TYPES.map((type) => [type, binary])), most: BRAND_BYTES },
      reply: brandPictureReply,
      returns: 'The picture, with its size and contrast',
    },
    async (c, { query }) => {
      const sent = { ...query, body: c.req.raw.body };
      return { picture: await saveBrandPicture(c.var.db, storesOf(c), signedIn(c).member_id, sent) };
    },
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Chooses uploaded pictures as logo and icon, or none; visitors see them immediately',
      access: 'admin',
      refuses: ['conflict', 'not_found'],
      body: brandEdit,
      reply: brandReply,
      returns: 'The pictures in use after it',
    },
    async (c, { body }) => {
      await saveBrand(c.var.db, signedIn(c).member_id, body);
      return readBrand(c.var.db);
    },
  ),
);

/** The paths that machines request without reading the page, and the file of the owner's icon for each. */
const ICON_PATHS: Readonly<Record<string, string>> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': '180.png',
  '/icon-192.png': '192.png',
  '/icon-512.png': '512.png',
  '/icon-maskable-512.png': 'maskable-512.png',
};

export const isIconPath = (target: string): boolean => Object.hasOwn(ICON_PATHS, target);

/**
 * GET /brand/{hash}/{file}, which never changes, and the owner's icon at the standard paths; without one, the
 * standard icon follows.
 */
export function brandFiles(storage: Storage): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/brand/:hash{[A-Za-z0-9_-]{20}}/:file{[a-z0-9-]{2,20}\\.(?:png|webp|ico)}', async (c) => {
      const { hash, file } = c.req.param();
      return (await answerBrandFile(c, storage, { hash, file, cacheControl: FOR_EVER })) ?? answerNoFile(c);
    })
    .all('/brand/*', answerNoFile)
    .on('GET', Object.keys(ICON_PATHS), async (c, next) => {
      const { logo } = await readSettings(c.var.db);
      const file = ICON_PATHS[c.req.path] ?? '';
      const asked = logo.icon && { hash: logo.icon.hash, file, cacheControl: REVALIDATE };
      return (asked && (await answerBrandFile(c, storage, asked))) ?? next();
    });
}

async function answerBrandFile(
  c: Context<ApiEnv>,
  storage: Storage,
  { hash, file, cacheControl }: { hash: string; file: string; cacheControl: string },
): Promise<Response | undefined> {
  const content = await openBrandFile(storage, hash, file);
  const type = brandFileType(file);
  return content && type ? answerFile(c, { type, tag: `${hash}-${file}`, cacheControl, content }) : undefined;
}
