import type { PaypalConfig } from '#http/server/payment-config.ts';

/** PayPal's headers, by which an event is verified. */
export interface Transmission {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
}

const PAYPAL_HOSTS = new Set([
  'https://api.paypal.com',
  'https://api.sandbox.paypal.com',
  'https://api-m.paypal.com',
  'https://api-m.sandbox.paypal.com',
]);
const CERT_PATH = /^\/v1\/notifications\/certs\/[\w.-]{1,200}$/;
const DAY_MS = 86_400_000;
/** PayPal retries for three days. */
const MAX_AGE_MS = 4 * DAY_MS;
const CLOCK_MS = 600_000;

/** The transmission in a message's headers, or why it cannot be PayPal's. Makes no calls. */
export function readTransmission(
  headers: Headers,
  config: Pick<PaypalConfig, 'api' | 'pages'>,
  now: number,
): Transmission | { problem: string } {
  const said = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const auth_algo = said('auth-algo');
  const cert_url = said('cert-url');
  const transmission_id = said('transmission-id');
  const transmission_sig = said('transmission-sig');
  const transmission_time = said('transmission-time');
  if (auth_algo !== 'SHA256withRSA') return { problem: 'auth_algo' };
  if (!isCertUrl(cert_url, config)) return { problem: 'cert_url' };
  if (!/^[\w-]{1,100}$/.test(transmission_id)) return { problem: 'transmission_id' };
  if (!/^[A-Za-z0-9+/]{16,2000}={0,2}$/.test(transmission_sig)) return { problem: 'transmission_sig' };
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(transmission_time)) return { problem: 'transmission_time' };
  const age = now - Date.parse(transmission_time);
  if (!(age < MAX_AGE_MS && age > -CLOCK_MS)) return { problem: 'age' };
  return { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time };
}

/**
 * Whether a certificate may be at this URL: else anybody could sign with their own. The text must equal its parsed URL, so that
 * no other parser sees another host in it.
 */
function isCertUrl(text: string, { api, pages }: Pick<PaypalConfig, 'api' | 'pages'>): boolean {
  const url = text.length <= 500 ? URL.parse(text) : null;
  if (!url || url.origin + url.pathname !== text || !CERT_PATH.test(url.pathname)) return false;
  // Only a simulator of PayPal has its certificates elsewhere.
  return PAYPAL_HOSTS.has(api) ? PAYPAL_HOSTS.has(url.origin) : url.origin === api || url.origin === pages;
}
