import type { Context } from 'hono';
import { networkOf } from '#ground/throttle/server/network.ts';
import { Refusal } from '#shared/errors.ts';
import type { ApiEnv } from './context.ts';

/**
 * Writes the outcome of a sign-in to the log, so that someone who tries many accounts can be seen. It has the network, but
 * neither the address nor the account: what people type into the wrong field may be a password.
 */
export async function logSignIn(c: Context<ApiEnv>, answered: Promise<Response>): Promise<Response> {
  const write = (outcome: string) =>
    c.var.log.info({ event: 'sign_in', path: c.req.path, outcome, network: networkOf(c.var.address) }, 'sign-in');
  try {
    const answer = await answered;
    write('success');
    return answer;
  } catch (error) {
    write(error instanceof Refusal ? error.code : 'error');
    throw error;
  }
}
