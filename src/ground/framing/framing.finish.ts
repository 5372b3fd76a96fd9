import type { Glazing, Material } from './framing.contract.ts';
import { type DrawnFrame, frameGeometry } from './framing.geometry.ts';
import { MATERIALS, shade } from './framing.materials.ts';
import { MOULDING_TEXTURE_MM, type Surface } from './framing.model.ts';
import { textureShapes } from './framing.textures.ts';

/** How a surface of the model reflects light, in the terms of physically based rendering. */
export interface Finish {
  /** `#rrggbb`; the picture and the moulding have a texture instead. */
  colour: string;
  metallic: number;
  roughness: number;
  opacity: number;
}

const MATT = { metallic: 0, roughness: 0.95, opacity: 1 };
const MOULDINGS: Record<Material, { metallic: number; roughness: number }> = {
  paper: { metallic: 0, roughness: 0.95 },
  oak: { metallic: 0, roughness: 0.6 },
  walnut: { metallic: 0, roughness: 0.5 },
  ebony: { metallic: 0, roughness: 0.45 },
  black: { metallic: 0, roughness: 0.35 },
  white: { metallic: 0, roughness: 0.4 },
  gold: { metallic: 0.85, roughness: 0.4 },
  brass: { metallic: 0.9, roughness: 0.3 },
  silver: { metallic: 0.9, roughness: 0.3 },
};
/** Acrylic is visible by what it reflects; museum acrylic hardly at all. */
const GLAZINGS: Record<Glazing, { roughness: number; opacity: number }> = {
  none: { roughness: 1, opacity: 0 },
  acrylic: { roughness: 0.05, opacity: 0.06 },
  museum: { roughness: 0.2, opacity: 0.02 },
};
/** The board’s core is white, whatever its face; the backing is brown board. */
const BEVEL = '#fffdf8';
const BACKING = '#8d7a5f';
const PAPER = '#f7f4ee';

/** The finish of one surface of a framed work. */
export function finishOf(surface: Surface, frame: Pick<DrawnFrame, 'material' | 'glazing' | 'mat'>): Finish {
  if (surface === 'moulding')
    return { ...MATT, ...MOULDINGS[frame.material], colour: shade(MATERIALS[frame.material].ramp, 0) };
  if (surface === 'glazing') return { colour: '#ffffff', metallic: 0, ...GLAZINGS[frame.glazing] };
  if (surface === 'mat') return { ...MATT, colour: frame.mat?.colour ?? BEVEL };
  const colours = { picture: '#ffffff', paper: PAPER, bevel: BEVEL, backing: BACKING };
  return { ...MATT, colour: colours[surface] };
}

/** Two pixels a millimetre show the grain. */
const PX_PER_MM = 2;

/** A length of this moulding seen from the front, without light: grain, brushing or leaf on the colour of the material. */
export function mouldingTextureSvg(frame: DrawnFrame): string {
  const look = MATERIALS[frame.material];
  const face = frame.face_mm;
  // The mitres of the piece that carries the marks are outside the texture.
  const length = MOULDING_TEXTURE_MM + 2 * face;
  const { outer, pieces } = frameGeometry(
    { w_mm: length, h_mm: length },
    { ...frame, rebate_mm: face, mat: undefined },
  );
  const [piece] = pieces;
  const marks = piece ? textureShapes(piece, outer, face, look, 'full') : [];
  const paths = marks.map(({ d, fill = 'none', stroke, stroke_mm, opacity = 1 }) => {
    const line = stroke ? ` stroke="${stroke}" stroke-width="${stroke_mm}"` : '';
    return `<path d="${d}" fill="${fill}"${line} opacity="${opacity}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MOULDING_TEXTURE_MM * PX_PER_MM}" height="${face * PX_PER_MM}" ` +
    `viewBox="${face} 0 ${MOULDING_TEXTURE_MM} ${face}">` +
    `<rect width="100%" height="100%" x="${face}" fill="${shade(look.ramp, 0)}"/>${paths.join('')}</svg>`
  );
}
