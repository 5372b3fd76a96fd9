import type { Extent } from '#ground/framing/framing.contract.ts';
import { type Detail, mm } from '#ground/framing/framing.drawing.ts';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import { framedDrawing } from '#ground/framing/framing.shapes.ts';
import { layersSvg } from '#ground/framing/framing.svg.ts';

interface Written {
  viewBox: string;
  back: string;
  front: string;
}

/** Twenty kilobytes each. */
const MOST_WRITTEN = 100;
/** Instead of the scope, which differs on each page; no other part of a drawing contains it. */
const SCOPE = '@';

const written = new Map<string, Written>();

/**
 * The layers around a print as text, for the server: React takes as long for their hundreds of elements as for the
 * rest of a product page. The same elements as the browser draws (`drawing-layer.tsx`).
 */
export function writtenLayers(
  size: Extent,
  frame: DrawnFrame,
  options: { detail: Detail; wallShadow: boolean },
  scope: string,
): Written {
  const { frame_id, material, profile, face_mm, rebate_mm, depth_mm, glazing, mat } = frame;
  const drawn: Record<keyof DrawnFrame, unknown> = {
    frame_id,
    material,
    profile,
    face_mm,
    rebate_mm,
    depth_mm,
    glazing,
    mat,
  };
  const key = JSON.stringify([size.w_mm, size.h_mm, drawn, options]);
  const known = written.get(key) ?? write(size, frame, options);
  // The one used last is at the end.
  written.delete(key);
  written.set(key, known);
  const [oldest] = written.keys();
  if (written.size > MOST_WRITTEN && oldest) written.delete(oldest);
  const scoped = (svg: string) => svg.replaceAll(SCOPE, scope);
  return { viewBox: known.viewBox, back: scoped(known.back), front: scoped(known.front) };
}

function write(size: Extent, frame: DrawnFrame, options: { detail: Detail; wallShadow: boolean }): Written {
  const drawing = framedDrawing(size, frame, options);
  const { defs, back, front } = layersSvg(drawing, SCOPE);
  return { viewBox: `0 0 ${mm(drawing.outer.w)} ${mm(drawing.outer.h)}`, back, front: defs + front };
}
