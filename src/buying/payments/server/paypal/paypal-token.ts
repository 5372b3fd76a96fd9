import type { Outbound } from '#ground/outbound/server/outbound.ts';
import { ProviderTrouble } from '../payment-provider.ts';
import { paypalToken } from './paypal-answers.ts';

export interface PaypalKeys {
  api: string;
  clientId: string;
  secret: string;
}

/** Not used in its last minute; a token that lives only minutes, not in its last quarter. */
function usableMs(expiresInSeconds: number): number {
  return (expiresInSeconds - Math.min(60, expiresInSeconds / 4)) * 1000;
}

/** PayPal's access token, fetched on demand and cached until shortly before it expires; one call fetches it for all. */
export class PaypalTokens {
  readonly #outbound: Outbound;
  readonly #keys: PaypalKeys;
  #token: { text: string; until: number } | undefined;
  #fetching: Promise<string> | undefined;

  constructor(outbound: Outbound, keys: PaypalKeys) {
    this.#outbound = outbound;
    this.#keys = keys;
  }

  async current(): Promise<string> {
    if (this.#token && performance.now() < this.#token.until) return this.#token.text;
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = undefined;
    });
    return this.#fetching;
  }

  /** Drops a refused token, unless it has been replaced in the meantime. */
  refused(token: string): void {
    if (this.#token?.text === token) this.#token = undefined;
  }

  async #fetch(): Promise<string> {
    const { api, clientId, secret } = this.#keys;
    const asked = performance.now();
    const { status, json } = await this.#outbound({
      method: 'POST',
      url: `${api}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (status === 401 || status === 403) throw new ProviderTrouble('keys_refused');
    const { data } = paypalToken.safeParse(json);
    if (status !== 200 || !data) throw new ProviderTrouble(`token_${status}`);
    this.#token = { text: data.access_token, until: asked + usableMs(data.expires_in) };
    return data.access_token;
  }
}
