import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { ArrivalColumns } from '../arrival-file.rules.ts';
import type { ArrivalTrial } from '../workshop.contract.ts';

interface ArrivalColumnsProps extends Pick<ArrivalTrial, 'table' | 'columns'> {
  /** The carrier for whose files the choice is remembered. */
  carrier: string | undefined;
  busy: boolean;
  onChoose: (columns: ArrivalColumns) => void;
}

const NONE = '';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** As spreadsheets name a column: A to Z, then AA. */
const letterOf = (at: number): string =>
  (at < LETTERS.length ? '' : (LETTERS[Math.floor(at / LETTERS.length) - 1] ?? '')) + LETTERS[at % LETTERS.length];

/** Which columns of a carrier's file mean what. The columns are shown below each other, so that a phone needs no scrolling. */
export function ArrivalColumnsForm({ table, columns, carrier, busy, onChoose }: ArrivalColumnsProps) {
  const { t } = useLingui();
  const textOf = (column: number | null | undefined) =>
    column === null || column === undefined ? NONE : String(column);
  const [tracking, setTracking] = useState(textOf(columns?.tracking));
  const [status, setStatus] = useState(textOf(columns?.status));
  const [day, setDay] = useState(textOf(columns?.day));
  const [error, setError] = useState<string>();
  const options = table.heads.map((head, at) => ({
    value: String(at),
    label: head ? `${letterOf(at)} · ${head}` : letterOf(at),
  }));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (tracking === NONE) {
      setError(t`Please choose the column of the tracking numbers.`);
      event.currentTarget.querySelector('select')?.focus();
      return;
    }
    const numberOf = (value: string) => (value === NONE ? null : Number(value));
    onChoose({ tracking: Number(tracking), status: numberOf(status), day: numberOf(day) });
  }
  return (
    <form aria-label={t`Columns of the file`} className="grid gap-5" onSubmit={submit} noValidate>
      <table className="w-full border-collapse text-small tabular-nums">
        <caption className="sr-only">{t`First rows of the file`}</caption>
        <thead>
          <tr className="border-ink border-b text-ink-soft">
            <th scope="col" className="py-2 pe-4 text-start font-normal">
              <Trans>Column</Trans>
            </th>
            <th scope="col" className="py-2 text-start font-normal">
              <Trans>First rows</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ value, label }, at) => (
            <tr key={value} className="border-hairline border-b align-baseline">
              <th scope="row" className="max-w-40 py-2 pe-4 text-start font-normal [overflow-wrap:anywhere]">
                {label}
              </th>
              <td className="py-2 text-ink-soft [overflow-wrap:anywhere]">
                {table.rows.map((cells) => cells[at] || '–').join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          label={t`Tracking number`}
          required
          placeholder={t`Please choose`}
          error={error}
          value={tracking}
          options={options}
          onChange={({ target }) => {
            setTracking(target.value);
            setError(undefined);
          }}
        />
        <SelectField
          label={t`State`}
          placeholder={t`None: every parcel has arrived`}
          value={status}
          options={options}
          onChange={({ target }) => setStatus(target.value)}
        />
        <SelectField
          label={t`Day of arrival`}
          placeholder={t`None: today`}
          value={day}
          options={options}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <div>
        <Button type="submit" busy={busy}>
          <Trans>Read these columns</Trans>
        </Button>
        {carrier !== undefined && (
          <p className="mt-2 text-ink-soft text-small">
            <Trans>The choice is remembered for files of {carrier} with these headings.</Trans>
          </p>
        )}
      </div>
    </form>
  );
}
