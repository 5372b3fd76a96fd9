import { zodResolver } from '@hookform/resolvers/zod';
import type { I18n } from '@lingui/core';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { issueMessage } from '#shared/issue-messages.ts';

/** Checks a form by the contract's own schema; each message is in the page's language, the same words the server uses. */
export function schemaResolver<Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
  i18n: I18n,
): Resolver<Values, unknown, Sent> {
  return zodResolver(schema, { error: (issue) => issueMessage(i18n, issue as z.core.$ZodIssue) });
}

// @chunk forms
