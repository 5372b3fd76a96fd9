import { type Context, Hono, type Next } from 'hono';
import { accountCalls } from '#features/account/server/calls.ts';
import { adminCalls } from '#features/admin/server/calls.ts';
import { applicationsCalls } from '#features/applications/server/calls.ts';
import { articlesCalls } from '#features/articles/server/calls.ts';
import { captchaRoutes } from '#features/captcha/server/captcha.routes.ts';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { catalogRoutes } from '#features/catalog/server/catalog.routes.ts';
import { catalogDeskCalls } from '#features/catalog-desk/server/calls.ts';
import { quoteRoutes } from '#features/checkout/server/quote.routes.ts';
import { contactCalls } from '#features/contact/server/calls.ts';
import { directoryCalls } from '#features/directory/server/calls.ts';
import { favoriteRoutes } from '#features/favorites/server/favorite.routes.ts';
import { homeCalls } from '#features/home/server/calls.ts';
import { initialRoutes } from '#features/initial/server/initial.routes.ts';
import { mailCalls } from '#features/mail/server/calls.ts';
import { previewRoutes } from '#features/mail-preview/server/preview.routes.ts';
import { openOwnCart } from '#features/members/server/bring-home.service.ts';
import { membersCalls } from '#features/members/server/calls.ts';
import { isSecondFactorRequired } from '#features/members/server/second-factor/second-factor.service.ts';
import { readSession } from '#features/members/server/session.service.ts';
import { messageRoutes } from '#features/messages/server/message.routes.ts';
import { missingRoutes } from '#features/missing-texts/server/missing.routes.ts';
import { ordersCalls } from '#features/orders/server/calls.ts';
import { pagesCalls } from '#features/pages/server/calls.ts';
import { paymentsCalls } from '#features/payments/server/calls.ts';
import { salesCalls } from '#features/sales/server/calls.ts';
import { searchRoutes } from '#features/search/server/search.routes.ts';
import { shareRateRoutes } from '#features/shares/server/share-rate.routes.ts';
import { settingRoutes } from '#features/site/server/setting.routes.ts';
import { studioCalls } from '#features/studio/server/calls.ts';
import { attachmentRoutes } from '#features/threads/server/attachment.routes.ts';
import { Refusal } from '#shared/errors.ts';
import { joinPath } from '#shared/locale.ts';
import { auditGate } from './audit-gate.ts';
import { bodyLimit } from './body-limit.ts';
import { type ApiOf, calls, mountCalls } from './call.ts';
import { bookOf } from './call-book.ts';
import { compressAnswers } from './compress-answers.ts';
import type { ApiEnv, ShopContext } from './context.ts';
import { createApi } from './create-api.ts';
import { apiDocsPage } from './docs-page.ts';
import { methodGate } from './method-gate.ts';
import { describeCalls } from './openapi-document.ts';
import { operations } from './operations.ts';
import { isNavigation, languageOf, pageInstead } from './page-instead.ts';
import { policyGate } from './policy-gate.ts';
import { answerError, refuse } from './replies.ts';
import { requestScope } from './request-scope.ts';
import { safetyHeaders } from './safety-headers.ts';
import { singleHeaders } from './single-headers.ts';

const JSON_LIMIT = 256 * 1024;
/** Every call of the API, feature by feature. */
export const apiCalls = calls(
  ...accountCalls,
  ...adminCalls,
  ...applicationsCalls,
  ...articlesCalls,
  ...captchaRoutes,
  ...cartRoutes,
  ...catalogRoutes,
  ...catalogDeskCalls,
  ...quoteRoutes,
  ...contactCalls,
  ...directoryCalls,
  ...favoriteRoutes,
  ...homeCalls,
  ...initialRoutes,
  ...mailCalls,
  ...previewRoutes,
  ...membersCalls,
  ...messageRoutes,
  ...missingRoutes,
  ...ordersCalls,
  ...pagesCalls,
  ...paymentsCalls,
  ...salesCalls,
  ...searchRoutes,
  ...shareRateRoutes,
  ...settingRoutes,
  ...studioCalls,
  ...attachmentRoutes,
);
const book = bookOf(apiCalls);
const features = mountCalls(createApi(), apiCalls);

/** The routes as the typed client knows them. */
export type Api = ApiOf<typeof apiCalls>;

/** The whole API in front of the pages: whatever no route answers goes to `pages`. */
export function createApp(shop: ShopContext, pages: Hono<ApiEnv>): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.onError(answerError);
  app.use(requestScope(shop), safetyHeaders, singleHeaders);
  app.use('/api/*', pageInstead, compressAnswers, methodGate(book));
  app.use('/api/*', bodyLimit(JSON_LIMIT, book));
  app.use('/api/*', policyGate(book, { readSession, openOwnCart, isSecondFactorRequired }));
  app.use('/api/admin/*', auditGate(book));
  app.route('/', operations);
  app.get('/openapi.json', (c) => c.json(openApiDocument()));
  app.get('/docs', (c) => c.html(apiDocsPage(openApiDocument())));
  app.route('/', features);
  app.all('/api/*', (c, next) => answerUnknown(c, next));
  app.route('/', pages);
  return app;
}

/** No call has this path: for a script that is a refusal, for a person a page like any other that is not there. */
function answerUnknown(c: Context<ApiEnv>, next: Next) {
  if (c.req.method !== 'GET' || !isNavigation(c)) return refuse(c, new Refusal('not_found'));
  const page = joinPath(languageOf(c), c.req.path);
  return page === c.req.path ? next() : c.redirect(page, 302);
}

/** The contract of every call, generated from the code. */
export function openApiDocument() {
  const routes = features.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Cornice API',
      version: '1',
      description: 'Every answer is an envelope with a `code`; see docs/architecture.md.',
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
  });
  return describeCalls(routes, book);
}
