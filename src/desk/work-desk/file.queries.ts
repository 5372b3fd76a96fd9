import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Asker } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { fetchFile, sendFile } from '#kit/client/api-files.ts';
import type { FileTrial } from './file.contract.ts';
import { LINE_LIST_MAX, writeLineList } from './line-list.rules.ts';
import type { BulkChange } from './prices.contract.ts';

const PATH = '/api/admin/prices/file';

/** Whatever the computer calls it, it is read as a table. */
function asTable(file: Blob): Blob {
  return new Blob([file], { type: 'text/csv' });
}

interface SendingTable {
  file: Blob;
  onProgress: (share: number) => void;
}

/** A page of what a table would change. */
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
  /** Lines whose price changes more than threefold, and that were ticked. */
  confirmed: ReadonlySet<number>;
}

/** Changes what the ticked lines of a table say, as its trial showed it. */
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

/** Saves the table of all works on the computer. */
export async function saveTable(asker: Asker, what: 'prices' | 'all'): Promise<void> {
  saveAs(await fetchFile(asker, `${PATH}?what=${what}`), what === 'prices' ? 'prices.csv' : 'works.csv');
}

/** Saves all lines of a bulk change as a table on the computer. */
export async function saveBulkTable(asker: Asker, id: number): Promise<void> {
  saveAs(await fetchFile(asker, `/api/admin/prices/${id}/file`), `change-${id}.csv`);
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
