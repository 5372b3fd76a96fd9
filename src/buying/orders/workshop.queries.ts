import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import type { ArrivalColumns } from './arrival-file.rules.ts';
import { base64 } from './bank-statement.queries.ts';
import type { Parcel } from './parcels.rules.ts';
import { type ArrivalColumnsForm, type PaperKind, type StepForMany, WORKSHOP_MOST } from './workshop.contract.ts';

interface ArrivalFile {
  bytes: Uint8Array;
  carrier_key?: string;
  columns?: ArrivalColumns;
}

type ManySteps =
  | { action: StepForMany; codes: string[] }
  | { carrier: string; carrier_key?: string; parcels: Parcel[] };

/** Returns the result for each order. */
export function useManySteps() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (steps: ManySteps) => {
      const { step, ship } = apiClient(options.context).api.admin.workshop;
      const { results } = await ask('action' in steps ? step.$post({ json: steps }) : ship.$post({ json: steps }));
      return results;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'order'] }),
  });
}

/** The dry run of a carrier's file. */
export function useTryArrivals() {
  const { options } = useRouter();
  return useMutation({
    mutationFn: ({ bytes, ...file }: ArrivalFile) =>
      ask(apiClient(options.context).api.admin.workshop.arrival.$post({ json: { ...file, content: base64(bytes) } })),
  });
}

/** Remembers the columns of a carrier's files. */
export function useRememberColumns() {
  const { options } = useRouter();
  return useMutation({
    mutationFn: (form: ArrivalColumnsForm) =>
      ask(apiClient(options.context).api.admin.workshop.arrival.columns.$put({ json: form })),
  });
}

/** In parts of as many orders as one call takes. */
export function useArriveMany() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (arrivals: ReadonlyMap<string, string | null>) => {
      const codes = [...arrivals.keys()];
      const { step } = apiClient(options.context).api.admin.workshop;
      const parts = Array.from({ length: Math.ceil(codes.length / WORKSHOP_MOST) }, (_, at) =>
        codes.slice(at * WORKSHOP_MOST, (at + 1) * WORKSHOP_MOST),
      );
      const results = [];
      for (const part of parts)
        results.push(
          ...(await ask(step.$post({ json: { action: 'arrive', codes: part, days: daysOf(part, arrivals) } }))).results,
        );
      return results;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff', 'order'] }),
  });
}

function daysOf(codes: readonly string[], arrivals: ReadonlyMap<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const day = arrivals.get(code);
      return day ? [[code, day]] : [];
    }),
  );
}

/** Certificates exist once the prints are made, cards for gifts; the other papers are drawn from the order. */
export type WorkshopPaper = PaperKind | 'certificates' | 'cards';

export function fetchPaper(asker: Asker, paper: WorkshopPaper, codes: readonly string[]): Promise<Blob> {
  const list = codes.join(',');
  if (paper === 'certificates') return fetchFile(asker, `/api/admin/workshop/certificate?codes=${list}`);
  if (paper === 'cards') return fetchFile(asker, `/api/admin/workshop/card?codes=${list}`);
  return fetchFile(asker, `/api/admin/workshop/paper?paper=${paper}&codes=${list}`);
}
