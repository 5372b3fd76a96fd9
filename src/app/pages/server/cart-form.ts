import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import { type CartLine, cartLine } from '#catalogue/cart/cart.contract.ts';
import { readLinkedLines } from '#catalogue/cart/cart-link.rules.ts';
import { addLines } from '#catalogue/cart/server/cart.service.ts';
import { cartOwner } from '#catalogue/cart/server/cart-token.service.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { CART_COOKIE } from '#kit/client/stored.ts';
import { Refusal } from '#shared/errors.ts';
import { idText } from '#shared/fields.ts';

const LONGEST_FORM = 1_000;
const TOKEN = /^[\w-]{20,128}$/;

/** The purchase form; `cart` is the token of a browser whose scripts started but did not finish. */
const purchaseForm = z.object({ item_id: idText, size_id: idText, frame_id: idText, nums: idText });

/** The token in the cookie of a visitor's cart. A member's cart needs the member's session, which no form sends. */
export async function cookieCart(c: Context<ApiEnv>): Promise<string | undefined> {
  return visitorsCart(c, getCookie(c, CART_COOKIE));
}

/** Adds the prints of a submitted form, of a work or of a link, to the visitor's cart and returns the cart's token. */
export async function addByForm(c: Context<ApiEnv>): Promise<string> {
  if (!isOwnForm(c)) throw new Refusal('forbidden');
  const fields = Object.fromEntries(new URLSearchParams(await sentText(c)));
  const lines = linesOf(fields);
  const token = (await visitorsCart(c, fields.cart)) ?? (await cookieCart(c));
  return (await addLines(c.var.db, { token, network: networkOf(c.var.address) }, lines)).token;
}

function linesOf(fields: Record<string, string>): CartLine[] {
  if (fields.lines !== undefined) {
    const { lines, isWhole } = readLinkedLines(fields.lines);
    if (isWhole && lines.length > 0) return lines;
    throw new Refusal('cart_item_unavailable');
  }
  const line = cartLine.safeParse(purchaseForm.safeParse(fields).data);
  if (!line.success) throw new Refusal('cart_item_unavailable');
  return [line.data];
}

async function visitorsCart(c: Context<ApiEnv>, token: string | undefined): Promise<string | undefined> {
  if (!token || !TOKEN.test(token)) return undefined;
  return (await cartOwner(c.var.db, token)) === null ? token : undefined;
}

async function sentText(c: Context<ApiEnv>): Promise<string> {
  const length = c.req.header('content-length');
  if (length === undefined) throw new Refusal('length_required');
  if (!(Number(length) <= LONGEST_FORM)) throw new Refusal('too_large');
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
    throw new Refusal('unsupported_media');
  return c.req.text();
}

/** Whether a page of this shop sent the form: another site must not fill a visitor's cart, or give them its own. */
function isOwnForm(c: Context<ApiEnv>): boolean {
  const from = c.req.header('sec-fetch-site');
  if (from !== undefined) return from === 'same-origin';
  return URL.parse(c.req.header('origin') ?? '')?.host === c.req.header('host');
}
