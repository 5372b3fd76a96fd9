import { type Context, Hono, type Next } from 'hono';
import { accountRoutes } from '#features/account/server/account.routes.ts';
import { applicationRoutes } from '#features/applications/server/application.routes.ts';
import { applicationReviewRoutes } from '#features/applications/server/application-review.routes.ts';
import { articleRoutes } from '#features/articles/server/article.routes.ts';
import { captchaRoutes } from '#features/captcha/server/captcha.routes.ts';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { catalogRoutes } from '#features/catalog/server/catalog.routes.ts';
import { quoteRoutes } from '#features/checkout/server/quote.routes.ts';
import { contactRoutes } from '#features/contact/server/contact.routes.ts';
import { contactDeskRoutes } from '#features/contact/server/contact-desk.routes.ts';
import { artistRoutes } from '#features/directory/server/artist.routes.ts';
import { sellerArtistRoutes } from '#features/directory/server/seller-artist.routes.ts';
import { favoriteRoutes } from '#features/favorites/server/favorite.routes.ts';
import { homeRoutes } from '#features/home/server/home.routes.ts';
import { initialRoutes } from '#features/initial/server/initial.routes.ts';
import { mailRoutes } from '#features/mail/server/mail.routes.ts';
import { addressRoutes } from '#features/members/server/address.routes.ts';
import { openOwnCart } from '#features/members/server/bring-home.service.ts';
import { memberRoutes } from '#features/members/server/member.routes.ts';
import { identityRoutes } from '#features/members/server/oauth/identity.routes.ts';
import { oauthRoutes } from '#features/members/server/oauth/oauth.routes.ts';
import { sessionRoutes } from '#features/members/server/session.routes.ts';
import { readSession } from '#features/members/server/session.service.ts';
import { messageRoutes } from '#features/messages/server/message.routes.ts';
import { messageAdminRoutes } from '#features/messages/server/message-admin.routes.ts';
import { orderRoutes } from '#features/orders/server/order.routes.ts';
import { orderAdminRoutes } from '#features/orders/server/order-admin.routes.ts';
import { receiptRoutes } from '#features/orders/server/receipt.routes.ts';
import { pageRoutes } from '#features/pages/server/page.routes.ts';
import { paymentRoutes } from '#features/payments/server/payment.routes.ts';
import { paymentStaffRoutes } from '#features/payments/server/payment-staff.routes.ts';
import { reportRoutes } from '#features/sales/server/report.routes.ts';
import { salesRoutes } from '#features/sales/server/sales.routes.ts';
import { searchRoutes } from '#features/search/server/search.routes.ts';
import { uploadRoutes } from '#features/studio/server/upload.routes.ts';
import { workRoutes } from '#features/studio/server/work.routes.ts';
import { workAdminRoutes } from '#features/studio/server/work-admin.routes.ts';
import { PIECE_BYTES } from '#features/studio/studio.rules.ts';
import { attachmentRoutes } from '#features/threads/server/attachment.routes.ts';
import { MAX_FILE_BYTES } from '#features/threads/thread.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { joinPath } from '#shared/locale.ts';
import { bodyLimit } from './body-limit.ts';
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
/** Calls whose body is a file. */
const FILE_LIMITS = {
  'POST /api/message/attachment': MAX_FILE_BYTES,
  'PUT /api/sales/upload/:upload_id': PIECE_BYTES,
};

const features = createApi()
  .route('/', initialRoutes)
  .route('/', homeRoutes)
  .route('/', catalogRoutes)
  .route('/', artistRoutes)
  .route('/', sellerArtistRoutes)
  .route('/', articleRoutes)
  .route('/', pageRoutes)
  .route('/', searchRoutes)
  .route('/', cartRoutes)
  .route('/', quoteRoutes)
  .route('/', favoriteRoutes)
  // Before the members' own routes, which answer every other kind of profile.
  .route('/', accountRoutes)
  .route('/', identityRoutes)
  .route('/', oauthRoutes)
  .route('/', memberRoutes)
  .route('/', sessionRoutes)
  .route('/', addressRoutes)
  .route('/', applicationRoutes)
  .route('/', applicationReviewRoutes)
  .route('/', uploadRoutes)
  .route('/', workRoutes)
  .route('/', workAdminRoutes)
  // Before the conversations, whose ids stand in the same place of the path.
  .route('/', attachmentRoutes)
  .route('/', messageRoutes)
  .route('/', messageAdminRoutes)
  .route('/', contactRoutes)
  .route('/', contactDeskRoutes)
  .route('/', mailRoutes)
  .route('/', captchaRoutes)
  .route('/', orderRoutes)
  .route('/', orderAdminRoutes)
  .route('/', receiptRoutes)
  .route('/', salesRoutes)
  .route('/', reportRoutes)
  .route('/', paymentRoutes)
  .route('/', paymentStaffRoutes);

/** The routes as the typed client knows them. */
export type Api = typeof features;

/** The whole API in front of the pages: whatever no route answers goes to `pages`. */
export function createApp(shop: ShopContext, pages: Hono<ApiEnv>): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.onError(answerError);
  app.use(requestScope(shop), safetyHeaders, singleHeaders);
  app.use('/api/*', pageInstead, compressAnswers, methodGate);
  app.use('/api/*', bodyLimit(JSON_LIMIT, FILE_LIMITS));
  app.use('/api/*', policyGate({ readSession, openOwnCart }));
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
  return describeCalls(routes);
}
