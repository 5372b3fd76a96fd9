import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { networkOf } from '#ground/throttle/server/network.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { deviceOf } from '../device.rules.ts';
import { browserOf } from './oauth/oauth-browser.ts';
import type { Arrival, SignedInTokens } from './sign-in.service.ts';

/** Where a request comes from, and which cart and which half-finished sign-in it brings. */
export function arrivalOf(c: Context<ApiEnv>): Arrival {
  const caller = { device: deviceOf(c.req.header('user-agent')), network: networkOf(c.var.address) };
  return { caller, cartToken: c.var.cartToken, browser: browserOf(c), recaptcha: c.var.shop.config.recaptcha };
}

/** What a sign-in answers; a visitor whose cart was brought home is told so (product §4). */
export function welcomeHome(i18n: I18n, { merged, ...tokens }: SignedInTokens) {
  const notice = merged && { message: i18n._(msg`The works you had chosen are now in your cart.`), showMessage: true };
  return { ...tokens, ...notice };
}
