import type { Finish } from '#ground/framing/framing.finish.ts';
import type { ModelPart } from '#ground/framing/framing.model.ts';

/** A part of the model with its finish and, for the picture and the moulding, its texture. */
export interface FinishedPart extends ModelPart {
  finish: Finish;
  /** The name of one of the model's textures. */
  texture?: string | undefined;
}

/** JPEG files by name. */
export type Textures = ReadonlyMap<string, Uint8Array>;

/** Colours in files of models are linear light, not sRGB. */
export function linearColour(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}
