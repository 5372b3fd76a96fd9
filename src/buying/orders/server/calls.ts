import { calls } from '#http/server/call.ts';
import { bankStatementRoutes } from './bank-statement.routes.ts';
import { orderRoutes } from './order.routes.ts';
import { orderAdminRoutes } from './order-admin.routes.ts';
import { orderCertificateRoutes } from './order-certificate.routes.ts';
import { orderGiftRoutes } from './order-gift.routes.ts';
import { orderKitRoutes } from './order-kit.routes.ts';
import { receiptRoutes } from './receipt.routes.ts';
import { refundPayRoutes } from './refund-pay.routes.ts';
import { workshopRoutes } from './workshop.routes.ts';

export const ordersCalls = calls(
  ...bankStatementRoutes,
  ...orderRoutes,
  ...orderAdminRoutes,
  ...orderCertificateRoutes,
  ...orderGiftRoutes,
  ...orderKitRoutes,
  ...receiptRoutes,
  ...refundPayRoutes,
  ...workshopRoutes,
);
