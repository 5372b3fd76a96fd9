import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FrameCrossSection } from '#kit/framing/frame-cross-section.tsx';
import { MoveButtons } from '#kit/move-buttons.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import { CURRENCIES, formatMoney } from '#shared/money.ts';
import type { DeskFrame } from '../frame-desk.contract.ts';
import { drawnFrame } from './drawn-frame.ts';

interface FrameRowProps {
  frame: DeskFrame;
  /** Its position in its group. */
  at: number;
  count: number;
  onMove: (by: 1 | -1) => void;
}

/** One frame in cross-section, with its prices and the buttons that move it. */
export function FrameRow({ frame, onMove, ...place }: FrameRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = textIn(frame.name, langOf(locale));
  const base = CURRENCIES.map((currency) => formatMoney(frame.price.base[currency], currency, locale)).join(' · ');
  const perCm = CURRENCIES.map((currency) => formatMoney(frame.price.per_cm[currency], currency, locale)).join(' · ');
  return (
    <li className="relative grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-hairline border-b py-3 transition-colors duration-quick hover:bg-wall-deep sm:grid-cols-[6rem_minmax(0,1fr)_auto_auto]">
      <FrameCrossSection frame={drawnFrame(frame)} label={t`Cross-section of ${name}`} className="h-14 w-full" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-3">
        <Link
          to="/admin/frame/$id"
          params={{ id: String(frame.frame_id) }}
          className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent"
        >
          {name}
        </Link>
        {!frame.enabled && (
          <span className="rounded-soft border border-hairline-strong px-2 py-0.5 text-caption text-ink-soft">
            <Trans>Not offered</Trans>
          </span>
        )}
      </p>
      <p className="order-last col-span-3 text-small tabular-nums sm:order-none sm:col-span-1 sm:text-end">
        {base}
        <span className="block text-ink-soft">
          <Trans>{perCm} per cm</Trans>
        </span>
      </p>
      {/* Above the link that covers the whole row. */}
      <div className="relative z-1 flex">
        <MoveButtons {...place} labels={{ up: t`Move ${name} up`, down: t`Move ${name} down` }} onMove={onMove} />
      </div>
    </li>
  );
}
