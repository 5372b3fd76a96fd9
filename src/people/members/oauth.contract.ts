import { z } from 'zod';
import { existingPassword, ONE_LINE, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';

/** In the order of the buttons. */
export const PROVIDERS = ['line', 'google'] as const;
export const provider = z.enum(PROVIDERS);
export type Provider = z.infer<typeof provider>;

export const providerParam = z.object({ provider });

/** Drops invalid parameters of foreign links: the visitor gets a page, not a refusal. */
const dropped = text(2_000)
  .optional()
  .catch(undefined)
  .meta({ type: 'string', maxLength: 2_000, pattern: ONE_LINE.source });

/** `link` is set by a signed-in member who adds a way to sign in. A `redirect` that is no path of this shop is dropped. */
export const oauthStartQuery = z.object({ redirect: dropped, link: z.literal('1').optional() });

/** What a provider sends back, checked elsewhere: any of it may be forged. */
export const oauthCallbackQuery = z.looseObject({ state: dropped, error: dropped });

/**
 * Why a sign-in with a provider ended at `/login?oauth_error=…`. `known_email`: an account has this address; its owner
 * signs in or opens the mailed link.
 */
const OAUTH_ERRORS = ['denied', 'expired', 'failed', 'unavailable', 'too_many', 'cookies', 'known_email'] as const;
export type OauthError = (typeof OAUTH_ERRORS)[number];

/** Spec §7: the result of a sign-in with a provider, and the page to continue at. */
export const oauthCheckReply = successReply({
  token: z.string(),
  cart_token: z.string(),
  redirect: z.string(),
}).meta({ id: 'OauthCheck' });

/** A person at a provider without an account: the data that `/register?provider=…` may prefill. */
export const oauthPendingReply = successReply({
  provider,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** Whether the provider has verified the address; we then send no mail to verify it. */
  email_verified: z.boolean(),
}).meta({ id: 'OauthPending' });

export const oauthLinkRequest = z
  .strictObject({ token: z.string().regex(/^[\w-]{20,128}$/) })
  .meta({ id: 'OauthLink' });
/** The password proves that the member adds the sign-in; members without a password send none. */
export const identityRequest = z
  .strictObject({ provider, password: existingPassword.optional() })
  .meta({ id: 'IdentityRequest' });
export type IdentityRequest = z.output<typeof identityRequest>;

/** The ways to sign in besides a password; `unlinkable` is false for the only one. */
export const identitiesReply = successReply({
  list: z.array(z.object({ provider, email: z.string(), created_at: z.string() })),
  unlinkable: z.boolean(),
}).meta({ id: 'Identities' });
