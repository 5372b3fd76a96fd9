import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { Config } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { articleReply } from '../article.contract.ts';
import { ARTICLE_PICTURE_BYTES, ARTICLE_PICTURE_TYPES } from '../article.rules.ts';
import {
  articleEdit,
  articleForm,
  articlePictureQuery,
  articlePictureReply,
  articlePreviewForm,
  articleStepForm,
  articleStepParam,
  deskArticleParam,
  deskArticleReply,
  deskListQuery,
  deskListReply,
} from '../article-desk.contract.ts';
import { listDeskArticles, readDeskArticle } from './article-desk.service.ts';
import { applyArticleStep, createArticle, editArticle } from './article-edit.service.ts';
import { type PictureStores, saveArticlePicture } from './article-picture.service.ts';
import { previewArticle } from './article-preview.service.ts';

const path = '/api/admin/article';

const binary = { schema: z.string().meta({ format: 'binary' }) };

const opened = new WeakMap<Config, PictureStores>();

function storesOf(c: Context<ApiEnv>): PictureStores {
  const { config } = c.var.shop;
  const room = opened.get(config) ?? { intake: openIntake(intakeFolder(config)), storage: openStorage(config) };
  opened.set(config, room);
  return room;
}

async function replyOf(c: Context<ApiEnv>, id: number) {
  return { ...(await readDeskArticle(c.var.db, c.var.lang, id)) };
}

export const articleDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'All articles for editors, including drafts and withdrawn ones',
      access: 'editor',
      query: deskListQuery,
      reply: deskListReply,
      returns: 'One page, and the number in each state',
    },
    (c, { query }) => listDeskArticles(c.var.db, c.var.lang, query),
  ),
  call(
    {
      method: 'post',
      path: `${path}/preview`,
      summary: 'A preview of an unsaved article',
      access: 'editor',
      unlogged: 'only works something out',
      body: articlePreviewForm,
      reply: articleReply,
      returns: 'The article as its page shows it',
    },
    (c, { body }) => previewArticle(c.var.db, c.var.lang, body),
  ),
  call(
    {
      method: 'post',
      path: `${path}/picture`,
      summary: 'Uploads a picture for an article; the body is the file itself',
      access: 'editor',
      limits: ['article_picture'],
      query: articlePictureQuery,
      file: {
        content: Object.fromEntries(ARTICLE_PICTURE_TYPES.map((type) => [type, binary])),
        most: ARTICLE_PICTURE_BYTES,
      },
      reply: articlePictureReply,
      returns: 'The picture as it is shown',
    },
    async (c, { query }) => {
      const sent = { name: query.name, body: c.req.raw.body };
      const picture = await saveArticlePicture(c.var.db, storesOf(c), signedIn(c).member_id, sent);
      return { picture };
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'An article in all languages',
      access: 'editor',
      params: deskArticleParam,
      reply: deskArticleReply,
      returns: 'The article with its version',
    },
    (c, { params }) => replyOf(c, params.id),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Creates an article as a draft',
      access: 'editor',
      body: articleForm,
      reply: deskArticleReply,
      returns: 'The article after it',
    },
    async (c, { body }) => {
      const id = await createArticle(c.var.db, signedIn(c).member_id, body);
      return replyOf(c, id);
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Changes the content of an article',
      access: 'editor',
      refuses: ['conflict'],
      params: deskArticleParam,
      body: articleEdit,
      reply: deskArticleReply,
      returns: 'The article after it',
    },
    async (c, { params: { id }, body }) => {
      await editArticle(c.var.db, signedIn(c).member_id, id, body);
      return replyOf(c, id);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/{step}`,
      summary: 'Publishes, schedules, withdraws, discards or restores an article',
      access: 'editor',
      refuses: ['conflict'],
      params: articleStepParam,
      body: articleStepForm,
      reply: deskArticleReply,
      returns: 'The article after it',
    },
    async (c, { params: { id, step: taken }, body }) => {
      await applyArticleStep(c.var.db, signedIn(c).member_id, id, { step: taken, ...body });
      return replyOf(c, id);
    },
  ),
);
