import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { buttonStyle } from '#kit/button-style.ts';
import { classNames } from '#kit/class-names.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Progress } from '#kit/progress.tsx';
import type { FileTrial } from '../file.contract.ts';
import { saveTable, tryTable } from '../file.queries.ts';
import { FileTrialView } from './file-trial.tsx';

const FOCUS =
  'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3';

/** Exports and imports the whole catalogue as a table for spreadsheets. */
export function WorkTable() {
  const { t } = useLingui();
  const { options } = useRouter();
  const [tried, setTried] = useState<{ file: File; trial: FileTrial }>();
  const [share, setShare] = useState<number>();
  const [saving, setSaving] = useState<'prices' | 'all'>();
  const [failure, setFailure] = useState<string>();
  const showFailure = (problem: unknown) => {
    if (!(problem instanceof ApiFailure)) throw problem;
    setFailure(problem.message);
  };
  async function preview(file: File, page = 1) {
    setFailure(undefined);
    if (page === 1) setTried(undefined);
    setShare(0);
    try {
      setTried({ file, trial: await tryTable(options.context, { file, onProgress: setShare }, page) });
    } catch (problem) {
      showFailure(problem);
    } finally {
      setShare(undefined);
    }
  }
  async function save(what: 'prices' | 'all') {
    setFailure(undefined);
    setSaving(what);
    await saveTable(options.context, what).catch(showFailure);
    setSaving(undefined);
  }
  return (
    <section className="mt-14">
      <h2 className="text-title">
        <Trans>In a spreadsheet</Trans>
      </h2>
      <p className="prose-text mt-1 text-ink-soft">
        <Trans>
          Change prices, texts or status in a spreadsheet and upload it as CSV (UTF-8, up to 10 MB). Empty cells stay
          unchanged. You see every change before it is made.
        </Trans>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon="download" busy={saving === 'prices'} onClick={() => void save('prices')}>
          <Trans>Download prices</Trans>
        </Button>
        <Button icon="download" busy={saving === 'all'} onClick={() => void save('all')}>
          <Trans>Download prices and texts</Trans>
        </Button>
        <label className={classNames(buttonStyle({ kind: 'secondary' }), FOCUS)}>
          <Trans>Upload a table</Trans>
          <input
            type="file"
            accept=".csv,text/csv"
            className="sr-only"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // Otherwise choosing the same file again would fire no event.
              currentTarget.value = '';
              if (file) void preview(file);
            }}
          />
        </label>
      </div>
      {share !== undefined && <Progress className="mt-4" label={t`Reading the table…`} value={share} />}
      <div className="mt-4">
        <FormRefusal message={failure} />
      </div>
      {tried && (
        <FileTrialView
          key={tried.trial.fingerprint}
          {...tried}
          again={() => void preview(tried.file)}
          onPage={(page) => void preview(tried.file, page)}
          done={() => setTried(undefined)}
        />
      )}
    </section>
  );
}
