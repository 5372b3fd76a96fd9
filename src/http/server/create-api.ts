import { OpenAPIHono } from '@hono/zod-openapi';
import { Refusal } from '#shared/errors.ts';
import { issuesAbout } from '#shared/issue-messages.ts';
import type { ApiEnv } from './context.ts';
import { refuse } from './replies.ts';

/** A set of routes; invalid input is answered field by field, and an unknown path with 404. */
export function createApi() {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      // An impossible path parameter is a missing page, not a form error.
      if (result.target === 'param') return refuse(c, new Refusal('not_found'));
      // The validator passes the sent data, which its types omit.
      const { data, error } = result as typeof result & { data?: unknown };
      return refuse(c, new Refusal('validation', { issues: issuesAbout(data, error.issues) }));
    },
  });
}
