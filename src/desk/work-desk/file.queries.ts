import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Asker } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { fetchFile, sendFile } from '#kit/client/api-files.ts';
import { saveAs } from '#kit/client/save-as.ts';
import type { FileTrial } from './file.contract.ts';
import { LINE_LIST_MAX, writeLineList } from './line-list.rules.ts';
import type { BulkChange } from './prices.contract.ts';
import type { DeskSearch } from './work-desk.rules.ts';

const PATH = '/api/admin/prices/file';

/** The server reads it as CSV, independent of the type the computer reports. */
function asTable(file: Blob): Blob {
  return new Blob([file], { type: 'text/csv' });
}

interface SendingTable {
  file: Blob;
  onProgress: (share: number) => void;
}

export async function tryTable(asker: Asker, { file, onProgress }: SendingTable, page: number): Promise<FileTrial> {
  const { signal } = new AbortController();
  const reply = await sendFile<{ trial: FileTrial }>(asker, `${PATH}/trial?page=${page}`, asTable(file), {
    onProgress,
    signal,
  });
  return reply.trial;
}

interface ApplyingTable extends SendingTable {
  fingerprint: string;
  leftOut: ReadonlySet<number>;
  /** Ticked lines whose price changes more than threefold. */
  confirmed: ReadonlySet<number>;
}

/** Applies the ticked lines of a table as its preview showed them. */
export function useApplyTable() {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, fingerprint, leftOut, confirmed, onProgress }: ApplyingTable) => {
      const { signal } = new AbortController();
      const [confirm, leave_out] = [writeLineList(confirmed), writeLineList(leftOut)];
      if (confirm.length > LINE_LIST_MAX || leave_out.length > LINE_LIST_MAX) {
        const message = msg`You have chosen too many single lines. Please import the table in parts.`;
        throw new ApiFailure(0, 'too_large', options.context.i18n._(message));
      }
      const query = new URLSearchParams({ fingerprint, confirm, leave_out, skip_jumps: 'yes' });
      const path = `${PATH}?${query}`;
      return (await sendFile<{ change: BulkChange }>(options.context, path, asTable(file), { onProgress, signal }))
        .change;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['staff', 'prices', 'list'] }),
  });
}

export async function saveTable(asker: Asker, what: 'prices' | 'all'): Promise<void> {
  saveAs(await fetchFile(asker, `${PATH}?what=${what}`), what === 'prices' ? 'prices.csv' : 'works.csv');
}

export async function saveBulkTable(asker: Asker, id: number): Promise<void> {
  saveAs(await fetchFile(asker, `/api/admin/prices/${id}/file`), `change-${id}.csv`);
}

/** The works that the list shows with these filters, as a table. */
export async function saveWorks(asker: Asker, search: DeskSearch, format: 'csv' | 'xlsx'): Promise<void> {
  const { page: _page, sort: _sort, ...filters } = search;
  const given = Object.entries(filters).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams([...given, ['format', format]]);
  saveAs(await fetchFile(asker, `/api/admin/import/table?${query}`), `works.${format}`);
}
