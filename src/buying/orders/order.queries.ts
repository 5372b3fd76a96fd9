import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import { cartQuery } from '#catalogue/cart/cart.queries.ts';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import { langOf } from '#shared/locale.ts';
import type { ReturnForm, TransferForm } from './order-member.contract.ts';

/** Spec §2: the two lists of orders. */
export type OrderListKind = 'latest' | 'history';

/** A member's orders, newest first, page by page; asked only in the browser, which alone has the token. */
export function ordersQuery(asker: Asker, kind: OrderListKind) {
  return infiniteQueryOptions({
    queryKey: ['order', 'list', asker.locale, kind],
    queryFn: ({ pageParam }) =>
      ask(apiClient(asker).api.order[kind].$get({ query: pageParam ? { after: pageParam } : {} })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

const UNKNOWN = ['not_found', 'validation'] as const;

/** One order. It may change in another tab or in the workshop: it is asked for anew at every return. */
export function orderQuery(asker: Asker, code: string) {
  return queryOptions({
    queryKey: ['order', 'detail', asker.locale, code],
    queryFn: async () => {
      const api = apiClient({ ...asker, handles: UNKNOWN }).api;
      return (await ask(api.order[':code'].$get({ param: { code: pathPart(code) } }))).order;
    },
    retry: (count, failure) => !isUnknownOrder(failure) && count < 2,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Whether the member has no order of that number; what cannot be a number is none either. */
export function isUnknownOrder(failure: unknown): boolean {
  return failure instanceof ApiFailure && UNKNOWN.some((code) => code === failure.code);
}

/** What a member can do with an order so that it changes. */
export type OrderStep =
  | { action: 'cancel'; form: { reason?: string } }
  | { action: 'request_return'; form: ReturnForm }
  | { action: 'report_transfer'; form: TransferForm };

/** Takes a step; the page shows the order as the server then says it is, also when the step came too late. */
export function useOrderStep(code: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(options.context, code);
  return useMutation({
    mutationFn: (step: OrderStep) => sendStep(options.context, code, step),
    onSuccess: ({ order }) => {
      queryClient.setQueryData(queryKey, order);
      return queryClient.invalidateQueries({ queryKey: ['order', 'list'] });
    },
    onError: (failure) => (isTooLate(failure) ? queryClient.invalidateQueries({ queryKey }) : undefined),
  });
}

/** Whether a step was refused because the order is no longer what the page showed. */
export function isTooLate(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}

function sendStep(asker: Asker, code: string, step: OrderStep) {
  const order = apiClient(asker).api.order[':code'];
  const param = { code: pathPart(code) };
  if (step.action === 'cancel') return ask(order.cancel.$post({ param, json: step.form }));
  if (step.action === 'request_return') return ask(order.refund.$post({ param, json: step.form }));
  return ask(order.transfer.$post({ param, json: step.form }));
}

/** Asks where an unpaid order can be paid. */
export function usePayAgain(code: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paytype: PayType) =>
      ask(
        apiClient(options.context).api.order[':code'].pay.$post({ param: { code: pathPart(code) }, json: { paytype } }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['order'] }),
  });
}

/** Puts what was ordered into the cart again. */
export function useReorder(code: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      ask(apiClient(options.context).api.order[':code'].reorder.$post({ param: { code: pathPart(code) } })),
    // The cart's own query also tells the header how much lies in it.
    onSuccess: () => queryClient.fetchQuery({ ...cartQuery(options.context), staleTime: 0 }),
  });
}

/** The order's receipt as a file, in the page's language. */
export function fetchReceipt(asker: Asker, code: string): Promise<Blob> {
  return fetchFile(asker, `/api/order/${pathPart(code)}/receipt?lang=${langOf(asker.locale)}`);
}

// @chunk account
