import { calls } from '#http/server/call.ts';
import { cannedAnswerRoutes } from './canned-answer.routes.ts';
import { contactRoutes } from './contact.routes.ts';
import { contactDeskRoutes } from './contact-desk.routes.ts';

export const contactCalls = calls(...cannedAnswerRoutes, ...contactRoutes, ...contactDeskRoutes);
