import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { saveAs } from '#kit/client/save-as.ts';
import { Progress } from '#kit/progress.tsx';
import { fetchReport } from '../sales.queries.ts';

type Format = 'pdf' | 'csv';

/** Fetched with the member's token, because the URL alone opens nothing. An error message stays visible. */
export function ReportDownloads({ year }: { year: number }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const [making, setMaking] = useState<{ format: Format; share?: number }>();
  const [failure, setFailure] = useState<string>();

  async function save(format: Format) {
    setFailure(undefined);
    setMaking({ format });
    try {
      const file = await fetchReport(options.context, { format, year }, (share) => setMaking({ format, share }));
      saveAs(file, `statement-${year}.${format}`);
    } catch (problem) {
      setFailure(problem instanceof Error ? problem.message : t`Something went wrong. Please try again.`);
    } finally {
      setMaking(undefined);
    }
  }

  const button = (format: Format) => ({
    icon: 'download' as const,
    busy: making?.format === format,
    busyText: t`Preparing the file…`,
    onClick: () => void save(format),
  });
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" {...button('pdf')}>
          <Trans>Download PDF</Trans>
        </Button>
        <Button {...button('csv')}>
          <Trans>Download CSV</Trans>
        </Button>
      </div>
      {making && (
        <Progress
          className="mt-3"
          label={making.share === undefined ? t`Preparing the file…` : t`Downloading…`}
          {...(making.share !== undefined && { value: making.share })}
        />
      )}
      <p role="alert" className="mt-2 max-w-80 text-bad text-small empty:hidden">
        {failure}
      </p>
    </div>
  );
}
