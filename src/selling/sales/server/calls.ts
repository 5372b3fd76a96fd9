import { calls } from '#http/server/call.ts';
import { reportRoutes } from './report.routes.ts';
import { salesRoutes } from './sales.routes.ts';

export const salesCalls = calls(...reportRoutes, ...salesRoutes);
