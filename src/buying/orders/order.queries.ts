import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import { cartQuery } from '#catalogue/cart/cart.queries.ts';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import { langOf } from '#shared/locale.ts';
import type { ReturnForm, TransferForm } from './order-member.contract.ts';
import type { RefundAccount } from './refund-account.contract.ts';

/** Spec §2: the two lists of orders. */
export type OrderListKind = 'latest' | 'history';

/** Newest first; fetched only in the browser, which alone has the token. */
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

/** May change in another tab or in the workshop, so it is refetched at every visit. */
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

/** Whether the member has no order with that code; an invalid code counts as unknown. */
export function isUnknownOrder(failure: unknown): boolean {
  return failure instanceof ApiFailure && UNKNOWN.some((code) => code === failure.code);
}

export type OrderStep =
  | { action: 'cancel'; form: { reason?: string } }
  | { action: 'request_return'; form: ReturnForm }
  | { action: 'report_transfer'; form: TransferForm }
  | { action: 'give_account'; form: RefundAccount };

/** The page then shows the server's state of the order, also if the step came too late. */
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

/** Whether a step was refused because the order has changed since the page loaded it. */
export function isTooLate(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}

function sendStep(asker: Asker, code: string, step: OrderStep) {
  const order = apiClient(asker).api.order[':code'];
  const param = { code: pathPart(code) };
  if (step.action === 'cancel') return ask(order.cancel.$post({ param, json: step.form }));
  if (step.action === 'request_return') return ask(order.refund.$post({ param, json: step.form }));
  if (step.action === 'give_account') return ask(order.refund_account.$put({ param, json: step.form }));
  return ask(order.transfer.$post({ param, json: step.form }));
}

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

export function useReorder(code: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      ask(apiClient(options.context).api.order[':code'].reorder.$post({ param: { code: pathPart(code) } })),
    // The cart's own query also updates the number in the header.
    onSuccess: () => queryClient.fetchQuery({ ...cartQuery(options.context), staleTime: 0 }),
  });
}

/** Of all works of an order, or of one line; in the page's language. */
export function fetchOrderKit(
  asker: Asker,
  code: string,
  { paper, line }: { paper: string; line?: number },
): Promise<Blob> {
  const query = new URLSearchParams({ paper, ...(line && { line: String(line) }), lang: langOf(asker.locale) });
  return fetchFile(asker, `/api/order/${pathPart(code)}/kit?${query}`);
}

/** In the page's language. */
export function fetchReceipt(asker: Asker, code: string): Promise<Blob> {
  return fetchFile(asker, `/api/order/${pathPart(code)}/receipt?lang=${langOf(asker.locale)}`);
}

// @chunk account
