import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { ArrivalColumns } from '../arrival-file.rules.ts';
import { STATEMENT_BYTES } from '../bank-statement.contract.ts';
import { carriersQuery } from '../order-staff.queries.ts';
import { useArriveMany, useRememberColumns, useTryArrivals } from '../workshop.queries.ts';
import { ArrivalColumnsForm } from './arrival-columns.tsx';
import { ArrivalLines } from './arrival-lines.tsx';
import { ManyResults } from './many-results.tsx';

const KILOBYTES = STATEMENT_BYTES / 1024;

/** Marks parcels as arrived from the carrier's file: first a dry run that names each line, then one button. */
export function ArriveMany() {
  const { t } = useLingui();
  const { options } = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [bytes, setBytes] = useState<Uint8Array>();
  const [key, setKey] = useState('');
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<ArrivalColumns>();
  const { data: carriers = [] } = useQuery(carriersQuery(options.context));
  const carrier = carriers.find((one) => one.key === key);
  const trial = useTryArrivals();
  const remembering = useRememberColumns();
  const marking = useArriveMany();

  async function attempt(work: () => Promise<unknown>) {
    setError(undefined);
    marking.reset();
    try {
      await work();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    }
  }

  const read = (file: Uint8Array, carrier_key: string) => {
    setChosen(undefined);
    return attempt(() => trial.mutateAsync({ bytes: file, ...(carrier_key && { carrier_key }) }));
  };

  async function choose() {
    const [picked] = input.current?.files ?? [];
    if (!picked) return;
    if (picked.size > STATEMENT_BYTES)
      setError(t`This file is larger than ${KILOBYTES} KB. Please import it in parts.`);
    else {
      const file = new Uint8Array(await picked.arrayBuffer());
      setBytes(file);
      await read(file, key);
    }
    if (input.current) input.current.value = '';
  }

  const chooseColumns = (columns: ArrivalColumns) =>
    attempt(async () => {
      if (!bytes || !trial.data) return;
      if (carrier) await remembering.mutateAsync({ carrier_key: carrier.key, heads: trial.data.table.heads, columns });
      await trial.mutateAsync({ bytes, columns });
      setChosen(columns);
    });

  const { data } = trial;
  const columnsForm = data && (
    <ArrivalColumnsForm
      key={`${data.table.heads.join()} ${JSON.stringify(data.columns)}`}
      table={data.table}
      columns={data.columns}
      carrier={carrier?.name}
      busy={trial.isPending || remembering.isPending}
      onChoose={(columns) => void chooseColumns(columns)}
    />
  );
  return (
    <details className="mb-6">
      <summary className="flex min-h-11 cursor-pointer items-center text-link">
        <Trans>Arrivals from the carrier’s file</Trans>
      </summary>
      <div className="grid max-w-2xl gap-4 py-3">
        <p className="prose-text text-ink-soft text-small">
          <Trans>
            A table (CSV, in UTF-8 or Big5) with a column of tracking numbers and, if it has them, columns of states and
            days. Nothing changes until you mark the parcels.
          </Trans>
        </p>
        <SelectField
          label={t`Carrier`}
          placeholder={t`Another carrier`}
          className="max-w-sm"
          value={key}
          options={carriers.map((one) => ({ value: one.key, label: one.name }))}
          onChange={({ target: { value } }) => {
            setKey(value);
            if (bytes) void read(bytes, value);
          }}
        />
        <div>
          <Button icon="plus" busy={trial.isPending} onClick={() => input.current?.click()}>
            <Trans>Choose a file</Trans>
          </Button>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            aria-label={t`Choose a file`}
            tabIndex={-1}
            className="sr-only"
            onChange={() => void choose()}
          />
        </div>
        <FormRefusal message={error} />
        {data && !marking.data && (
          <>
            {data.columns ? (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center text-link text-small">
                  {data.remembered ? (
                    <Trans>Columns as chosen for this carrier. Choose others</Trans>
                  ) : (
                    <Trans>Choose other columns</Trans>
                  )}
                </summary>
                {columnsForm}
              </details>
            ) : (
              <>
                <p role="status" className="border-accent border-s-2 bg-wall-deep px-4 py-3">
                  <Trans>The columns could not be recognised. Please choose what each one contains.</Trans>
                </p>
                {columnsForm}
              </>
            )}
            {data.columns && (
              <ArrivalLines
                key={JSON.stringify(data.columns)}
                takesFocus={chosen !== undefined}
                lines={data.lines}
                busy={marking.isPending}
                onMark={(arrivals) => void attempt(() => marking.mutateAsync(arrivals))}
              />
            )}
          </>
        )}
        <ManyResults results={marking.data} />
      </div>
    </details>
  );
}
