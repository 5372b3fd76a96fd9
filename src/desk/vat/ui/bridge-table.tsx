import { Trans, useLingui } from '@lingui/react/macro';
import { NEEDS_ATTENTION, type VatFigure, type VatList, type VatSheet } from '../vat.rules.ts';
import { VAT_WORDS } from '../vat.words.ts';
import { CELL, FigureLink, HEAD, ROW, SheetSection, SUM_ROW, useSheetAmount } from './sheet-section.tsx';

interface BridgeTableProps {
  title: string;
  /** The lists of all the money, and of all its documents. */
  all: VatList;
  end: VatList;
  bridge: VatSheet['payments'];
  period: string;
}

/** From the money of the period to its documents, line by line; a gap is shown in red. */
export function BridgeTable({ title, all, end, bridge, period }: BridgeTableProps) {
  const { i18n } = useLingui();
  const { money, without, late, documents, gap } = bridge;
  return (
    <SheetSection title={title}>
      <thead>
        <tr className="border-ink border-b text-ink-soft">
          <th scope="col" className="py-2 text-start align-bottom font-normal">
            <Trans>Figure</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Count</Trans>
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Total</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        <Line name={i18n._(VAT_WORDS[all])} of={all} period={period} count={money.count} value={money.total} />
        {without.map(({ figure, count, total }) => (
          <Line
            key={figure}
            name={i18n._(VAT_WORDS[figure])}
            of={figure}
            period={period}
            count={count}
            value={-total}
            isUrgent={NEEDS_ATTENTION.includes(figure as VatFigure)}
          />
        ))}
        {late && (
          <Line
            name={i18n._(VAT_WORDS[late.figure])}
            of={late.figure}
            period={period}
            count={late.count}
            value={late.total}
          />
        )}
        {gap !== 0 && <Gap value={gap} />}
        <tr className={SUM_ROW}>
          <th scope="row" className="py-2 text-start font-medium">
            {i18n._(VAT_WORDS[end])}
          </th>
          <td className={CELL}>{i18n.number(documents.count)}</td>
          <td className={CELL}>
            <FigureLink period={period} of={end}>
              <Amount value={documents.total} />
            </FigureLink>
          </td>
        </tr>
      </tbody>
    </SheetSection>
  );
}

interface LineProps {
  name: string;
  of: VatList;
  period: string;
  count: number;
  value: number;
  isUrgent?: boolean;
}

function Line({ name, of, period, count, value, isUrgent }: LineProps) {
  const { i18n } = useLingui();
  return (
    <tr className={ROW}>
      <th scope="row" className={`min-w-20 sm:min-w-36 py-2 text-start font-normal ${isUrgent ? 'text-bad' : ''}`}>
        {name}
      </th>
      <td className={CELL}>{i18n.number(count)}</td>
      <td className={CELL}>
        <FigureLink period={period} of={of}>
          <Amount value={value} />
        </FigureLink>
      </td>
    </tr>
  );
}

function Gap({ value }: { value: number }) {
  return (
    <tr className={`${ROW} text-bad`}>
      <th scope="row" className="py-2 text-start font-medium">
        <Trans>Unexplained difference</Trans>
      </th>
      <td />
      <td className={CELL}>
        <Amount value={value} />
      </td>
    </tr>
  );
}

function Amount({ value }: { value: number }) {
  return useSheetAmount()(value);
}
