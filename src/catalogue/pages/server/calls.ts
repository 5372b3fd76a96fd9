import { calls } from '#http/server/call.ts';
import { faqRoutes } from './faq.routes.ts';
import { legalRoutes } from './legal.routes.ts';
import { pageRoutes } from './page.routes.ts';
import { shopPageRoutes } from './shop-page.routes.ts';

export const pagesCalls = calls(...faqRoutes, ...legalRoutes, ...pageRoutes, ...shopPageRoutes);
