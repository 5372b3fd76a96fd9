import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Config } from '#api/server/config.ts';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { articleReply } from '../article.contract.ts';
import { ARTICLE_PICTURE_TYPES } from '../article.rules.ts';
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
import { createArticle, editArticle, takeArticleStep } from './article-edit.service.ts';
import { keepArticlePicture, type PictureRoom } from './article-picture.service.ts';
import { previewArticle } from './article-preview.service.ts';

const path = '/api/admin/article';
const articleAfter = jsonReply(deskArticleReply, 'The article after it');

const list = createRoute({
  method: 'get',
  path,
  summary: 'All articles for editors, drafts and withdrawn ones too',
  request: { query: deskListQuery },
  responses: jsonReply(deskListReply, 'One page, and how many there are in each state'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'An article in all languages',
  request: { params: deskArticleParam },
  responses: jsonReply(deskArticleReply, 'The article with its version'),
});
const create = createRoute({
  method: 'post',
  path,
  summary: 'Begins an article as a draft',
  request: { body: jsonBody(articleForm) },
  responses: articleAfter,
});
const save = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Changes what an article says',
  request: { params: deskArticleParam, body: jsonBody(articleEdit) },
  responses: articleAfter,
});
const step = createRoute({
  method: 'post',
  path: `${path}/{id}/{step}`,
  summary: 'Publishes, schedules, withdraws, throws away or brings back an article',
  request: { params: articleStepParam, body: jsonBody(articleStepForm) },
  responses: articleAfter,
});
const preview = createRoute({
  method: 'post',
  path: `${path}/preview`,
  summary: 'What readers would see of an article that is being written',
  request: { body: jsonBody(articlePreviewForm) },
  responses: jsonReply(articleReply, 'The article as its page shows it'),
});
const binary = { schema: z.string().meta({ format: 'binary' }) };
const upload = createRoute({
  method: 'post',
  path: `${path}/picture`,
  summary: 'Takes in a picture for an article; the body is the file itself',
  request: {
    query: articlePictureQuery,
    body: { required: true, content: Object.fromEntries(ARTICLE_PICTURE_TYPES.map((type) => [type, binary])) },
  },
  responses: jsonReply(articlePictureReply, 'The picture as it is shown'),
});

const opened = new WeakMap<Config, PictureRoom>();

function roomOf(c: Context<ApiEnv>): PictureRoom {
  const { config } = c.var.shop;
  const room = opened.get(config) ?? { intake: openIntake(intakeFolder(config)), storage: openStorage(config) };
  opened.set(config, room);
  return room;
}

async function replyOf(c: Context<ApiEnv>, id: number) {
  return { code: 'success', ...(await readDeskArticle(c.var.db, c.var.lang, id)) } as const;
}

export const articleDeskRoutes = createApi()
  .openapi(list, async (c) => {
    const page = await listDeskArticles(c.var.db, c.var.lang, c.req.valid('query'));
    return c.json({ code: 'success', ...page } as const, 200);
  })
  .openapi(preview, async (c) => {
    const shown = await previewArticle(c.var.db, c.var.lang, c.req.valid('json'));
    return c.json({ code: 'success', ...shown } as const, 200);
  })
  .openapi(upload, async (c) => {
    const sent = { name: c.req.valid('query').name, body: c.req.raw.body };
    const picture = await keepArticlePicture(c.var.db, roomOf(c), signedIn(c).member_id, sent);
    return c.json({ code: 'success', picture } as const, 200);
  })
  .openapi(one, async (c) => c.json(await replyOf(c, c.req.valid('param').id), 200))
  .openapi(create, async (c) => {
    const id = await createArticle(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json(await replyOf(c, id), 200);
  })
  .openapi(save, async (c) => {
    const { id } = c.req.valid('param');
    await editArticle(c.var.db, signedIn(c).member_id, id, c.req.valid('json'));
    return c.json(await replyOf(c, id), 200);
  })
  .openapi(step, async (c) => {
    const { id, step: taken } = c.req.valid('param');
    await takeArticleStep(c.var.db, signedIn(c).member_id, id, { step: taken, ...c.req.valid('json') });
    return c.json(await replyOf(c, id), 200);
  });
