import { calls } from '#http/server/call.ts';
import { noticeRoutes } from './notice.routes.ts';

export const staffNoticesCalls = calls(...noticeRoutes);
