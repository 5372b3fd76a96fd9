import { type DrawnFrame, LIP_MM, type Point, type Rect } from './framing.geometry.ts';
import { facetsOf } from './framing.profiles.ts';

/** One layer in the rebate, front to back. */
export interface PackLayer {
  kind: 'glazing' | 'mat' | 'print' | 'backing';
  area: Rect;
}

/** The moulding in cross-section: x from the outer edge inwards, y from its highest point back to the wall. */
interface CrossSection {
  outline: readonly Point[];
  layers: readonly PackLayer[];
  w_mm: number;
  h_mm: number;
}

/** How much of the layers is drawn beyond the moulding. */
const PACK_SHOWN_MM = 16;

const LAYERS_MM: Record<PackLayer['kind'], number> = { glazing: 2, mat: 1.5, print: 0.6, backing: 3 };

/** The cross-section of a frame, as framers draw it: the moulding's outline and the layers in its rebate. */
export function crossSection(frame: DrawnFrame): CrossSection {
  const facets = facetsOf(frame.profile, frame.face_mm);
  const front = [
    { x: 0, y: -(facets[0]?.z_outer ?? 0) },
    ...facets.map((facet) => ({ x: facet.offset_mm + facet.width_mm, y: -facet.z_inner })),
  ];
  const lip = (front.at(-1)?.y ?? 0) + LIP_MM;
  const wall = frame.face_mm - frame.rebate_mm;
  const back = [
    { x: frame.face_mm, y: lip },
    { x: wall, y: lip },
    { x: wall, y: frame.depth_mm },
    { x: 0, y: frame.depth_mm },
  ];
  const framed = frame.face_mm > 0;
  return {
    outline: framed ? [...front, ...back] : [],
    layers: packLayers(frame, wall, framed ? lip : 0),
    w_mm: frame.face_mm + PACK_SHOWN_MM,
    h_mm: framed ? frame.depth_mm : LAYERS_MM.print,
  };
}

function packLayers(frame: DrawnFrame, x: number, top: number): PackLayer[] {
  const kinds: PackLayer['kind'][] = ['print'];
  if (frame.mat) kinds.unshift('mat');
  if (frame.glazing !== 'none') kinds.unshift('glazing');
  if (frame.face_mm > 0) kinds.push('backing');
  let y = top;
  return kinds.map((kind) => {
    const area = { x, y, w: frame.rebate_mm + PACK_SHOWN_MM, h: LAYERS_MM[kind] };
    y += area.h;
    return { kind, area };
  });
}

// @chunk frames
