import { expect, test } from 'vitest';
import { linePaySignature } from './line-pay-signature.ts';

const SECRET = 'a917ab6a2367b536f8e5a6e2977e06f4';
const NONCE = '44453d45-768e-40e8-8349-748e797c450f';
const BODY = '{"amount":3150,"currency":"TWD","orderId":"P20261117A01"}';

test.each([
  ['/v3/payments/request', BODY, 'PT4WkKmcTXUeXK4UI+K834KXOn3lkXxWEbWOsC7X6UE='],
  ['/v3/payments', 'orderId=P20261117A01', '7cXdDejGWDNqoIuSrsT3BTJiIyM4WBN0sPZ/28wecbg='],
  ['/v3/payments/requests/2026111700000000001/check', '', '60hRcPBPhKTbif5qVAtEZlPS+HBb0lFIGI2SHb4tVbc='],
  ['/v4/payments/request', BODY, '6Z54NVtdlarjcKkxwI9mo+gxtC4rTyxx4MjwUYnPuSM='],
])('the signature of a call to %s', (path, sent, signature) => {
  expect(linePaySignature(SECRET, { path, sent, nonce: NONCE })).toBe(signature);
});
