import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isTooLate } from '#buying/orders/order.queries.ts';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { DecideCaseForm, DecideForm, StaffPayments } from './payment-staff.contract.ts';

/** Everything that is known of an order's payments at providers. */
export function orderPaymentsQuery(asker: Asker, code: string) {
  return queryOptions({
    queryKey: ['staff', 'payment', 'order', code],
    queryFn: async (): Promise<StaffPayments> => {
      const order = apiClient(asker).api.admin.order[':code'];
      const { attempts, events, cases } = await ask(order.payment.$get({ param: { code: pathPart(code) } }));
      return { attempts, events, cases };
    },
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** The payments that wait for a decision, and how the books compared. */
export function paymentBooksQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'payment', 'books'],
    queryFn: () => ask(apiClient(asker).api.admin.payment.$get()),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Says what became of a payment that is held; also when somebody else was faster, the page then shows how it stands. */
export function useDecidePayment(code: string) {
  const { options } = useRouter();
  const shown = useShown(code);
  return useMutation({
    mutationFn: ({ attempt_id, form }: { attempt_id: string; form: DecideForm }) =>
      ask(
        apiClient(options.context).api.admin.payment[':attempt_id'].decide.$post({ param: { attempt_id }, json: form }),
      ),
    onSuccess: shown.now,
    onError: (failure) => (isTooLate(failure) ? shown.anew() : undefined),
  });
}

/** Says what a refund at the provider is that could not be matched to ours. */
export function useDecideCase(code: string) {
  const { options } = useRouter();
  const shown = useShown(code);
  return useMutation({
    mutationFn: ({ case_id, form }: { case_id: number; form: DecideCaseForm }) => {
      const { decide } = apiClient(options.context).api.admin.payment.case[':case_id'];
      return ask(decide.$post({ param: { case_id: String(case_id) }, json: form }));
    },
    onSuccess: shown.now,
    onError: (failure) => (isTooLate(failure) ? shown.anew() : undefined),
  });
}

/** Has the provider asked about a payment now. */
export function useAskProvider(code: string) {
  const { options } = useRouter();
  const shown = useShown(code);
  return useMutation({
    mutationFn: (attempt_id: string) =>
      ask(apiClient(options.context).api.admin.payment[':attempt_id'].ask.$post({ param: { attempt_id } })),
    onSuccess: shown.now,
  });
}

/** Puts an answer on the page. The order itself may have been paid or have failed with it, and the lists with the order. */
function useShown(code: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = orderPaymentsQuery(options.context, code);
  const others = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['staff', 'order'] }),
      queryClient.invalidateQueries({ queryKey: ['staff', 'payment', 'books'] }),
    ]);
  return {
    now: ({ attempts, events, cases }: StaffPayments) => {
      queryClient.setQueryData(queryKey, { attempts, events, cases });
      return others();
    },
    anew: () => Promise.all([queryClient.invalidateQueries({ queryKey }), others()]),
  };
}

/** Whether somebody of this role decides about money; the API asks for the same. */
export function isFinance(role: string | null | undefined): boolean {
  return role === 'finance' || role === 'admin';
}

// @chunk account
