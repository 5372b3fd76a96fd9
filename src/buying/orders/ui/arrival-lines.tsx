import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import type { ArrivalLine } from '../workshop.contract.ts';

const OUTCOMES: Record<ArrivalLine['outcome'], MessageDescriptor> = {
  ready: msg`will be marked as arrived`,
  not_delivered: msg`not delivered yet`,
  arrived: msg`already marked as arrived`,
  several: msg`several orders have this number; mark them on their pages`,
  unknown: msg`no order has this number`,
  unread: msg`no tracking number in this line`,
};

interface ArrivalLinesProps {
  lines: readonly ArrivalLine[];
  busy: boolean;
  /** After the columns were chosen, whose form is closed then. */
  takesFocus: boolean;
  /** The orders with the carrier's days. */
  onMark: (arrivals: ReadonlyMap<string, string | null>) => void;
}

/** What each line of a carrier's file would change, and the button that changes it. */
export function ArrivalLines({ lines, busy, takesFocus, onMark }: ArrivalLinesProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  const ready = new Map(lines.flatMap(({ outcome, code, day }) => (outcome === 'ready' && code ? [[code, day]] : [])));
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t`Lines of the file`} className="border-hairline border-t text-small">
        {lines.map(({ line, tracking, status, day, outcome, code }) => (
          <li key={line} className="flex flex-wrap gap-x-4 border-hairline border-b py-2 tabular-nums">
            <span className="text-ink-soft">{line}</span>
            <span className="[overflow-wrap:anywhere]">
              {tracking} {status}
            </span>
            {day && <time dateTime={day}>{day}</time>}
            {code && (
              <Link to="/admin/order/$code" params={{ code }} className="text-link">
                {code}
              </Link>
            )}
            <span className={outcome === 'ready' ? 'text-good' : 'text-ink-soft'}>{i18n._(OUTCOMES[outcome])}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button kind="primary" disabled={ready.size === 0} busy={busy} onClick={() => onMark(ready)}>
          <Plural value={ready.size} one="Mark # order as arrived" other="Mark # orders as arrived" />
        </Button>
      </div>
    </>
  );
}
