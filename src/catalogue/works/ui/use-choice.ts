import { useNavigate, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo } from 'react';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import type { Prices } from '#shared/money.ts';
import { chosenPrint, printPrices } from '../chosen-print.rules.ts';

export interface Choice {
  size: Size | undefined;
  sizes: readonly Size[];
  frame: Frame;
  frames: readonly Frame[];
  /** Those strong enough for the chosen size. */
  offered: Frame[];
  outer: { w_mm: number; h_mm: number } | undefined;
  price: Prices | undefined;
  priceOf: (frame: Frame) => Prices | undefined;
  choose: (change: { size?: number; frame?: number }) => void;
}

/** Stored in the address, so that a choice can be shared; nothing is fetched. */
export function useChoice(sizes: readonly Size[], frames: readonly Frame[]): Choice {
  const search = useSearch({ strict: false }) as { size?: string; frame?: string };
  const navigate = useNavigate();
  return useMemo(() => {
    const { size, frame, offered } = chosenPrint({ sizes, frames }, { size: search.size, frame: search.frame });
    const priceOf = (other: Frame): Prices | undefined => size && printPrices(size, other);
    return {
      size,
      sizes,
      frame,
      frames,
      offered,
      outer: size && outerSize(size, frame),
      price: priceOf(frame),
      priceOf,
      choose: (change) =>
        void navigate({
          // A work not yet on sale is shown outside the shop's routes.
          to: '.',
          // Two changes may occur at the same time; the second must not undo the first.
          search: (latest: { size?: string; frame?: string }) => ({
            size: String(change.size ?? (latest.size === search.size ? size?.size_id : latest.size) ?? ''),
            frame: String(change.frame ?? (latest.frame === search.frame ? frame.frame_id : latest.frame) ?? ''),
          }),
          replace: true,
          resetScroll: false,
        }),
    };
  }, [sizes, frames, search.size, search.frame, navigate]);
}

/** Size and frame are fields of the purchase form; the Enter key on one of them must not buy. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
