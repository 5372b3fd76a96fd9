import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { deviceOf } from '../device.rules.ts';
import { browserOf } from './oauth/oauth-browser.ts';
import type { Arrival } from './sign-in.ts';

/** Where a request comes from, and which cart and which half-finished sign-in it brings. */
export function arrivalOf(c: Context<ApiEnv>): Arrival {
  const caller = { device: deviceOf(c.req.header('user-agent')), network: networkOf(c.var.address) };
  return { caller, cartToken: c.var.cartToken, browser: browserOf(c), recaptcha: c.var.shop.config.recaptcha };
}
