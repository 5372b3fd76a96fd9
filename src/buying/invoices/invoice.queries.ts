import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import type {
  CorrectInvoiceForm,
  EnterAllowanceForm,
  EnterInvoiceForm,
  EnterVoidForm,
  HandOverForm,
  VoidInvoiceForm,
} from './invoice-forms.contract.ts';
import type { InvoiceSearch } from './invoice-search.rules.ts';

const ALL = ['staff', 'invoice'] as const;

export function invoicesQuery(asker: Asker, { queue = 'all', keyword, page = 1, ...filters }: InvoiceSearch) {
  return queryOptions({
    queryKey: [...ALL, 'list', asker.locale, queue, keyword, page, filters],
    queryFn: () =>
      ask(
        apiClient(asker).api.admin.invoice.$get({
          query: { queue, page: String(page), ...(keyword && { keyword }), ...filters },
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export function invoiceQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: [...ALL, 'detail', asker.locale, id],
    queryFn: async () =>
      (await ask(apiClient(asker).api.admin.invoice[':invoice_id'].$get({ param: { invoice_id: id } }))).invoice,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** What staff do with one invoice, with the form of each act. */
export type InvoiceStep =
  | { action: 'retry' }
  | { action: 'hand_over'; form: HandOverForm }
  | { action: 'correct'; form: CorrectInvoiceForm }
  | { action: 'enter'; form: EnterInvoiceForm }
  | { action: 'enter_allowance'; allowance_id: number; form: EnterAllowanceForm }
  | { action: 'enter_void'; form: EnterVoidForm }
  | { action: 'void'; form: VoidInvoiceForm };

function send(asker: Asker, id: string, step: InvoiceStep) {
  const invoices = apiClient(asker).api.admin.invoice;
  const one = invoices[':invoice_id'];
  const param = { invoice_id: id };
  switch (step.action) {
    case 'retry':
      return ask(one.retry.$post({ param }));
    case 'hand_over':
      return ask(one.hand_over.$post({ param, json: step.form }));
    case 'correct':
      return ask(one.correct.$post({ param, json: step.form }));
    case 'enter':
      return ask(one.enter.$post({ param, json: step.form }));
    case 'enter_void':
      return ask(one.enter_void.$post({ param, json: step.form }));
    case 'void':
      return ask(one.void.$post({ param, json: step.form }));
    case 'enter_allowance':
      return ask(
        invoices.allowance[':allowance_id'].enter.$post({
          param: { allowance_id: String(step.allowance_id) },
          json: step.form,
        }),
      );
  }
}

export function useInvoiceStep(id: string) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (step: InvoiceStep) => send(options.context, id, step),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  });
}

/** Enters the number of an invoice from a pasted list. */
export function useEnterNumber() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return {
    enter: (id: number, form: EnterInvoiceForm) => send(options.context, String(id), { action: 'enter', form }),
    refresh: () => queryClient.invalidateQueries({ queryKey: ALL }),
  };
}

export function fetchInvoiceFile(asker: Asker, path: string): Promise<Blob> {
  return fetchFile(asker, `/api/admin/invoice/${path}`);
}

// @chunk account
