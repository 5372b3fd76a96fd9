import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { MAX_WORKS } from '#ground/wall-address/wall-address.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import {
  fillingCount,
  fitsFilter,
  fromMm,
  type LengthUnit,
  type Measured,
  type Proposal,
  proposeSizes,
  toMm,
  type Verdict,
} from '../fits.rules.ts';
import { SPACING_MM } from '../hanging.rules.ts';

interface FitsPanelProps {
  sizes: readonly Size[];
  frame: Frame;
  chosen: number;
  onChoose: (size_id: number) => void;
  /** The initial measurements, of the current room. */
  start: Measured;
}

/** “Fits my wall”: from the width of a wall or a sofa, suitable sizes. */
export function FitsPanel({ sizes, frame, chosen, onChoose, start }: FitsPanelProps) {
  const { t } = useLingui();
  const [measured, setMeasured] = useState(start);
  const proposals = proposeSizes(sizes, frame, measured);
  return (
    <section className="mt-8 border-hairline border-t pt-6" aria-label={t`Fits my wall`}>
      <h2 className="text-title">{t`Fits my wall`}</h2>
      <p className="prose-text mt-1 text-small text-ink-soft">
        {t`A work looks right when it is half to three quarters as wide as what it hangs above.`}
      </p>
      <Measures measured={measured} onChange={setMeasured} />
      <ul className="mt-4 grid gap-px border-hairline border-y" aria-live="polite">
        {proposals.map((proposal) => (
          <Line
            key={proposal.size.size_id}
            proposal={proposal}
            chosen={proposal.size.size_id === chosen}
            onChoose={() => onChoose(proposal.size.size_id)}
          />
        ))}
      </ul>
      <Together proposals={proposals} measured={measured} />
      <p className="mt-4">
        <Link to="/shop" search={{ fits: fitsFilter(measured) }} className="text-link">
          {t`See all works that fit there`}
        </Link>
      </p>
    </section>
  );
}

function Measures({ measured, onChange }: { measured: Measured; onChange: (measured: Measured) => void }) {
  const { t } = useLingui();
  const [unit, setUnit] = useState<LengthUnit>('cm');
  const length = (label: string, key: 'w_mm' | 'h_mm') => (
    <TextField
      key={`${key} ${unit}`}
      type="number"
      inputMode="decimal"
      min={1}
      step="any"
      label={label}
      after={unit === 'cm' ? t`cm` : t`in`}
      defaultValue={fromMm(measured[key], unit)}
      onChange={({ target }) => {
        const mm = toMm(target.valueAsNumber, unit);
        if (mm > 0 && mm < 100_000) onChange({ ...measured, [key]: mm });
      }}
    />
  );
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-4">
      <SelectField
        label={t`I measured`}
        value={measured.over}
        onChange={({ target }) => onChange({ ...measured, over: target.value === 'wall' ? 'wall' : 'furniture' })}
        options={[
          { value: 'furniture', label: t`the furniture below` },
          { value: 'wall', label: t`the free wall` },
        ]}
      />
      {length(t`Width`, 'w_mm')}
      {length(t`Free height`, 'h_mm')}
      <SelectField
        label={t`Unit`}
        value={unit}
        onChange={({ target }) => setUnit(target.value === 'in' ? 'in' : 'cm')}
        options={[
          { value: 'cm', label: t`centimetres` },
          { value: 'in', label: t`inches` },
        ]}
      />
    </div>
  );
}

/** If every size is too narrow alone, suggests a pair or a row. */
function Together({ proposals, measured }: { proposals: readonly Proposal<Size>[]; measured: Measured }) {
  const { t } = useLingui();
  const largest = proposals.findLast(({ verdict }) => verdict === 'small');
  if (!largest || proposals.some(({ verdict }) => verdict === 'best')) return null;
  const count = fillingCount(largest.outer, measured, SPACING_MM);
  if (count > MAX_WORKS) return null;
  return (
    <p className="prose-text mt-3 text-small">
      {t`On its own it looks a little narrow here. ${count} works side by side, in the largest size that fits, would look right.`}
    </p>
  );
}

function Line({ proposal, chosen, onChoose }: { proposal: Proposal<Size>; chosen: boolean; onChoose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { size, outer, ratio, verdict } = proposal;
  const words: Record<Verdict, string> = {
    best: t`Best for this place`,
    fits: t`Fits`,
    small: t`Fits, a little small`,
    large: t`Too large`,
  };
  const good = verdict === 'best' || verdict === 'fits';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 sm:gap-x-6">
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className="min-h-11 min-w-28 text-start text-link sm:min-w-32 aria-pressed:font-semibold"
      >
        {formatCm(size, locale)}
      </button>
      <span className="text-small text-ink-soft">{t`${formatCm(outer, locale)} with frame`}</span>
      <span className="text-small text-ink-soft tabular-nums">
        {new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(ratio)}
      </span>
      <span
        className={classNames(
          'ms-auto inline-flex items-center gap-1.5 text-small',
          good ? 'text-good' : 'text-ink-soft',
        )}
      >
        {good && <Icon name="check" size={16} />}
        {words[verdict]}
      </span>
    </li>
  );
}
