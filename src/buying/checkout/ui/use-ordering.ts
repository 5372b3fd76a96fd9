import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cartQuery } from '#catalogue/cart/cart.queries.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { langOf } from '#shared/locale.ts';
import type { OrderRequest } from '../checkout.contract.ts';
import { invoiceFrom } from '../checkout.form.ts';
import { isOutcomeUnknown, usePlaceOrder } from '../checkout.queries.ts';
import { PAY_TYPES } from '../pay-types.rules.ts';
import { forgetDraft, keyOf, markUnsure } from './checkout-draft.ts';
import type { Checkout } from './use-checkout.ts';

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
  /** The total is another than the one last seen and not yet accepted by ordering again. */
  priceChange: { from: number; to: number } | undefined;
  refusal: OrderRefusal | undefined;
}

/** Sends the order of step 3: once, whatever is pressed, with the total that the buyer sees. */
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
  // The key is made when step 3 opens, so that a refresh in the middle of sending finds it again.
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
    // A changed price says so itself, with both figures.
    refusal: error && !(priceChange && isPriceChange(error)) ? refusalOf(error) : undefined,
  };
}

/** Orders that wait for their money keep another from being taken: they have to be seen. */
const UNPAID: ReadonlySet<string> = new Set(['unpaid_orders', 'unpaid_prints']);

function refusalOf(error: Error): OrderRefusal {
  return { message: error.message, isUnpaid: error instanceof ApiFailure && UNPAID.has(error.code) };
}

function isPriceChange(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'price_changed';
}

function requestOf({ chosen, address, currency, draft, quote, isQuoted }: Checkout): OrderRequest | undefined {
  if (!address || !quote || !isQuoted || chosen.length === 0) return undefined;
  const remark = draft.form.remark?.trim();
  const invoice = invoiceFrom(draft.form);
  return {
    paytype: draft.form.paytype,
    items: chosen.map(({ line }) => line),
    address_id: address.address_id,
    ...(invoice.type === 'company' && { tax_id: invoice.tax_id }),
    invoice,
    ...(remark && { remark }),
    agree: true,
    currency,
    total: quote.total,
  };
}

/** What the total was when the buyer last agreed to it, if it is another by now. */
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
    // The emptied cart is fetched from the next page: seen from this one, it would lead back to the first step.
    void navigate({ to: '/cart/check', search: { status: 'success', code } }).then(() => {
      forgetDraft();
      return queryClient.fetchQuery(cartQuery(context)).catch(() => undefined);
    });
  };
}
