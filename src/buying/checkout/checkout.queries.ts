import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLoaderData, useRouter } from '@tanstack/react-router';
import { cartQuery } from '#catalogue/cart/cart.queries.ts';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { OrderRequest, QuoteRequest } from './checkout.contract.ts';
import { PAY_TYPE_CODES, type PayType } from './pay-types.rules.ts';

/** The ways of paying that this shop takes, in the order they are offered; the initial data has another. */
export function useOfferedPayTypes(): readonly PayType[] {
  const listed = useLoaderData({ from: '__root__', select: ({ pay_types }) => pay_types });
  return PAY_TYPE_CODES.filter((code) => listed.includes(code));
}

/** What the chosen prints cost, delivered to the chosen address. */
export function quoteQuery(asker: Asker, question: QuoteRequest) {
  return queryOptions({
    queryKey: ['quote', question],
    queryFn: () => ask(apiClient(asker).api.quote.$post({ json: question })),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}

/** Whether nobody knows if the shop did what it was asked: the connection or the server broke down over it. */
export function isOutcomeUnknown(failure: Error): boolean {
  return !(failure instanceof ApiFailure) || failure.status === 0 || failure.status >= 500;
}

/** Places an order. It is never sent later by itself: a buyer who was told that it failed may have bought elsewhere. */
export function usePlaceOrder() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ request, key }: { request: OrderRequest; key: string }) =>
      ask(apiClient(options.context).api.order.order.$post({ json: request, header: { 'idempotency-key': key } })),
    // Safe, because the key makes it the same order: an answer that was lost on its way comes again.
    retry: (count, failure) => isOutcomeUnknown(failure) && count < 2,
    onError: async (failure) => {
      if (isOutcomeUnknown(failure)) return;
      // Refused: the cart, or what it costs, is no longer what this page believed.
      await Promise.allSettled([
        queryClient.fetchQuery(cartQuery(options.context)),
        queryClient.invalidateQueries({ queryKey: ['quote'] }),
      ]);
    },
  });
}

// @chunk account
