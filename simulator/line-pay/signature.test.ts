import { expect, test } from 'vitest';
import { signature } from './signature.ts';

const secret = 'a917ab6a2367b536f8e5a6e2977e06f4';
const nonce = '44453d45-768e-40e8-8349-748e797c450f';
const body = '{"amount":3150,"currency":"TWD","orderId":"P20261117A01"}';

test.for([
  ['/v3/payments/request', body, 'PT4WkKmcTXUeXK4UI+K834KXOn3lkXxWEbWOsC7X6UE='],
  ['/v3/payments', 'orderId=P20261117A01', '7cXdDejGWDNqoIuSrsT3BTJiIyM4WBN0sPZ/28wecbg='],
  ['/v3/payments/requests/2026111700000000001/check', '', '60hRcPBPhKTbif5qVAtEZlPS+HBb0lFIGI2SHb4tVbc='],
  ['/v4/payments/request', body, '6Z54NVtdlarjcKkxwI9mo+gxtC4rTyxx4MjwUYnPuSM='],
] as const)('the signature for %s is the published one', ([path, text, expected]) => {
  expect(signature(secret, path, text, nonce)).toBe(expected);
});
