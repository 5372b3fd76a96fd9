import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isTooLate } from '#buying/orders/order.queries.ts';
import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import { hasRole, type Person } from '#shared/rights.ts';
import type { DecideCaseForm, DecideForm, StaffPayments } from './payment-staff.contract.ts';

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

/** The payments that need a decision, and the latest comparisons of the ledgers. */
export function paymentBooksQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'payment', 'books'],
    queryFn: () => ask(apiClient(asker).api.admin.payment.$get()),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** If a colleague decided first, the page then shows the current state. */
export function useDecidePayment(code: string) {
  const { options } = useRouter();
  const shown = useShown(code);
  return useMutation({
    mutationFn: ({ attempt_id, form }: { attempt_id: string; form: DecideForm }) =>
      ask(
        apiClient(options.context).api.admin.payment[':attempt_id'].decide.$post({ param: { attempt_id }, json: form }),
      ),
    onSuccess: shown.now,
    onError: (failure) => (isTooLate(failure) ? shown.refetch() : undefined),
  });
}

export function useDecideCase(code: string) {
  const { options } = useRouter();
  const shown = useShown(code);
  return useMutation({
    mutationFn: ({ case_id, form }: { case_id: number; form: DecideCaseForm }) => {
      const { decide } = apiClient(options.context).api.admin.payment.case[':case_id'];
      return ask(decide.$post({ param: { case_id: String(case_id) }, json: form }));
    },
    onSuccess: shown.now,
    onError: (failure) => (isTooLate(failure) ? shown.refetch() : undefined),
  });
}

/** Makes the shop ask the provider about a payment now. */
export function useAskProvider(code: string) {
  const { options } = useRouter();
  const shown = useShown(code);
  return useMutation({
    mutationFn: (attempt_id: string) =>
      ask(apiClient(options.context).api.admin.payment[':attempt_id'].ask.$post({ param: { attempt_id } })),
    onSuccess: shown.now,
  });
}

/** Shows an answer. It may also have changed the order and its lists. */
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
    refetch: () => Promise.all([queryClient.invalidateQueries({ queryKey }), others()]),
  };
}

/** Whether this person decides about money; the API checks the same. */
export function isFinance(person: Pick<Person, 'staff_role' | 'more_roles'> | undefined): boolean {
  return person !== undefined && hasRole(person, 'finance');
}

// @chunk account
