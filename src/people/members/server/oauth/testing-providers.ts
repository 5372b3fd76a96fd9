import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { OauthClient } from '#http/server/config.ts';

export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
}

interface TestProviders {
  line: OauthClient;
  google: OauthClient;
}

/** Starts real providers for a shop at `baseUrl`, one that signs like Google and one like LINE. */
export async function startProviders(baseUrl: string): Promise<TestProviders & { stop: () => Promise<void> }> {
  const [line, google] = await Promise.all([
    startProvider(`${baseUrl}/api/oauth/line/callback`, 'HS256'),
    startProvider(`${baseUrl}/api/oauth/google/callback`, 'RS256'),
  ]);
  const stop = async () => {
    await Promise.all([line.stop(), google.stop()]);
  };
  return { line: line.client, google: google.client, stop };
}

async function startProvider(redirectUri: string, algorithm: string) {
  const clientId = 'cornice';
  const clientSecret = randomBytes(32).toString('hex');
  const script = join(import.meta.dirname, 'testing-provider.ts');
  const child = spawn(process.execPath, [script, clientId, clientSecret, redirectUri, algorithm], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  const [issuer] = (await once(createInterface(child.stdout), 'line')) as [string];
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { client: { issuer, clientId, clientSecret } satisfies OauthClient, stop };
}

/** Signs in at a provider, or refuses, and returns the URL of the redirect back. */
export async function atProvider(leave: string, shop: string, who: Claims | 'deny'): Promise<string> {
  const cookies = new Map<string, string>();
  let url = leave;
  for (let hops = 0; hops < 10; hops++) {
    if (url.startsWith(shop)) return url;
    const next = new URL(url);
    if (next.pathname.startsWith('/interaction/')) {
      if (who === 'deny') next.searchParams.set('deny', '1');
      else next.searchParams.set('as', JSON.stringify(who));
    }
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = reply.headers.get('location');
    if (!location) throw new Error(`the provider answered ${reply.status}: ${(await reply.text()).slice(0, 300)}`);
    url = new URL(location, url).href;
  }
  throw new Error('the provider sends people round in circles');
}
