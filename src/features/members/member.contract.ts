import { z } from 'zod';
import { successReply } from '#shared/reply.ts';

/** Spec §7: 'Y' means logged in. */
export const loginCheckReply = successReply({ isLogin: z.enum(['Y', 'N']) }).meta({ id: 'LoginCheck' });

/** Spec §7: what a sign-in with another provider is traded for. */
export const oauthCheckReply = successReply({ token: z.string() }).meta({ id: 'OauthCheck' });
