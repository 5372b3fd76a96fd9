import { calls } from '#http/server/call.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { invoiceStaffRoutes } from './invoice-staff.routes.ts';
import { turnkeyRoutes } from './turnkey.routes.ts';

// The paths of files come before that of an invoice's number.
export const invoicesCalls = calls(...invoiceRoutes, ...turnkeyRoutes, ...invoiceStaffRoutes);
