import { StartupProblem } from '#db/server/startup-problem.ts';
import { DEMO_KEYS } from './demo-payment-keys.ts';
import type { PaymentEnvironment } from './payment-environment.ts';

export interface PaypalConfig {
  api: string;
  /** Where the buyer approves: the only origin to which PayPal's answers may redirect them. */
  pages: string;
  clientId: string;
  secret: string;
  webhookId: string;
  merchantId: string | undefined;
}

interface CybersourceKey {
  accessKey: string;
  secretKey: string;
}

/** The REST API, which reads and refunds payments. */
export interface CybersourceRest {
  api: string;
  merchantId: string;
  keyId: string;
  /** In base64. */
  secret: string;
  /** How long the search may not find a new transaction. */
  searchLagMs: number;
}

/** A Secure Acceptance profile: one per currency. */
export interface CybersourceConfig {
  payUrl: string;
  profileId: string;
  /** Signs the shop's requests. */
  key: CybersourceKey;
  /** The former key: answers signed with it are still accepted. */
  oldKey: CybersourceKey | undefined;
  twdDecimals: 0 | 2;
  rest: CybersourceRest | undefined;
}

/** ECPay’s payment page. */
export interface EcpayConfig {
  api: string;
  /** Where the buyer’s form goes; in a demo, the simulator’s public address. */
  pages: string;
  merchantId: string;
  hashKey: string;
  hashIv: string;
  /** Offered to cards, such as `3,6,12`. */
  instalments: string | undefined;
}

export interface LinePayConfig {
  api: string;
  /** Where buyers are sent besides LINE’s own pages; in a demo, the simulator’s public address. */
  pages: string;
  version: 'v3' | 'v4';
  channelId: string;
  channelSecret: string;
}

/** The providers with keys; the others are not offered. */
export interface PaymentsConfig {
  paypal?: PaypalConfig;
  cybersource?: CybersourceConfig;
  cybersource_usd?: CybersourceConfig;
  /** One contract at ECPay for its three methods. */
  ecpay_credit?: EcpayConfig;
  ecpay_atm?: EcpayConfig;
  ecpay_cvs?: EcpayConfig;
  linepay?: LinePayConfig;
}

/** The program that simulates the providers in a demo: where it listens, and its public address. */
export interface SimulatorConfig {
  port: number;
  url: string;
}

/** CyberSource guarantees no figure; the simulator on this machine finds transactions immediately. */
const SEARCH_LAG_MS = 15 * 60_000;

interface Situation {
  demo: boolean;
  port: number;
  baseUrl: string;
}

type Payments = { payments: PaymentsConfig; simulator: SimulatorConfig | undefined };

/** The configured providers; in a demo without any key, the simulator. */
export function readPayments(values: PaymentEnvironment, { demo, port, baseUrl }: Situation): Payments {
  const hasKeys = (Object.keys(DEMO_KEYS) as (keyof typeof DEMO_KEYS)[]).some((name) => values[name] !== undefined);
  if (hasKeys || !demo)
    return { payments: configured(values, { paypal: paypalPages(values.PAYPAL_API) }), simulator: undefined };
  // A shop on a random port cannot know the simulator's port.
  const simulatorPort = values.SIMULATOR_PORT ?? (port > 0 && port < 65535 ? port + 1 : undefined);
  if (simulatorPort === undefined) return { payments: {}, simulator: undefined };
  const simulator = {
    port: simulatorPort,
    url: values.SIMULATOR_URL ?? `http://${new URL(baseUrl).hostname}:${simulatorPort}`,
  };
  const api = `http://127.0.0.1:${simulatorPort}`;
  const simulated = {
    ...values,
    ...DEMO_KEYS,
    PAYPAL_API: api,
    CYBERSOURCE_API: api,
    ECPAY_API: api,
    LINE_PAY_API: api,
    CYBERSOURCE_PAY_URL: `${simulator.url}/pay`,
  };
  const pages = { paypal: simulator.url, ecpay: simulator.url, linepay: simulator.url };
  return { payments: configured(simulated, pages), simulator };
}

/** `api-m.sandbox.paypal.com` sends buyers to `www.sandbox.paypal.com`; the simulator sends them to itself. */
function paypalPages(api: string): string {
  return api.replace(/^https:\/\/api-m\.((sandbox\.)?paypal\.com)$/, 'https://www.$1');
}

/** Where buyers are sent, if that is not the host that the shop calls. */
interface Pages {
  paypal: string;
  ecpay?: string;
  linepay?: string;
}

