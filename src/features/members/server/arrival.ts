import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { deviceOf } from '../device.rules.ts';
import { networkOf } from './network.ts';
import type { Arrival } from './sign-in.ts';

/** Where a request comes from and which cart it brings. */
export function arrivalOf(c: Context<ApiEnv>): Arrival {
  const caller = { device: deviceOf(c.req.header('user-agent')), network: networkOf(c.var.address) };
  return { caller, cartToken: c.var.cartToken };
}
