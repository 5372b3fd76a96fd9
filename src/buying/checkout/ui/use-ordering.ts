import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cartQuery } from '#catalogue/cart/cart.queries.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { langOf } from '#shared/locale.ts';
import type { OrderRequest } from '../checkout.contract.ts';
import { giftFrom, invoiceFrom, orderedForm } from '../checkout.form.ts';
import { isOutcomeUnknown, usePlaceOrder } from '../checkout.queries.ts';
import { PAY_TYPES } from '../pay-types.rules.ts';
import { forgetDraft, keyOf, markUnsure } from './checkout-draft.ts';
import type { Checkout } from './use-checkout.ts';

/** The form of step 3; its button is beside it. */
export const CONFIRM_FORM = 'confirm-step';

export interface OrderRefusal {
  message: string;
  /** Whether the member's own unpaid orders are the reason. */
  isUnpaid: boolean;
}

export interface Ordering {
  submit: (event: FormEvent) => void;
  isPending: boolean;
  agree: boolean;
  setAgree: (agree: boolean) => void;
  agreeError: string | undefined;
  agreeRef: RefObject<HTMLInputElement | null>;
  /** The total differs from the one last seen, and the buyer has not accepted it by ordering again. */
  priceChange: { from: number; to: number } | undefined;
  refusal: OrderRefusal | undefined;
}

/** Sends the order of step 3 once, even if the button is pressed again, with the total that the buyer sees. */
export function useOrdering(checkout: Checkout, isOpen: boolean): Ordering {
  const { t } = useLingui();
  const { mutate, isPending, error, reset } = usePlaceOrder();
  const leave = useWayAfterOrder();
  const [agree, setAgree] = useState(false);
  const [asked, setAsked] = useState(false);
  const agreeRef = useRef<HTMLInputElement>(null);
  const { priceChange, accept } = usePriceChange(isOpen ? checkout.quote?.total : undefined, checkout.isQuoted);
  const request = isOpen ? requestOf(checkout) : undefined;
  const text = request && JSON.stringify(request);
  // The key is created when step 3 opens, so that it survives a refresh during sending.
  useEffect(() => {
    if (text) keyOf(text);
  }, [text]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!agree) agreeRef.current?.focus();
    if (!agree || !request || !text || isPending) return;
    accept();
    reset();
    mutate(
      { request, key: keyOf(text) },
      {
        onSuccess: ({ order }) => leave(request, order),
        onError: (failure) => {
          if (isOutcomeUnknown(failure)) markUnsure();
        },
      },
    );
  }
  return {
    submit,
    isPending,
    agree,
    setAgree,
    agreeError: asked && !agree ? t`Please agree to the three documents first.` : undefined,
    agreeRef,
    priceChange,
    // A changed price has its own message, with both amounts.
    refusal: error && !(priceChange && isPriceChange(error)) ? refusalOf(error) : undefined,
  };
}

/** Unpaid orders block another one, so the buyer has to see them. */
const UNPAID: ReadonlySet<string> = new Set(['unpaid_orders', 'unpaid_prints']);

function refusalOf(error: Error): OrderRefusal {
  return { message: error.message, isUnpaid: error instanceof ApiFailure && UNPAID.has(error.code) };
}

function isPriceChange(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'price_changed';
}

function requestOf(checkout: Checkout): OrderRequest | undefined {
  const { chosen, currency, draft, quote, isQuoted, isExport } = checkout;
  const to = whereTo(checkout);
  const { paytype } = draft.form;
  if (paytype === '' || !to || !quote || !isQuoted || chosen.length === 0) return undefined;
  const remark = draft.form.remark?.trim();
  const invoice = invoiceFrom(orderedForm(draft.form, isExport));
  const gift = giftFrom(draft.form);
  return {
    paytype,
    items: chosen.map(({ line }) => line),
    ...to,
    ...(invoice.type === 'company' && { tax_id: invoice.tax_id }),
    invoice,
    ...(remark && { remark }),
    ...(gift && { gift }),
    agree: true,
    currency,
    total: quote.total,
    // The server adds the bar to the page, or not.
    test: document.getElementById('test-bar') !== null,
  };
}

/** An address of the book, or a place that is still offered. */
function whereTo({ isPickup, place, address, draft }: Checkout) {
  if (!isPickup) return address && { address_id: address.address_id };
  const { name, mobile } = draft.form.pickup;
  return place && { pickup_type: 'pickup' as const, pickup: { place: place.key, name: name.trim(), mobile } };
}

/** The total that the buyer last agreed to, if it has changed. */
function usePriceChange(total: number | undefined, isQuoted: boolean) {
  const [seen, setSeen] = useState<number>();
  if (total !== undefined && seen === undefined && isQuoted) setSeen(total);
  if (total === undefined && seen !== undefined) setSeen(undefined);
  const isChanged = seen !== undefined && total !== undefined && isQuoted && seen !== total;
  return { priceChange: isChanged ? { from: seen, to: total } : undefined, accept: () => setSeen(total) };
}

/** Spec §4: to the provider's payment page, or to the result page. */
function useWayAfterOrder() {
  const { context } = useRouter().options;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return ({ paytype }: OrderRequest, { code, hash }: { code: string; hash: string }) => {
    const { path } = PAY_TYPES[paytype];
    if (path) {
      forgetDraft();
      window.location.assign(`${path}?${new URLSearchParams({ code, hash, lang: langOf(context.locale) })}`);
      return;
    }
    // Refetch the emptied cart on the next page: on this one it would lead back to the first step.
    void navigate({ to: '/cart/check', search: { status: 'success', code } }).then(() => {
      forgetDraft();
      return queryClient.fetchQuery(cartQuery(context)).catch(() => undefined);
    });
  };
}
