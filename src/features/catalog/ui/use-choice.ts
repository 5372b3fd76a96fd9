import { useNavigate, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo } from 'react';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { offeredFrames, outerSize, unitPrice } from '#ground/framing/framing.rules.ts';
import type { Prices } from '#shared/money.ts';

export interface Choice {
  size: Size | undefined;
  sizes: readonly Size[];
  frame: Frame;
  frames: readonly Frame[];
  /** Those of them that are strong enough for the chosen size. */
  offered: Frame[];
  outer: { w_mm: number; h_mm: number } | undefined;
  price: Prices | undefined;
  priceOf: (frame: Frame) => Prices | undefined;
  choose: (change: { size?: number; frame?: number }) => void;
}

const BARE_FRAME = 0;

/** The size and frame that are looked at. They stand in the address, so that a choice can be shared; nothing is fetched. */
export function useChoice(sizes: readonly Size[], frames: readonly Frame[]): Choice {
  const search = useSearch({ strict: false }) as { size?: string; frame?: string };
  const navigate = useNavigate();
  return useMemo(() => {
    const size =
      sizes.find(({ size_id }) => String(size_id) === search.size) ?? sizes[Math.floor((sizes.length - 1) / 2)];
    const offered = size ? offeredFrames(size, frames) : [...frames];
    const wanted = offered.find(({ frame_id }) => String(frame_id) === search.frame);
    const frame = wanted ?? offered.find(({ face_mm }) => face_mm > BARE_FRAME) ?? offered[0] ?? (frames[0] as Frame);
    const priceOf = (other: Frame): Prices | undefined =>
      size && { NTD: unitPrice(size, other, 'NTD'), USD: unitPrice(size, other, 'USD') };
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
          // A work that is not on sale yet is looked at elsewhere than in the shop.
          to: '.',
          // Two choices may come in one moment; the second must not take the first back.
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
