import { calls } from '#http/server/call.ts';
import { exportRoutes } from './export.routes.ts';
import { importRoutes } from './import.routes.ts';

/** All calls of this module. */
export const importCalls = calls(...exportRoutes, ...importRoutes);
