import type { Route } from '../http/router.ts';
import { apiCall } from './api-call.ts';
import { captureOrder, readCapture } from './captures.ts';
import { createOrder, readOrder } from './orders.ts';
import { readRefund, refundCapture } from './refunds.ts';
import { issueToken } from './token.ts';
import { readCertificate, verifyWebhook } from './verify.ts';

/** PayPal's own addresses. */
export const paypalRoutes: readonly Route[] = [
  ['POST', /^\/v1\/oauth2\/token$/, issueToken],
  ['POST', /^\/v2\/checkout\/orders$/, apiCall(createOrder)],
  ['GET', /^\/v2\/checkout\/orders\/([A-Z0-9]{1,36})$/, apiCall(readOrder)],
  ['POST', /^\/v2\/checkout\/orders\/([A-Z0-9]{1,36})\/capture$/, apiCall(captureOrder)],
  ['GET', /^\/v2\/payments\/captures\/([A-Z0-9]{1,36})$/, apiCall(readCapture)],
  ['POST', /^\/v2\/payments\/captures\/([A-Z0-9]{1,36})\/refund$/, apiCall(refundCapture)],
  ['GET', /^\/v2\/payments\/refunds\/([A-Z0-9]{1,36})$/, apiCall(readRefund)],
  ['POST', /^\/v1\/notifications\/verify-webhook-signature$/, apiCall(verifyWebhook)],
  ['GET', /^\/v1\/notifications\/certs\/([\w-]{1,64})$/, readCertificate],
];
