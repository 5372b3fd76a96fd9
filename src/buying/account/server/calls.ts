import { calls } from '#http/server/call.ts';
import { accountRoutes } from './account.routes.ts';
import { dataRequestRoutes } from './data-request.routes.ts';
import { memberDeskRoutes } from './member-desk.routes.ts';

export const accountCalls = calls(...accountRoutes, ...dataRequestRoutes, ...memberDeskRoutes);
