import { type Context, Hono, type Next } from 'hono';
import type { hc } from 'hono/client';
import { accountCalls } from '#buying/account/server/calls.ts';
import { certificatesCalls } from '#buying/certificates/server/certificate.routes.ts';
import { quoteRoutes } from '#buying/checkout/server/quote.routes.ts';
import { contactCalls } from '#buying/contact/server/calls.ts';
import { homeCalls } from '#buying/home/server/calls.ts';
import { initialRoutes } from '#buying/initial/server/initial.routes.ts';
import { invoicesCalls } from '#buying/invoices/server/calls.ts';
import { messagesCalls } from '#buying/messages/server/calls.ts';
import { ordersCalls } from '#buying/orders/server/calls.ts';
import { paymentsCalls } from '#buying/payments/server/calls.ts';
import { savedWallRoutes } from '#buying/saved-walls/server/saved-wall.routes.ts';
import { articlesCalls } from '#catalogue/articles/server/calls.ts';
import { brandRoutes } from '#catalogue/brand/server/brand.routes.ts';
import { cartRoutes } from '#catalogue/cart/server/cart.routes.ts';
import { favoriteRoutes } from '#catalogue/favorites/server/favorite.routes.ts';
import { hangingKitRoutes } from '#catalogue/hanging-kit/server/hanging-kit.routes.ts';
import { pagesCalls } from '#catalogue/pages/server/calls.ts';
import { searchRoutes } from '#catalogue/search/server/search.routes.ts';
import { sharedListRoutes } from '#catalogue/shared-lists/server/shared-list.routes.ts';
import { previewAccessRoutes } from '#catalogue/site/server/opening.routes.ts';
import { pickupRoutes } from '#catalogue/site/server/pickup.routes.ts';
import { settingRoutes } from '#catalogue/site/server/setting.routes.ts';
import { completeRoutes } from '#catalogue/wall/server/complete.routes.ts';
import { worksRoutes } from '#catalogue/works/server/works.routes.ts';
import { adminCalls } from '#desk/admin/server/calls.ts';
import { booksCasesRoutes } from '#desk/books-cases/server/books-cases.routes.ts';
import { connectionRoutes } from '#desk/connections/server/connection.routes.ts';
import { moneyExportRoutes } from '#desk/exports/server/export.routes.ts';
import { figuresRoutes } from '#desk/figures/server/figures.routes.ts';
import { importCalls } from '#desk/import/server/calls.ts';
import { previewRoutes } from '#desk/mail-preview/server/preview.routes.ts';
import { missingRoutes } from '#desk/missing-texts/server/missing.routes.ts';
import { testModeRoutes } from '#desk/test-mode/server/test-mode.routes.ts';
import { vatRoutes } from '#desk/vat/server/vat.routes.ts';
import { workDeskCalls } from '#desk/work-desk/server/calls.ts';
import { convertScripts } from '#ground/chinese/server/both-scripts.ts';
import { accessGate } from '#http/server/access-gate.ts';
import { auditGate } from '#http/server/audit-gate.ts';
import { bodyLimit } from '#http/server/body-limit.ts';
import { type ApiOf, calls, mountCalls } from '#http/server/call.ts';
import { bookOf } from '#http/server/call-book.ts';
import { compressAnswers } from '#http/server/compress-answers.ts';
import type { ApiEnv, ShopContext } from '#http/server/context.ts';
import { createApi } from '#http/server/create-api.ts';
import { apiDocsPage } from '#http/server/docs-page.ts';
import { methodGate } from '#http/server/method-gate.ts';
import { describeCalls } from '#http/server/openapi-document.ts';
import { openingGate } from '#http/server/opening-gate.ts';
import { operations } from '#http/server/operations.ts';
import { isNavigation, languageOf, redirectToPage } from '#http/server/redirect-to-page.ts';
import { answerError, refuse } from '#http/server/replies.ts';
import { requestScope } from '#http/server/request-scope.ts';
import { safetyHeaders } from '#http/server/safety-headers.ts';
import { singleHeaders } from '#http/server/single-headers.ts';
import { applicationsCalls } from '#people/applications/server/calls.ts';
import { captchaRoutes } from '#people/captcha/server/captcha.routes.ts';
import { mailCalls } from '#people/mail/server/calls.ts';
import { membersCalls } from '#people/members/server/calls.ts';
import { openOwnCart } from '#people/members/server/merge-visitor.service.ts';
import { isSecondFactorRequired } from '#people/members/server/second-factor/second-factor.service.ts';
import { readSession } from '#people/members/server/session.service.ts';
import { staffNoticesCalls } from '#people/staff-notices/server/calls.ts';
import { attachmentRoutes } from '#people/threads/server/attachment.routes.ts';
import { directoryCalls } from '#selling/directory/server/calls.ts';
import { payoutCalls } from '#selling/payouts/server/calls.ts';
import { salesCalls } from '#selling/sales/server/calls.ts';
import { shareRateRoutes } from '#selling/shares/server/share-rate.routes.ts';
import { studioCalls } from '#selling/studio/server/calls.ts';
import { Refusal } from '#shared/errors.ts';
import { joinPath } from '#shared/locale.ts';

