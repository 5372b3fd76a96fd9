import { EVENING_FURNITURE_MM, eveningRoom } from '#catalogue/wall/server/room-picture.service.tsx';
import type { Choices } from '#catalogue/works/server/choices.service.ts';
import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import { offeredFrames, outerSize } from '#ground/framing/framing.rules.ts';
import { wallSearchFor } from '#ground/wall-address/wall-address.ts';
import type { FramedWork, Home } from '../home.contract.ts';
import { sizeNearHeight } from '../home.rules.ts';

/** Three works of this height look right over a sofa; if they are wider than the sofa, smaller ones are used. */
const EVENING_HEIGHTS_MM = [700, 600, 500, 400];
const EVENING_GAP_MM = 80;

type Sized = FramedWork & { size_id: number };

/** The work in the largest print that a frame can carry; undefined without sizes. */
export function largest(work: WorkSummary, choices: Choices): FramedWork | undefined {
  const sizes = choices.sizes.filter(({ item_id, enabled }) => enabled && item_id === work.item_id);
  for (const size of sizes.toReversed()) {
    const found = framed(work, size, choices);
    if (found) return { work: found.work, size: found.size, frame: found.frame };
  }
  return undefined;
}

function framed(
  { item_id, title, alt, year, artist, picture }: WorkSummary,
  { size_id, w_mm, h_mm }: Choices['sizes'][number],
  { frames }: Choices,
): Sized | undefined {
  const offered = offeredFrames({ w_mm, h_mm }, frames).find(
    ({ face_mm, mat, enabled }) => enabled && face_mm > 0 && !mat,
  );
  if (!offered) return undefined;
  const { price: _price, weight_g_per_cm: _weight, max_perimeter_cm: _most, enabled: _enabled, ...frame } = offered;
  const work = { item_id, title, alt, year, artist, ...(picture && { picture }) };
  return { work, size: { w_mm, h_mm }, frame, size_id };
}

/** Three works of one height over the sofa, together no wider than it. */
export function eveningWith(three: readonly WorkSummary[], choices: Choices): Home['evening'] {
  for (const height of EVENING_HEIGHTS_MM) {
    const hung = three.flatMap((work) => {
      const own = choices.sizes.filter(({ item_id, enabled }) => enabled && item_id === work.item_id);
      const size = sizeNearHeight(own, height);
      return (size && framed(work, size, choices)) ?? [];
    });
    const outers = hung.map(({ size, frame }) => outerSize(size, frame));
    const broad = outers.reduce((sum, { w_mm }) => sum + w_mm + EVENING_GAP_MM, -EVENING_GAP_MM);
    if (hung.length === 0 || hung.length < three.length) return undefined;
    if (broad <= EVENING_FURNITURE_MM) return scene(hung, outers);
  }
  return undefined;
}

function scene(hung: readonly Sized[], outers: readonly { w_mm: number; h_mm: number }[]): Home['evening'] {
  const { works: places, ...room } = eveningRoom(outers);
  const works = hung.flatMap(({ size_id, ...work }, index) => {
    const place = places[index];
    return place ? [{ ...work, size_id, ...place }] : [];
  });
  const placed = works.map(({ work, size_id, frame, x_mm, y_mm }) => ({
    item_id: work.item_id,
    size_id,
    frame_id: frame.frame_id,
    x_mm,
    y_mm,
  }));
  return {
    ...room,
    works: works.map(({ work, size, frame, left, top, width }) => ({ work, size, frame, left, top, width })),
    wall: wallSearchFor(placed).works ?? '',
  };
}
