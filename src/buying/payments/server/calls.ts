import { calls } from '#http/server/call.ts';
import { paymentRoutes } from './payment.routes.ts';
import { paymentStaffRoutes } from './payment-staff.routes.ts';

export const paymentsCalls = calls(...paymentRoutes, ...paymentStaffRoutes);
