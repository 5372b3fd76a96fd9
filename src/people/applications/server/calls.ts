import { calls } from '#http/server/call.ts';
import { applicationRoutes } from './application.routes.ts';
import { applicationReviewRoutes } from './application-review.routes.ts';

export const applicationsCalls = calls(...applicationRoutes, ...applicationReviewRoutes);
