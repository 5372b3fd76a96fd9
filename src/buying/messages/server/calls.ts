import { calls } from '#http/server/call.ts';
import { messageRoutes } from './message.routes.ts';
import { messageDeskRoutes } from './message-desk.routes.ts';

export const messagesCalls = calls(...messageRoutes, ...messageDeskRoutes);
