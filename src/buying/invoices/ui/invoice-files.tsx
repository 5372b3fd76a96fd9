import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { saveAs } from '#kit/client/save-as.ts';
import { showToast } from '#kit/client/toast.ts';
import { Section } from '#kit/section.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { fetchInvoiceFile } from '../invoice.queries.ts';
import { daysOf, periodOf } from '../invoice-periods.rules.ts';
import { latestPeriods } from '../invoice-search.rules.ts';
import type { InvoiceWay } from '../invoice-states.rules.ts';
import { PERIODS_SHOWN } from './invoice-filters.tsx';
import { usePeriodName } from './use-period-name.ts';

const RANGE = /^[A-Z]{2}\d{8}-\d{8}$/;

/** Files of one period: the way to the tables for the accountant, and messages for Turnkey if the accountant issues. */
export function InvoiceFiles({ way }: { way: InvoiceWay | undefined }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const periodName = usePeriodName();
  const [busy, setBusy] = useState<string>();
  const [period, setPeriod] = useState(() => periodOf(new Date()));
  const [range, setRange] = useState('');
  const typed = range.replaceAll(/\s/g, '').toUpperCase();
  const isWrong = typed !== '' && !RANGE.test(typed);

  async function save(path: string, name: string) {
    setBusy(name);
    try {
      saveAs(await fetchInvoiceFile(options.context, path), name);
    } catch (failure) {
      showToast('error', failure instanceof Error ? failure.message : t`Something went wrong. Please try again.`);
    } finally {
      setBusy(undefined);
    }
  }

  const turnkey = () =>
    save(`turnkey?period=${period}${typed ? `&range=${encodeURIComponent(typed)}` : ''}`, `turnkey-${period}.zip`);

  return (
    <div className="mt-12">
      <Section title={<Trans>Files for the accountant</Trans>} note={<Trans>Each download is logged.</Trans>}>
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={t({ message: 'Period', context: 'invoice' })}
            value={period}
            onChange={(event) => setPeriod(event.target.value)}
            options={latestPeriods(periodOf(new Date()), PERIODS_SHOWN).map((value) => ({
              value,
              label: periodName(value),
            }))}
          />
          <Link to="/admin/export" search={daysOf(period)} className="flex min-h-11 items-center text-link">
            <Trans>Invoices and allowances as tables</Trans>
          </Link>
        </div>
        {way !== undefined && (
          <div className="mt-6 grid max-w-xl gap-3">
            <p className="prose-text text-small">
              <Trans>
                For Turnkey, the program of the Ministry of Finance: invoices whose numbers were entered here, as XML
                (MIG 4.1). Invoices that the provider issued are never included, because the provider uploads them.
              </Trans>
            </p>
            <TextField
              label={t`Number range of this period`}
              optional
              hint={t`To report unused numbers: AB12345600-12345649, for example.`}
              autoComplete="off"
              spellCheck={false}
              value={range}
              error={isWrong ? t`Two letters and eight digits, a hyphen, and eight digits.` : undefined}
              onChange={(event) => setRange(event.target.value)}
            />
            <div>
              <Button
                icon="download"
                busy={busy === `turnkey-${period}.zip`}
                disabled={isWrong}
                onClick={() => void turnkey()}
              >
                <Trans>Files for Turnkey (ZIP)</Trans>
              </Button>
            </div>
          </div>
        )}
      </Section>
    </div>
  );
}
