import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import type { DeskFrame, FrameForm } from '../frame-desk.contract.ts';
import { shapeFault } from '../frame-desk.rules.ts';

type Shape = Pick<DeskFrame, 'material' | 'profile' | 'face_mm' | 'rebate_mm' | 'depth_mm' | 'glazing' | 'mat'>;

/** A frame for the geometry that draws it. */
export function drawnFrame(
  { material, profile, face_mm, rebate_mm, depth_mm, glazing, mat }: Shape,
  frame_id = 1,
): DrawnFrame {
  return { frame_id, material, profile, face_mm, rebate_mm, depth_mm, glazing, ...(mat && { mat }) };
}

/** The same for the form's present values; undefined while they cannot be drawn. */
export function typedDrawing(form: FrameForm): DrawnFrame | undefined {
  const { face_mm, rebate_mm, depth_mm, mat } = form;
  const numbers = [face_mm, rebate_mm, depth_mm, mat?.width_mm ?? 0];
  const isMeasured = numbers.every((number) => Number.isInteger(number) && number >= 0 && number <= 200);
  const isColoured = !mat || /^#[0-9a-f]{6}$/i.test(mat.colour);
  return isMeasured && isColoured && !shapeFault(form) ? drawnFrame(form) : undefined;
}