function configured(values: PaymentEnvironment, pages: Pages): PaymentsConfig {
  const paypal = readPaypal(values, pages.paypal);
  const ecpay = readEcpay(values, pages.ecpay);
  const linepay = readLinePay(values, pages.linepay);
  const rest = readRest(values);
  const cybersource = readProfile(values, '', rest);
  const cybersource_usd = readProfile(values, 'USD_', rest);
  if (cybersource && cybersource.profileId === cybersource_usd?.profileId)
    throw new StartupProblem('CYBERSOURCE_PROFILE_ID and CYBERSOURCE_USD_PROFILE_ID must be two profiles.');
  if (rest && !cybersource && !cybersource_usd)
    throw new StartupProblem('CYBERSOURCE_REST_KEY_ID needs CYBERSOURCE_PROFILE_ID or CYBERSOURCE_USD_PROFILE_ID.');
  return {
    ...(paypal && { paypal }),
    ...(cybersource && { cybersource }),
    ...(cybersource_usd && { cybersource_usd }),
    ...(ecpay && { ecpay_credit: ecpay, ecpay_atm: ecpay, ecpay_cvs: ecpay }),
    ...(linepay && { linepay }),
  };
}

function readEcpay(values: PaymentEnvironment, pages = values.ECPAY_API): EcpayConfig | undefined {
  const set = together(values, ['ECPAY_MERCHANT_ID', 'ECPAY_HASH_KEY', 'ECPAY_HASH_IV']);
  if (!set && values.ECPAY_INSTALMENTS) throw new StartupProblem('ECPAY_INSTALMENTS needs ECPAY_MERCHANT_ID.');
  if (!set) return undefined;
  const [merchantId, hashKey, hashIv] = set;
  return { api: values.ECPAY_API, pages, merchantId, hashKey, hashIv, instalments: values.ECPAY_INSTALMENTS };
}

function readLinePay(values: PaymentEnvironment, pages = values.LINE_PAY_API): LinePayConfig | undefined {
  const set = together(values, ['LINE_PAY_CHANNEL_ID', 'LINE_PAY_CHANNEL_SECRET']);
  if (!set) return undefined;
  const [channelId, channelSecret] = set;
  return { api: values.LINE_PAY_API, pages, version: values.LINE_PAY_VERSION, channelId, channelSecret };
}

function readPaypal(values: PaymentEnvironment, pages: string): PaypalConfig | undefined {
  const set = together(values, ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID']);
  if (!set && values.PAYPAL_MERCHANT_ID) throw new StartupProblem('PAYPAL_MERCHANT_ID needs PAYPAL_CLIENT_ID.');
  if (!set) return undefined;
  const [clientId, secret, webhookId] = set;
  return { api: values.PAYPAL_API, pages, clientId, secret, webhookId, merchantId: values.PAYPAL_MERCHANT_ID };
}

function readRest(values: PaymentEnvironment): CybersourceRest | undefined {
  const set = together(values, ['CYBERSOURCE_MERCHANT_ID', 'CYBERSOURCE_REST_KEY_ID', 'CYBERSOURCE_REST_SECRET']);
  if (!set) return undefined;
  const [merchantId, keyId, secret] = set;
  const api = values.CYBERSOURCE_API;
  return { api, merchantId, keyId, secret, searchLagMs: api.startsWith('https:') ? SEARCH_LAG_MS : 0 };
}

function readProfile(
  values: PaymentEnvironment,
  which: '' | 'USD_',
  rest: CybersourceRest | undefined,
): CybersourceConfig | undefined {
  const set = together(values, [
    `CYBERSOURCE_${which}PROFILE_ID`,
    `CYBERSOURCE_${which}ACCESS_KEY`,
    `CYBERSOURCE_${which}SECRET_KEY`,
  ]);
  const old = together(values, [`CYBERSOURCE_${which}OLD_ACCESS_KEY`, `CYBERSOURCE_${which}OLD_SECRET_KEY`]);
  if (!set && old) throw new StartupProblem(`CYBERSOURCE_${which}OLD_ACCESS_KEY needs CYBERSOURCE_${which}PROFILE_ID.`);
  if (!set) return undefined;
  const [profileId, accessKey, secretKey] = set;
  return {
    payUrl: values.CYBERSOURCE_PAY_URL,
    profileId,
    key: { accessKey, secretKey },
    oldKey: old && { accessKey: old[0], secretKey: old[1] },
    twdDecimals: values.CYBERSOURCE_TWD_DECIMALS === '0' ? 0 : 2,
    rest,
  };
}

type Texts = {
  [Name in keyof PaymentEnvironment as PaymentEnvironment[Name] extends string | undefined ? Name : never]: 0;
};

/** The values of variables that only make sense together; undefined if none of them is set. */
function together<const Names extends readonly (keyof Texts)[]>(
  values: PaymentEnvironment,
  names: Names,
): { [At in keyof Names]: string } | undefined {
  const found = names.map((name) => values[name]);
  if (found.every((value) => value === undefined)) return undefined;
  if (found.some((value) => value === undefined))
    throw new StartupProblem(`Set ${names.slice(0, -1).join(', ')} and ${names.at(-1)} together, or none of them.`);
  return found as { [At in keyof Names]: string };
}
