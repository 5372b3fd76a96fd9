import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { type Asker, apiClient } from '#kit/client/api-client.ts';
import type { CaptchaForm } from '../captcha.contract.ts';

/**
 * Fetches a challenge and solves it, which takes about a second of one core. The browser's cryptography runs off the main
 * thread, so typing stays smooth.
 */
export async function solveAltcha(asker: Asker, form: CaptchaForm): Promise<string> {
  const response = await apiClient(asker).api.captcha.$get({ query: { form } });
  // This endpoint answers outside the envelope, so the client has not checked the status.
  if (!response.ok) throw new Error(`the captcha answered ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the captcha took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
