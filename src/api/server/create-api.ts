import { OpenAPIHono } from '@hono/zod-openapi';
import { Refusal } from '#shared/errors.ts';
import { fieldErrors } from '#shared/issue-messages.ts';
import type { ApiEnv } from './context.ts';
import { refuse } from './replies.ts';

/** A set of routes; what the contract refuses is answered field by field. */
export function createApi() {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      return refuse(c, new Refusal('validation', { errors: fieldErrors(c.var.i18n, result.error.issues) }));
    },
  });
}
