import type { Profile } from './framing.contract.ts';

/**
 * One strip of a moulding's front, from the outer edge inwards. The tilt is the angle in degrees out of the
 * picture plane: positive faces away from the picture, negative towards it, 0 faces the viewer.
 */
export interface Facet {
  offset_mm: number;
  width_mm: number;
  tilt_outer: number;
  tilt_inner: number;
  /** Height of the surface above the moulding's highest point at both edges of the strip: 0 or negative. */
  z_outer: number;
  z_inner: number;
}

/** A profile's cut: edges of a fixed width in mm, the rest as shares of the remaining face. */
type Cut = { tilt: readonly [number, number] } & ({ mm: number } | { share: number });

const CUTS: Record<Profile, readonly Cut[]> = {
  none: [],
  flat: [
    { mm: 1.6, tilt: [75, 6] },
    { share: 1, tilt: [0, 0] },
    { mm: 1.4, tilt: [-8, -75] },
  ],
  cushion: [
    { mm: 0.8, tilt: [78, 60] },
    { share: 3, tilt: [56, 16] },
    { share: 5, tilt: [16, -12] },
    { share: 2, tilt: [-12, -46] },
    { mm: 1.2, tilt: [-74, -74] },
  ],
  scoop: [
    { mm: 1.2, tilt: [78, 50] },
    { share: 1.7, tilt: [50, -46] },
    { mm: 1, tilt: [-72, -72] },
    { mm: 1.2, tilt: [0, 0] },
    { share: 4.4, tilt: [-46, -4] },
    { mm: 0.9, tilt: [64, 64] },
    { share: 1.2, tilt: [48, -48] },
    { mm: 0.8, tilt: [-76, -76] },
  ],
  slim: [
    { mm: 0.6, tilt: [70, 30] },
    { share: 1, tilt: [5, -5] },
    { mm: 0.6, tilt: [-30, -70] },
  ],
  stepped: [
    { mm: 1.6, tilt: [75, 6] },
    { share: 3.2, tilt: [0, 0] },
    { mm: 1.3, tilt: [-8, -78] },
    { mm: 0.8, tilt: [-82, -82] },
    { share: 2, tilt: [0, 0] },
    { mm: 1.2, tilt: [-8, -80] },
    { share: 1.6, tilt: [-24, -10] },
    { mm: 0.8, tilt: [-76, -76] },
  ],
};

/** A curve is split into strips that turn by at most this, so that light can be mixed linearly inside one. */
const MAX_TURN_DEG = 24;

/** The front of a moulding of this profile and width, as strips from the outer edge inwards; their widths add up to the face. */
export function facetsOf(profile: Profile, face_mm: number): Facet[] {
  const cuts = CUTS[profile];
  const widths = widthsOf(cuts, face_mm);
  const facets: Facet[] = [];
  let offset = 0;
  let z = 0;
  cuts.forEach((cut, index) => {
    const [from, to] = cut.tilt;
    const steps = Math.max(1, Math.ceil(Math.abs(to - from) / MAX_TURN_DEG));
    const width = (widths[index] ?? 0) / steps;
    for (let step = 0; step < steps; step++) {
      const tilt_outer = from + ((to - from) * step) / steps;
      const tilt_inner = from + ((to - from) * (step + 1)) / steps;
      const z_inner = z + width * Math.tan(radians((tilt_outer + tilt_inner) / 2));
      facets.push({ offset_mm: offset, width_mm: width, tilt_outer, tilt_inner, z_outer: z, z_inner });
      offset += width;
      z = z_inner;
    }
  });
  const top = Math.max(0, ...facets.map((facet) => facet.z_inner));
  return facets.map((facet) => ({ ...facet, z_outer: facet.z_outer - top, z_inner: facet.z_inner - top }));
}

function widthsOf(cuts: readonly Cut[], face_mm: number): number[] {
  const fixed = cuts.reduce((sum, cut) => sum + ('mm' in cut ? cut.mm : 0), 0);
  const shares = cuts.reduce((sum, cut) => sum + ('share' in cut ? cut.share : 0), 0);
  // On a face too narrow for full-width edges the edges take half of it.
  const squeeze = Math.min(1, face_mm / 2 / fixed);
  return cuts.map((cut) => ('mm' in cut ? cut.mm * squeeze : ((face_mm - fixed * squeeze) * cut.share) / shares));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

// @chunk frames
