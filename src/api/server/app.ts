import { type Context, Hono, type Next } from 'hono';
import { accountRoutes } from '#features/account/server/account.routes.ts';
import { dataRequestRoutes } from '#features/account/server/data-request.routes.ts';
import { memberDeskRoutes } from '#features/account/server/member-desk.routes.ts';
import { adminRoutes } from '#features/admin/server/admin.routes.ts';
import { connectionRoutes } from '#features/admin/server/connection.routes.ts';
import { applicationRoutes } from '#features/applications/server/application.routes.ts';
import { applicationReviewRoutes } from '#features/applications/server/application-review.routes.ts';
import { ARTICLE_PICTURE_BYTES } from '#features/articles/article.rules.ts';
import { articleRoutes } from '#features/articles/server/article.routes.ts';
import { articleDeskRoutes } from '#features/articles/server/article-desk.routes.ts';
import { captchaRoutes } from '#features/captcha/server/captcha.routes.ts';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { catalogRoutes } from '#features/catalog/server/catalog.routes.ts';
import { MOST_PORTRAIT_BYTES } from '#features/catalog-desk/artist-desk.rules.ts';
import { artistDeskRoutes } from '#features/catalog-desk/server/artist-desk.routes.ts';
import { categoryDeskRoutes } from '#features/catalog-desk/server/category-desk.routes.ts';
import { fileRoutes } from '#features/catalog-desk/server/file.routes.ts';
import { frameDeskRoutes } from '#features/catalog-desk/server/frame-desk.routes.ts';
import { pictureDeskRoutes } from '#features/catalog-desk/server/picture-desk.routes.ts';
import { pricesRoutes } from '#features/catalog-desk/server/prices.routes.ts';
import { storeDeskRoutes } from '#features/catalog-desk/server/store-desk.routes.ts';
import { workDeskRoutes } from '#features/catalog-desk/server/work-desk.routes.ts';
import { MOST_BYTES } from '#features/catalog-desk/work-table.rules.ts';
import { quoteRoutes } from '#features/checkout/server/quote.routes.ts';
import { cannedAnswerRoutes } from '#features/contact/server/canned-answer.routes.ts';
import { contactRoutes } from '#features/contact/server/contact.routes.ts';
import { contactDeskRoutes } from '#features/contact/server/contact-desk.routes.ts';
import { messageDeskRoutes } from '#features/contact/server/message-desk.routes.ts';
import { artistRoutes } from '#features/directory/server/artist.routes.ts';
import { representationDeskRoutes } from '#features/directory/server/representation-desk.routes.ts';
import { sellerArtistRoutes } from '#features/directory/server/seller-artist.routes.ts';
import { favoriteRoutes } from '#features/favorites/server/favorite.routes.ts';
import { homeRoutes } from '#features/home/server/home.routes.ts';
import { homeDeskRoutes } from '#features/home/server/home-desk.routes.ts';
import { initialRoutes } from '#features/initial/server/initial.routes.ts';
import { deadMailRoutes } from '#features/mail/server/dead-mail.routes.ts';
import { mailRoutes } from '#features/mail/server/mail.routes.ts';
import { previewRoutes } from '#features/mail-preview/server/preview.routes.ts';
import { addressRoutes } from '#features/members/server/address.routes.ts';
import { openOwnCart } from '#features/members/server/bring-home.service.ts';
import { firstAdminRoutes } from '#features/members/server/first-admin.routes.ts';
import { memberRoutes } from '#features/members/server/member.routes.ts';
import { identityRoutes } from '#features/members/server/oauth/identity.routes.ts';
import { oauthRoutes } from '#features/members/server/oauth/oauth.routes.ts';
import { secondFactorRoutes } from '#features/members/server/second-factor/second-factor.routes.ts';
import { isSecondFactorRequired } from '#features/members/server/second-factor/second-factor.service.ts';
import { sessionRoutes } from '#features/members/server/session.routes.ts';
import { readSession } from '#features/members/server/session.service.ts';
import { staffRoutes } from '#features/members/server/staff/staff.routes.ts';
import { messageRoutes } from '#features/messages/server/message.routes.ts';
import { missingRoutes } from '#features/missing-texts/server/missing.routes.ts';
import { bankStatementRoutes } from '#features/orders/server/bank-statement.routes.ts';
import { orderRoutes } from '#features/orders/server/order.routes.ts';
import { orderAdminRoutes } from '#features/orders/server/order-admin.routes.ts';
import { receiptRoutes } from '#features/orders/server/receipt.routes.ts';
import { workshopRoutes } from '#features/orders/server/workshop.routes.ts';
import { faqRoutes } from '#features/pages/server/faq.routes.ts';
import { legalRoutes } from '#features/pages/server/legal.routes.ts';
import { pageRoutes } from '#features/pages/server/page.routes.ts';
import { shopPageRoutes } from '#features/pages/server/shop-page.routes.ts';
import { paymentRoutes } from '#features/payments/server/payment.routes.ts';
import { paymentStaffRoutes } from '#features/payments/server/payment-staff.routes.ts';
import { reportRoutes } from '#features/sales/server/report.routes.ts';
import { salesRoutes } from '#features/sales/server/sales.routes.ts';
import { searchRoutes } from '#features/search/server/search.routes.ts';
import { shareRateRoutes } from '#features/shares/server/share-rate.routes.ts';
import { settingRoutes } from '#features/site/server/setting.routes.ts';
import { uploadRoutes } from '#features/studio/server/upload.routes.ts';
import { workRoutes } from '#features/studio/server/work.routes.ts';
import { workAdminRoutes } from '#features/studio/server/work-admin.routes.ts';
import { PIECE_BYTES } from '#features/studio/studio.rules.ts';
import { attachmentRoutes } from '#features/threads/server/attachment.routes.ts';
import { MAX_FILE_BYTES } from '#features/threads/thread.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { joinPath } from '#shared/locale.ts';
import { auditGate } from './audit-gate.ts';
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
  'POST /api/admin/article/picture': ARTICLE_PICTURE_BYTES,
  'POST /api/message/attachment': MAX_FILE_BYTES,
  'PUT /api/sales/upload/:upload_id': PIECE_BYTES,
  'PUT /api/admin/upload/:upload_id': PIECE_BYTES,
  'PUT /api/admin/artist/:id/portrait': MOST_PORTRAIT_BYTES,
  'POST /api/admin/prices/file/trial': MOST_BYTES,
  'POST /api/admin/prices/file': MOST_BYTES,
};

