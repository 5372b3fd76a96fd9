import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import { saveAs } from '#kit/client/save-as.ts';
import type { ImportFile, ImportForm, WorkImport } from './import.contract.ts';
import { BUSY_STATES, type ImportStep, MOST_FILES_AT_ONCE } from './import.rules.ts';
import type { ImportSearch } from './import-search.rules.ts';

const KEY = ['staff', 'import'];
/** How often a page asks while the shop works on an import; a hidden page does not ask. */
const POLL_MS = 1_500;
const LINES_POLL_MS = 4_000;

/** Refusals that the pages show beside their cause. */
const HANDLED = [
  'conflict',
  'validation',
  'not_found',
  'too_large',
  'unsupported_media',
  'upload_quota',
  'too_many_requests',
  'offline',
  'unavailable',
] as const;

const callsOf = (asker: Asker) => apiClient({ ...asker, handles: HANDLED }).api.admin.import;

export function importsQuery(asker: Asker, page: number) {
  return queryOptions({
    queryKey: [...KEY, 'list', page],
    queryFn: () => ask(apiClient(asker).api.admin.import.$get({ query: { page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.list.some(isBusy) ? LINES_POLL_MS : false),
  });
}

function isBusy({ state }: Pick<WorkImport, 'state'>): boolean {
  return BUSY_STATES.includes(state);
}

export function importQuery(asker: Asker, id: string) {
  return queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: async () =>
      (await ask(apiClient({ ...asker, handles: ['not_found'] }).api.admin.import[':id'].$get({ param: { id } })))
        .import,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? POLL_MS : false),
  });
}

/** `now` is the import they belong to: in another state they are other lines. */
export function linesQuery(asker: Asker, now: Pick<WorkImport, 'import_id' | 'state'>, search: ImportSearch) {
  const { show, keyword, page = 1 } = search;
  const query = {
    ...(show === 'warned' ? { warned: 'true' as const } : show && { state: show }),
    ...(keyword && { keyword }),
    page: String(page),
  };
  return queryOptions({
    queryKey: [...KEY, 'lines', now.import_id, now.state, query],
    queryFn: () => ask(callsOf(asker)[':id'].line.$get({ param: { id: String(now.import_id) }, query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isBusy(now) ? LINES_POLL_MS : false,
  });
}

/** Files that have not arrived completely. */
export function openFilesQuery(asker: Asker, id: number) {
  return queryOptions({
    queryKey: [...KEY, 'files', id],
    queryFn: () => ask(callsOf(asker)[':id'].file.$get({ param: { id: String(id) }, query: { open: 'true' } })),
    staleTime: 0,
  });
}

/** All files of an import: some hundred a page, two thousand at most. */
export async function allFiles(asker: Asker, id: number): Promise<ImportFile[]> {
  const files: ImportFile[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const param = { id: String(id) };
    const found = await ask(callsOf(asker)[':id'].file.$get({ param, query: { page: String(page) } }));
    files.push(...found.list);
    pages = found.pages;
  }
  return files;
}

/** Registers files before their bytes are sent; returns how many bytes of each have arrived. */
export async function registerFiles(
  asker: Asker,
  id: number,
  files: readonly { name: string; size: number }[],
): Promise<ImportFile[]> {
  const registered: ImportFile[] = [];
  for (let at = 0; at < files.length; at += MOST_FILES_AT_ONCE) {
    const part = files.slice(at, at + MOST_FILES_AT_ONCE).map(({ name, size }) => ({ name, size }));
    const reply = await ask(callsOf(asker)[':id'].file.$post({ param: { id: String(id) }, json: { files: part } }));
    registered.push(...reply.files);
  }
  return registered;
}

export async function removeFile(asker: Asker, id: number, upload_id: string): Promise<void> {
  await ask(callsOf(asker)[':id'].file[':upload_id'].$delete({ param: { id: String(id), upload_id } }));
}

export async function beginImport(asker: Asker, json: ImportForm): Promise<WorkImport> {
  return (await ask(callsOf(asker).$post({ json }))).import;
}

/** Refetches an import, wherever it is shown. */
export function useRefreshImport(): (id: number) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (id) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [...KEY, 'one', String(id)] }),
        queryClient.invalidateQueries({ queryKey: [...KEY, 'files', id] }),
      ]);
    },
    [queryClient],
  );
}

/** Takes a step, or changes whether complete works go on sale; the page shows the answer immediately. */
export function useImportStep(id: number) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (step: ImportStep | ImportForm) => {
      const calls = callsOf(options.context)[':id'];
      const param = { id: String(id) };
      if (typeof step !== 'string') return (await ask(calls.$put({ param, json: step }))).import;
      return (await ask(calls.step[':step'].$post({ param: { ...param, step } }))).import;
    },
    onSuccess: (changed) => queryClient.setQueryData(importQuery(options.context, String(id)).queryKey, changed),
    // Someone else may have taken a step: the page shows what is now.
    onError: () => queryClient.invalidateQueries({ queryKey: [...KEY, 'one', String(id)] }),
  });
}

export function useDiscardImport(id: number) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => ask(callsOf(options.context)[':id'].$delete({ param: { id: String(id) } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...KEY, 'list'] }),
    onError: () => queryClient.invalidateQueries({ queryKey: [...KEY, 'one', String(id)] }),
  });
}

export async function saveTemplate(asker: Asker, format: 'csv' | 'xlsx'): Promise<void> {
  saveAs(await fetchFile(asker, `/api/admin/import/table?what=template&format=${format}`), `works.${format}`);
}
