import { calls } from '#http/server/call.ts';
import { adminRoutes } from './admin.routes.ts';
import { connectionRoutes } from './connection.routes.ts';

export const adminCalls = calls(...adminRoutes, ...connectionRoutes);
