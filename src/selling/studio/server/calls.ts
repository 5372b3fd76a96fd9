import { calls } from '#http/server/call.ts';
import { reviewRoutes } from './review.routes.ts';
import { uploadRoutes } from './upload.routes.ts';
import { workRoutes } from './work.routes.ts';

export const studioCalls = calls(...uploadRoutes, ...workRoutes, ...reviewRoutes);
