import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { offeredFrames, unitPrice } from '#ground/framing/framing.rules.ts';
import type { Prices } from '#shared/money.ts';

const BARE_FRAME = 0;

/**
 * The size and frame in the address, otherwise the middle size in the first real frame. `offered` are the frames strong
 * enough for the size.
 */
export function chosenPrint(
  { sizes, frames }: { sizes: readonly Size[]; frames: readonly Frame[] },
  requested: { size?: string | undefined; frame?: string | undefined },
): { size: Size | undefined; frame: Frame; offered: Frame[] } {
  const size =
    sizes.find(({ size_id }) => String(size_id) === requested.size) ?? sizes[Math.floor((sizes.length - 1) / 2)];
  const offered = size ? offeredFrames(size, frames) : [...frames];
  const wanted = offered.find(({ frame_id }) => String(frame_id) === requested.frame);
  const frame = wanted ?? offered.find(({ face_mm }) => face_mm > BARE_FRAME) ?? offered[0] ?? (frames[0] as Frame);
  return { size, frame, offered };
}

export function printPrices(size: Size, frame: Frame): Prices {
  return { NTD: unitPrice(size, frame, 'NTD'), USD: unitPrice(size, frame, 'USD') };
}
