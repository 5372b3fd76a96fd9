import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { ConfirmLines, LineOutcome } from './bank-statement.contract.ts';

export function statementsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['staff', 'statement', 'list', asker.locale],
    queryFn: async () => (await ask(apiClient(asker).api.admin.statement.$get())).list,
    staleTime: 0,
  });
}

/** A statement with the current state of each line. */
export function statementQuery(asker: Asker, id: number) {
  return queryOptions({
    queryKey: ['staff', 'statement', 'detail', asker.locale, id],
    queryFn: async () =>
      (await ask(apiClient(asker).api.admin.statement[':statement_id'].$get({ param: { statement_id: String(id) } })))
        .statement,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** Uploads a statement as bytes. */
export function useUploadStatement() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (bytes: Uint8Array) =>
      (await ask(apiClient(options.context).api.admin.statement.$post({ json: { content: base64(bytes) } }))).statement,
    onSuccess: (statement) => {
      queryClient.setQueryData(statementQuery(options.context, statement.statement_id).queryKey, statement);
    },
  });
}

/** Small batches, so that the page can show progress. */
const AT_ONCE = 20;

/** Confirms lines in small batches; the result of each stays until the next time. */
export function useConfirmLines(id: number) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, LineOutcome>>(new Map());
  const confirming = useMutation({
    mutationFn: async (lines: ConfirmLines) => {
      const known = new Map<number, LineOutcome>();
      const calls = apiClient(options.context).api.admin.statement[':statement_id'].confirm;
      for (let from = 0; from < lines.length; from += AT_ONCE) {
        const json = { lines: lines.slice(from, from + AT_ONCE) };
        const { results } = await ask(calls.$post({ param: { statement_id: String(id) }, json }));
        for (const { line_id, outcome } of results) known.set(line_id, outcome);
        setOutcomes(new Map(known));
      }
    },
    // Also after a failure half-way: lines confirmed before it stay confirmed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  });
  return { ...confirming, outcomes };
}

/** As much as one call's arguments can take. */
const CHUNK = 8_192;

export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
