import { calls } from '#http/server/call.ts';
import { adminRoutes } from './admin.routes.ts';
import { openingRoutes } from './opening.routes.ts';

export const adminCalls = calls(...adminRoutes, ...openingRoutes);
