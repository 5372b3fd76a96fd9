import { joinPath, LOCALES } from '../src/shared/locale.ts';

/** Every public route of spec §2 with the status it answers. */
export const PUBLIC_ROUTES = [
  '/',
  '/about',
  '/artist',
  '/artist/1',
  '/certificate',
  '/collaboration',
  '/contact',
  '/contact/faq',
  '/exchange',
  '/forgotPassword',
  '/forgotPassword/reset',
  '/invitation',
  '/login',
  '/membership',
  '/news',
  '/news/1',
  '/partner',
  '/partner/collaborate',
  '/policy',
  '/prints?lines=1.1.1.1',
  '/register',
  '/register/artist',
  '/register/gallery',
  '/search?keyword=mountain',
  '/shop',
  '/shop/1',
  '/technology',
  '/terms',
  '/wall?works=1',
  '/components',
] as const;

/** Routes that need a login and redirect a visitor to `/login`. */
export const GUARDED_ROUTES = [
  '/account',
  '/account/artist',
  '/account/favorite',
  '/account/message',
  '/account/order',
  '/account/report',
  '/account/sales',
  '/admin/answer',
  '/admin/application',
  '/admin/representation',
  '/admin/contact',
  '/account/work',
  '/admin/me',
  '/admin/member',
  '/admin/message',
  '/admin/order',
  '/admin/request',
  '/admin/staff',
  '/admin/review',
  '/preview/seller/1',
  '/cart',
  '/cart/check?status=success&code=CN-1',
] as const;

export const LANGUAGES = LOCALES;
export const inLanguage = joinPath;
