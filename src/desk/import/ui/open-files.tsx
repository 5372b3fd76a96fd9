import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { Progress } from '#kit/progress.tsx';
import { useFileSize } from '#kit/use-file-size.ts';
import type { WorkImport } from '../import.contract.ts';
import { openFilesQuery, removeFile, useRefreshImport } from '../import.queries.ts';

/** An interrupted upload: what has arrived, and the files that are not complete. */
export function OpenFiles({ one }: { one: WorkImport }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const write = useFileSize();
  const refresh = useRefreshImport();
  const { import_id: id, files } = one;
  const { data } = useQuery(openFilesQuery(options.context, id));
  const removing = useMutation({
    mutationFn: (upload_id: string) => removeFile(options.context, id, upload_id),
    onSettled: () => refresh(id),
  });
  const [received, size] = [write.size(files.received), write.size(files.size)];
  const more = data ? data.total - data.list.length : 0;
  return (
    <section aria-label={t`Interrupted upload`} className="border border-hairline px-5 py-5">
      <Progress label={t`${received} of ${size} have arrived`} value={files.received} max={files.size} />
      <p className="mt-3 text-small">
        {data && (
          <Plural
            value={data.total}
            one="The upload was interrupted; # file is not complete. Choose the same files again, and it continues where it stopped."
            other="The upload was interrupted; # files are not complete. Choose the same files again, and it continues where it stopped."
          />
        )}
      </p>
      {data && (
        <ul
          aria-label={t`Incomplete files`}
          className="mt-3 max-h-72 overflow-y-auto border-hairline border-t text-small"
        >
          {data.list.map((file) => (
            <li
              key={file.upload_id}
              className="flex items-center justify-between gap-x-4 border-hairline border-b py-1 [overflow-wrap:anywhere]"
            >
              <span className="min-w-0">
                {file.name}{' '}
                <span className="whitespace-nowrap text-ink-soft tabular-nums">
                  {file.received > 0 && `${write.size(file.received)} / `}
                  {write.size(file.size)}
                </span>
              </span>
              <Button
                kind="quiet"
                icon="trash"
                busy={removing.isPending && removing.variables === file.upload_id}
                onClick={() => removing.mutate(file.upload_id)}
              >
                <Trans>Remove</Trans>
                <span className="sr-only">: {file.name}</span>
              </Button>
            </li>
          ))}
          {more > 0 && (
            <li className="py-2 text-ink-soft">
              <Plural value={more} one="and # more" other="and # more" />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
