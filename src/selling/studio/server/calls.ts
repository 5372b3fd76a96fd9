import { calls } from '#http/server/call.ts';
import { uploadRoutes } from './upload.routes.ts';
import { workRoutes } from './work.routes.ts';
import { workAdminRoutes } from './work-admin.routes.ts';

export const studioCalls = calls(...uploadRoutes, ...workRoutes, ...workAdminRoutes);
