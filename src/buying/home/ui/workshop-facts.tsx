import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import { FrameCrossSection } from '#kit/framing/frame-cross-section.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { CURRENCIES } from '#shared/money.ts';
import type { Home } from '../home.contract.ts';
import { PaperDrawing } from './paper-drawing.tsx';

interface WorkshopFactsProps {
  frame: DrawnFrame & { name: string };
  arrival: Home['arrival'];
}

/** Three facts: paper, frame and arrival. */
export function WorkshopFacts({ frame, arrival }: WorkshopFactsProps) {
  const { t } = useLingui();
  const { words } = useLoaderData({ from: '__root__' });
  const { name, face_mm, depth_mm } = frame;
  return (
    <section aria-label={t`From the workshop`} className="page mt-20 md:mt-28">
      <ul className="grid divide-hairline border-hairline border-y max-md:divide-y md:grid-cols-3 md:divide-x">
        <Fact title={words?.['home/paper'] ?? t`Paper`} drawing={<PaperDrawing />}>
          {words?.['home/paper_text'] ?? <Trans>The material of each print is on the page of its work.</Trans>}
        </Fact>
        <Fact
          title={words?.['home/frame'] ?? t`Frame`}
          drawing={<FrameCrossSection frame={frame} label={name} className="h-40 w-full" />}
        >
          <Trans>
            {name}, {face_mm} mm wide and {depth_mm} mm deep.
          </Trans>
          <SentenceGap />
          {words?.['home/frame_text'] ?? <Trans>Each frame is drawn and cut in real millimetres.</Trans>}
        </Fact>
        <Fact title={words?.['home/arrival'] ?? t`Arrival`} drawing={<ArrivalDays arrival={arrival} />}>
          {words?.['home/arrival_text'] ?? <Trans>Ordered today, printed and framed for you.</Trans>}
        </Fact>
      </ul>
    </section>
  );
}

function Fact({ title, drawing, children }: { title: string; drawing: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-4 py-8 md:px-8 md:last:pe-0 md:first:ps-0">
      <h2 className="text-title">{title}</h2>
      <div className="grid grow content-center has-[svg]:min-h-40 md:min-h-40 [&_svg]:max-h-44">{drawing}</div>
      <p className="prose-text text-small">{children}</p>
    </li>
  );
}

/** The page contains both arrivals, as it does all prices; the visitor's currency shows one of them. */
function ArrivalDays({ arrival }: { arrival: Home['arrival'] }) {
  const { t } = useLingui();
  const places = { NTD: t`in Taiwan`, USD: t`in North America` };
  return CURRENCIES.map((currency) => (
    <p key={currency} data-price={currency} data-arrival={`${arrival[currency].from}/${arrival[currency].to}`}>
      {/* A Chinese range names the month twice: at the size of the English one it would break. */}
      <span className="block font-display text-display leading-tight lang-zh:text-title">{arrival[currency].text}</span>
      <span className="text-ink-soft">{places[currency]}</span>
    </p>
  ));
}
