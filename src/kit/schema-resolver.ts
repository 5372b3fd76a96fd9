import { zodResolver } from '@hookform/resolvers/zod';
import type { I18n } from '@lingui/core';
import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type { z } from 'zod';
import { issueMessage } from '#shared/issue-messages.ts';

/** Validates a form with the contract's schema; messages are in the page's language, in the same words as the server's. */
export function schemaResolver<Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
  i18n: I18n,
): Resolver<Values, unknown, Sent> {
  return zodResolver(schema, { error: (issue) => issueMessage(i18n, issue as z.core.$ZodIssue) });
}

/**
 * The same for a form whose fields differ from what is sent: amounts as text, several boxes for one value.
 * `toSent` converts the fields for the schema; errors are matched by name, which is the same in both.
 */
export function typedResolver<Typed extends FieldValues, Sent>(
  schema: z.ZodType<Sent, FieldValues>,
  toSent: (typed: Typed) => object,
  i18n: I18n,
): Resolver<Typed, unknown, Sent> {
  const checked = schemaResolver(schema, i18n);
  return (typed, context, options) =>
    checked(toSent(typed), context, { ...options, fields: {} }) as Promise<ResolverResult<Typed, Sent>>;
}

// @chunk forms
