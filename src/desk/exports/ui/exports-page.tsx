import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useShopDay } from '#kit/use-shop-day.ts';
import { shopDay } from '#shared/shop-time.ts';
import { saveExport } from '../export.queries.ts';
import {
  DATASETS,
  type DatasetName,
  type ExportSearch,
  FORMATS,
  type Format,
  lastMonth,
  readExportSearch,
} from '../export.rules.ts';
import { DATASET_NOTES, DATASET_WORDS } from '../export.words.ts';

/** Tables of a period for the accountant. */
export function ExportsPage({ search }: { search: ExportSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const dayName = useShopDay();
  const { from, to } = { ...lastMonth(shopDay(new Date())), ...search };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: '/admin/export', search: readExportSearch(values) });
  };
  return (
    <DeskPage title={<Trans>Exports</Trans>}>
      <form key={`${from} ${to}`} onSubmit={send} className="flex flex-wrap items-end gap-3">
        <TextField name="from" type="date" label={t`First day`} defaultValue={from} required />
        <TextField name="to" type="date" label={t`Last day`} defaultValue={to} required />
        <Button type="submit">
          <Trans>Choose this period</Trans>
        </Button>
      </form>
      <p className="prose-text mt-4 text-ink-soft text-small">
        <Trans>
          The files contain personal data; every download is recorded in the log of changes. They contain everything up
          to the moment of the download, except test orders; dates are in Taipei time.
        </Trans>
      </p>
      <h2 className="mt-8 font-display text-title">
        {dayName(from)} – {dayName(to)}
      </h2>
      <ul className="mt-3 border-hairline border-t">
        {DATASETS.map((what) => (
          <ExportRow key={what} what={what} from={from} to={to} />
        ))}
      </ul>
    </DeskPage>
  );
}

function ExportRow({ what, from, to }: { what: DatasetName; from: string; to: string }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const [busy, setBusy] = useState<Format>();
  const [failure, setFailure] = useState<string>();
  const name = i18n._(DATASET_WORDS[what]);
  async function save(format: Format) {
    setBusy(format);
    setFailure(undefined);
    try {
      await saveExport(options.context, { what, format, from, to });
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      setFailure(problem.message);
    } finally {
      setBusy(undefined);
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-b py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{name}</p>
        <p className="text-ink-soft text-small">{i18n._(DATASET_NOTES[what])}</p>
        <p role="alert" className="text-bad text-small empty:hidden">
          {failure}
        </p>
      </div>
      <div className="flex gap-3">
        {FORMATS.map((format) => (
          <Button
            key={format}
            icon="download"
            busy={busy === format}
            disabled={busy !== undefined && busy !== format}
            aria-label={format === 'csv' ? t`${{ name }} as CSV` : t`${{ name }} for Excel`}
            onClick={() => void save(format)}
          >
            {format === 'csv' ? 'CSV' : 'Excel'}
          </Button>
        ))}
      </div>
    </li>
  );
}
