import { calls } from '#http/server/call.ts';
import { articleRoutes } from './article.routes.ts';
import { articleDeskRoutes } from './article-desk.routes.ts';

export const articlesCalls = calls(...articleRoutes, ...articleDeskRoutes);
