import { calls } from '#api/server/call.ts';
import { adminRoutes } from './admin.routes.ts';
import { connectionRoutes } from './connection.routes.ts';

export const adminCalls = calls(...adminRoutes, ...connectionRoutes);
