import { OpenAPIHono } from '@hono/zod-openapi';
import { Refusal } from '#shared/errors.ts';
import { issuesAbout } from '#shared/issue-messages.ts';
import type { ApiEnv } from './context.ts';
import { refuse } from './replies.ts';

/** A set of routes; what the contract refuses is answered field by field, and a path it does not know as not found. */
export function createApi() {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      // A path that no row can have is a page that is not there, not a mistake in a form.
      if (result.target === 'param') return refuse(c, new Refusal('not_found'));
      // The validator hands over what was sent, which its types leave out.
      const { data, error } = result as typeof result & { data?: unknown };
      return refuse(c, new Refusal('validation', { issues: issuesAbout(data, error.issues) }));
    },
  });
}
