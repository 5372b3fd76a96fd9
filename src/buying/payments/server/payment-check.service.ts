import { randomUUID } from 'node:crypto';
import { createOutbound, type Outbound } from '#ground/outbound/server/outbound.ts';
import { OutboundTrouble } from '#ground/outbound/server/outbound-trouble.ts';
import type { CybersourceConfig, CybersourceRest, PaymentsConfig, PaypalConfig } from '#http/server/payment-config.ts';
import type { Lang } from '#shared/languages.ts';
import { searchCards } from './cybersource/card-search.ts';
import { payForm } from './cybersource/pay-form.ts';
import { restApi } from './cybersource/rest-api.ts';
import { PaypalTokens } from './paypal/paypal-token.ts';
import { type Trouble, troubleOf } from './provider-trouble.ts';

type CardTrouble = Trouble | 'refused_usd' | 'refused_rest';

/** Someone is waiting at the page. */
const PATIENCE = { totalMs: 8_000 };

/** Asks PayPal for a token with these keys. Charges nothing. */
export async function checkPaypal(keys: PaypalConfig): Promise<Trouble | null> {
  try {
    await new PaypalTokens(createOutbound([keys.api], PATIENCE), keys).current();
    return null;
  } catch (error) {
    return troubleOf(error, /^keys_refused$/);
  }
}

/** Asks for the card page of each profile, and searches for a payment that does not exist. Charges nothing. */
export async function checkCards(
  { cybersource, cybersource_usd }: Pick<PaymentsConfig, 'cybersource' | 'cybersource_usd'>,
  { baseUrl, lang }: { baseUrl: string; lang: Lang },
): Promise<CardTrouble | null> {
  const asks = { baseUrl, lang };
  const inNtd = cybersource && (await askForPage(cybersource, 'NTD', asks));
  if (inNtd) return inNtd;
  const inUsd = cybersource_usd && (await askForPage(cybersource_usd, 'USD', asks));
  if (inUsd) return inUsd === 'refused' ? 'refused_usd' : inUsd;
  const rest = cybersource?.rest ?? cybersource_usd?.rest;
  return rest ? searchForNothing(rest) : null;
}

/** The card page is HTML or a redirect to it; wrong keys get 403. */
async function askForPage(
  profile: CybersourceConfig,
  currency: 'NTD' | 'USD',
  { baseUrl, lang }: { baseUrl: string; lang: Lang },
): Promise<Trouble | null> {
  const at = `${baseUrl}/api/payment/cybersource`;
  const attempt_id = randomUUID();
  const form = payForm(
    {
      attempt_id,
      reference: `TEST-${attempt_id.slice(0, 8)}`,
      code: 'TEST',
      paytype: currency === 'USD' ? 'cybersource_usd' : 'cybersource',
      ...{ amount: 100, subtotal: 100, shipping: 0, currency, lines: [], lang },
      urls: { back: `${at}/return`, cancel: `${at}/cancel`, notify: `${at}/notify`, info: at, page: baseUrl },
      provider_id: null,
    },
    profile,
    new Date(),
  );
  if (form.way !== 'form') return 'failing';
  const outbound = createOutbound([new URL(form.action).origin], PATIENCE);
  const body = new URLSearchParams(form.fields.map(([name, value]) => [name, value])).toString();
  try {
    const { status } = await post(outbound, form.action, body);
    return statusTrouble(status);
  } catch (error) {
    if (error instanceof OutboundTrouble && error.status !== undefined) return statusTrouble(error.status);
    return troubleOf(error);
  }
}

function post(outbound: Outbound, url: string, body: string) {
  return outbound({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body,
  });
}

function statusTrouble(status: number): Trouble | null {
  if (status < 400) return null;
  return status < 500 ? 'refused' : 'failing';
}

async function searchForNothing(rest: CybersourceRest): Promise<CardTrouble | null> {
  try {
    const api = restApi(createOutbound([rest.api], PATIENCE), rest);
    await searchCards(api, `TEST-${randomUUID().slice(0, 8)}`, rest.merchantId);
    return null;
  } catch (error) {
    const trouble = troubleOf(error, /^search_40[13]$/);
    return trouble === 'refused' ? 'refused_rest' : trouble;
  }
}