const JSON_LIMIT = 256 * 1024;
convertScripts();

/** Every call of the API, feature by feature. */
export const apiCalls = calls(
  ...accountCalls,
  ...adminCalls,
  ...applicationsCalls,
  ...articlesCalls,
  ...brandRoutes,
  ...captchaRoutes,
  ...connectionRoutes,
  ...cartRoutes,
  ...worksRoutes,
  ...workDeskCalls,
  ...figuresRoutes,
  ...moneyExportRoutes,
  ...vatRoutes,
  ...importCalls,
  ...quoteRoutes,
  ...savedWallRoutes,
  ...contactCalls,
  ...directoryCalls,
  ...favoriteRoutes,
  ...hangingKitRoutes,
  ...completeRoutes,
  ...homeCalls,
  ...initialRoutes,
  ...invoicesCalls,
  ...mailCalls,
  ...previewRoutes,
  ...membersCalls,
  ...messagesCalls,
  ...missingRoutes,
  ...certificatesCalls,
  ...ordersCalls,
  ...pagesCalls,
  ...paymentsCalls,
  ...payoutCalls,
  ...salesCalls,
  ...searchRoutes,
  ...shareRateRoutes,
  ...sharedListRoutes,
  ...previewAccessRoutes,
  ...settingRoutes,
  ...pickupRoutes,
  ...staffNoticesCalls,
  ...studioCalls,
  ...testModeRoutes,
  ...booksCasesRoutes,
  ...attachmentRoutes,
);
const book = bookOf(apiCalls);
const features = mountCalls(createApi(), apiCalls);

declare module '#kit/client/api-client.ts' {
  /** The calls as the typed client sees them. */
  interface Known {
    calls: ReturnType<typeof hc<ApiOf<typeof apiCalls>>>;
  }
}

/** The whole API in front of the pages: requests without a route go to `pages`. */
export function createApp(shop: ShopContext, pages: Hono<ApiEnv>): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.onError(answerError);
  app.use(requestScope(shop), safetyHeaders, singleHeaders);
  app.use(openingGate(book, { readSession }));
  app.use('/api/*', redirectToPage, compressAnswers, methodGate(book));
  app.use('/api/*', bodyLimit(JSON_LIMIT, book));
  app.use('/api/*', accessGate(book, { readSession, openOwnCart, isSecondFactorRequired }));
  app.use('/api/admin/*', auditGate(book));
  app.route('/', operations);
  app.get('/openapi.json', (c) => c.json(openApiDocument()));
  app.get('/docs', (c) => c.html(apiDocsPage(openApiDocument())));
  app.route('/', features);
  app.all('/api/*', (c, next) => answerUnknown(c, next));
  app.route('/', pages);
  return app;
}

/** No call has this path: a refusal for a script, a 404 page for a person. */
function answerUnknown(c: Context<ApiEnv>, next: Next) {
  if (c.req.method !== 'GET' || !isNavigation(c)) return refuse(c, new Refusal('not_found'));
  const page = joinPath(languageOf(c), c.req.path);
  return page === c.req.path ? next() : c.redirect(page, 302);
}

export function openApiDocument() {
  const routes = features.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Shop API',
      version: '1',
      description: 'Every answer is an envelope with a `code`; see docs/architecture.md.',
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
  });
  return describeCalls(routes, book);
}
