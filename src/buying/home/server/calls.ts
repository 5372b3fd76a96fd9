import { calls } from '#http/server/call.ts';
import { homeRoutes } from './home.routes.ts';
import { homeDeskRoutes } from './home-desk.routes.ts';

export const homeCalls = calls(...homeRoutes, ...homeDeskRoutes);
