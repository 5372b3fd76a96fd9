import { z } from 'zod';
import { ONE_LINE, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';

/** Whom members may sign in with, in the order the buttons stand. */
export const PROVIDERS = ['line', 'google'] as const;
export const provider = z.enum(PROVIDERS);
export type Provider = z.infer<typeof provider>;

export const providerParam = z.object({ provider });

/** What makes no sense in a link that others wrote is dropped: whoever follows it meets a page, not a refusal. */
const dropped = text(2_000)
  .optional()
  .catch(undefined)
  .meta({ type: 'string', maxLength: 2_000, pattern: ONE_LINE.source });

/** `link` is set by a signed-in member who adds a way to sign in. Whatever is no path of this shop is dropped. */
export const oauthStartQuery = z.object({ redirect: dropped, link: z.literal('1').optional() });

/** What a provider sends back, checked elsewhere: any of it may be made up. */
export const oauthCallbackQuery = z.looseObject({ state: dropped, error: dropped });

/**
 * Why a sign-in with a provider ended at `/login?oauth_error=…`. `known_email`: there is an account with this address, whose
 * owner signs in or follows the link that was mailed.
 */
const OAUTH_ERRORS = ['denied', 'expired', 'failed', 'unavailable', 'too_many', 'cookies', 'known_email'] as const;
export type OauthError = (typeof OAUTH_ERRORS)[number];

/** Spec §7: what a sign-in with another provider is traded for, and the page of this shop to go on to. */
export const oauthCheckReply = successReply({
  token: z.string(),
  cart_token: z.string(),
  redirect: z.string(),
}).meta({ id: 'OauthCheck' });

/** Somebody a provider vouches for who has no account yet: what `/register?provider=…` may fill in for them. */
export const oauthPendingReply = successReply({
  provider,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** Whether the provider has checked the address; it then needs no mail of ours. */
  email_verified: z.boolean(),
}).meta({ id: 'OauthPending' });

export const oauthLinkRequest = z
  .strictObject({ token: z.string().regex(/^[\w-]{20,128}$/) })
  .meta({ id: 'OauthLink' });
export const identityRequest = z.strictObject({ provider }).meta({ id: 'IdentityRequest' });

/** The ways a member signs in besides a password; `unlinkable` is false where it is the only one. */
export const identitiesReply = successReply({
  list: z.array(z.object({ provider, email: z.string(), created_at: z.string() })),
  unlinkable: z.boolean(),
}).meta({ id: 'Identities' });
