import { calls } from '#http/server/call.ts';
import { deadMailRoutes } from './dead-mail.routes.ts';
import { mailRoutes } from './mail.routes.ts';

export const mailCalls = calls(...deadMailRoutes, ...mailRoutes);
