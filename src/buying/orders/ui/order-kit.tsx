import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PAPER_NAMES, type PaperName, usualPaper } from '#catalogue/hanging-kit/paper.rules.ts';
import { MAX_WORKS } from '#ground/wall-address/wall-address.ts';
import { SaveFileButton } from '#kit/save-file-button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { fetchOrderKit } from '../order.queries.ts';
import { framedCount, framedLines } from '../order-kit.rules.ts';

const LABELS: Record<PaperName, string> = { a4: 'A4', letter: 'Letter' };
const ALL = '';

/** Templates for the nails of an order's works: all in a row, or one of them. */
export function OrderKit({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const usual = usualPaper({ country: order.receiver.country_code, currency: order.currency });
  const [paper, setPaper] = useState<PaperName>(usual);
  const lines = framedLines(order.lines);
  const isTogether = framedCount(lines) <= MAX_WORKS;
  const [line, setLine] = useState(isTogether ? ALL : String(lines[0]?.line_id ?? ALL));
  const works = [
    ...(isTogether ? [{ value: ALL, label: t`All works, side by side` }] : []),
    ...lines.map(({ line_id, title }) => ({ value: String(line_id), label: title })),
  ];
  return (
    <div className="grid max-w-md gap-4">
      <p className="prose-text text-small">
        <Trans>
          A plan with all measurements, and full-size paper templates for every nail. To arrange several works over a
          sofa or a bed, prepare the kit on the wall page.
        </Trans>
      </p>
      {works.length > 1 && (
        <SelectField
          label={t`Works in the kit`}
          value={line}
          onChange={(event) => setLine(event.target.value)}
          options={works}
        />
      )}
      <SelectField
        label={t`Paper in your printer`}
        value={paper}
        onChange={(event) => setPaper(event.target.value === 'letter' ? 'letter' : 'a4')}
        options={PAPER_NAMES.map((value) => ({ value, label: LABELS[value] }))}
      />
      <SaveFileButton
        kind="primary"
        name={`${order.code} ${t`Hanging kit`}.pdf`}
        fetchFile={() => fetchOrderKit(options.context, order.code, { paper, line })}
      >
        <Trans>Download the hanging kit (PDF)</Trans>
      </SaveFileButton>
    </div>
  );
}
