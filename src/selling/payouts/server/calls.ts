import { calls } from '#http/server/call.ts';
import { payeeRoutes } from './payee.routes.ts';
import { payoutRoutes } from './payout.routes.ts';

export const payoutCalls = calls(...payoutRoutes, ...payeeRoutes);
