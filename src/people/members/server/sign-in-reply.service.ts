import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { networkOf } from '#ground/throttle/server/network.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { deviceOf } from '../device.rules.ts';
import { browserOf } from './oauth/oauth-browser.ts';
import type { Arrival, SignedInTokens } from './sign-in.service.ts';

/** A request's origin, cart and half-finished sign-in. */
export function arrivalOf(c: Context<ApiEnv>): Arrival {
  const caller = { device: deviceOf(c.req.header('user-agent')), network: networkOf(c.var.address) };
  return { caller, cartToken: c.var.cartToken, browser: browserOf(c), recaptcha: c.var.shop.config.recaptcha };
}

/** The answer to a sign-in; it says whether we merged the visitor's cart (product §4). */
export function signInReply(i18n: I18n, { merged, ...tokens }: SignedInTokens) {
  const notice = merged && { message: i18n._(msg`The works you had chosen are now in your cart.`), showMessage: true };
  return { ...tokens, ...notice };
}
