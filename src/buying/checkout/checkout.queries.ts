import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLoaderData, useRouter } from '@tanstack/react-router';
import { cartQuery } from '#catalogue/cart/cart.queries.ts';
import type { PayPlace } from '#catalogue/site/pay-methods.rules.ts';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { OrderRequest, QuoteRequest } from './checkout.contract.ts';
import type { Ceilings, PayType } from './pay-types.rules.ts';

/** The payment methods this shop accepts, in the owner's order for a place. */
export function useOfferedPayTypes(place: PayPlace): readonly PayType[] {
  return useLoaderData({ from: '__root__', select: ({ pay_types }) => pay_types[place] });
}

export function usePayCeilings(): Ceilings {
  return useLoaderData({ from: '__root__', select: ({ pay_types }) => pay_types.most });
}

export function quoteQuery(asker: Asker, question: QuoteRequest) {
  return queryOptions({
    queryKey: ['quote', question],
    queryFn: () => ask(apiClient(asker).api.quote.$post({ json: question })),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}

/** A phone's barcode or a donation code, as typed. */
export interface CheckedCode {
  kind: 'mobile' | 'donation';
  code: string;
}

/** Whether the ministry knows a code; `unknown` if nobody could say in time. */
export function codeCheckQuery(asker: Asker, { kind, code }: CheckedCode) {
  return queryOptions({
    queryKey: ['invoice', 'check', kind, code],
    queryFn: async () => (await ask(apiClient(asker).api.invoice.check.$post({ json: { kind, code } }))).result,
    retry: false,
    staleTime: 60_000,
  });
}

/** Where orders can be picked up now; none in most shops. */
export function pickupPlaces(asker: Asker) {
  return queryOptions({
    queryKey: ['pickup', 'places'],
    queryFn: () => ask(apiClient(asker).api.pickup.$get()),
    staleTime: 60_000,
  });
}

/** True if the connection or the server failed during the call, so the shop may or may not have acted. */
export function isOutcomeUnknown(failure: Error): boolean {
  return !(failure instanceof ApiFailure) || failure.status === 0 || failure.status >= 500;
}

/** Places an order. It is never resent automatically: a buyer who saw it fail may have bought elsewhere. */
export function usePlaceOrder() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ request, key }: { request: OrderRequest; key: string }) =>
      ask(apiClient(options.context).api.order.order.$post({ json: request, header: { 'idempotency-key': key } })),
    // Safe to retry: the same key means the same order, and returns a lost answer again.
    retry: (count, failure) => isOutcomeUnknown(failure) && count < 2,
    onError: async (failure) => {
      if (isOutcomeUnknown(failure)) return;
      // Refused: the cart, its price or the place of pickup has changed since this page loaded it.
      await Promise.allSettled([
        queryClient.fetchQuery(cartQuery(options.context)),
        queryClient.invalidateQueries({ queryKey: ['quote'] }),
        queryClient.invalidateQueries({ queryKey: ['pickup'] }),
      ]);
    },
  });
}

// @chunk account
