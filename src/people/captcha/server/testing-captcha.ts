import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Db } from '#db/server/connect.ts';
import type { CaptchaForm } from '../captcha.contract.ts';
import { createCaptcha } from './captcha.service.ts';

/** A challenge with its solution, as the widget returns them. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return packed({ challenge, solution });
}

export function packed(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** A valid solution that costs a test no time. */
export async function solvedCaptcha(db: Db, form: CaptchaForm): Promise<string> {
  return solve(await createCaptcha(db, form, { effort: 3 }));
}
