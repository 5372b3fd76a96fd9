import { calls } from '#http/server/call.ts';
import { paymentRoutes } from './payment.routes.ts';
import { paymentStaffRoutes } from './payment-staff.routes.ts';
import { testPaymentRoutes } from './test-payment.routes.ts';

export const paymentsCalls = calls(...testPaymentRoutes, ...paymentRoutes, ...paymentStaffRoutes);