const features = createApi()
  .route('/', adminRoutes)
  .route('/', settingRoutes)
  .route('/', shareRateRoutes)
  .route('/', connectionRoutes)
  .route('/', deadMailRoutes)
  .route('/', initialRoutes)
  .route('/', homeRoutes)
  .route('/', catalogRoutes)
  .route('/', artistRoutes)
  .route('/', sellerArtistRoutes)
  .route('/', representationDeskRoutes)
  .route('/', articleRoutes)
  .route('/', articleDeskRoutes)
  .route('/', missingRoutes)
  .route('/', homeDeskRoutes)
  .route('/', pageRoutes)
  .route('/', faqRoutes)
  .route('/', legalRoutes)
  .route('/', shopPageRoutes)
  .route('/', searchRoutes)
  .route('/', cartRoutes)
  .route('/', quoteRoutes)
  .route('/', favoriteRoutes)
  // Before the members' own routes, which answer every other kind of profile.
  .route('/', accountRoutes)
  .route('/', identityRoutes)
  .route('/', oauthRoutes)
  // Before the members' own routes, for the same reason.
  .route('/', secondFactorRoutes)
  .route('/', staffRoutes)
  .route('/', memberRoutes)
  .route('/', sessionRoutes)
  .route('/', firstAdminRoutes)
  .route('/', addressRoutes)
  .route('/', applicationRoutes)
  .route('/', applicationReviewRoutes)
  .route('/', uploadRoutes)
  .route('/', workRoutes)
  .route('/', workAdminRoutes)
  .route('/', workDeskRoutes)
  .route('/', pictureDeskRoutes)
  .route('/', artistDeskRoutes)
  .route('/', categoryDeskRoutes)
  .route('/', frameDeskRoutes)
  .route('/', storeDeskRoutes)
  .route('/', fileRoutes)
  .route('/', pricesRoutes)
  // Before the conversations, whose ids stand in the same place of the path.
  .route('/', attachmentRoutes)
  .route('/', messageRoutes)
  .route('/', messageDeskRoutes)
  .route('/', contactRoutes)
  .route('/', contactDeskRoutes)
  .route('/', cannedAnswerRoutes)
  .route('/', memberDeskRoutes)
  .route('/', dataRequestRoutes)
  .route('/', mailRoutes)
  .route('/', previewRoutes)
  .route('/', captchaRoutes)
  .route('/', orderRoutes)
  .route('/', orderAdminRoutes)
  .route('/', bankStatementRoutes)
  .route('/', workshopRoutes)
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
  app.use('/api/*', policyGate({ readSession, openOwnCart, isSecondFactorRequired }));
  app.use('/api/admin/*', auditGate);
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
