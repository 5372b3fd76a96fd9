import { perLang, type Text } from '#shared/locale.ts';
import type { DeskFrame, FrameForm } from '../frame-desk.contract.ts';
import { dollars, minor, numberOf, type TypedPrices } from './typed-numbers.ts';

const NUMBERS = ['face_mm', 'rebate_mm', 'depth_mm', 'weight_g_per_cm', 'max_perimeter_cm'] as const;

/** A frame as form values. */
export type TypedFrame = Record<(typeof NUMBERS)[number], string> &
  Pick<FrameForm, 'material' | 'profile' | 'glazing' | 'enabled'> & {
    name: Text;
    has_mat: boolean;
    mat: { width_mm: string; colour: string };
    price: { base: TypedPrices; per_cm: TypedPrices };
  };

/** A new frame starts as a plain oak one. */
export const NEW_FRAME: TypedFrame = {
  name: perLang(() => ''),
  material: 'oak',
  profile: 'flat',
  face_mm: '20',
  rebate_mm: '6',
  depth_mm: '30',
  has_mat: false,
  mat: { width_mm: '50', colour: '#f6f1e6' },
  glazing: 'acrylic',
  price: { base: { NTD: '', USD: '' }, per_cm: { NTD: '', USD: '' } },
  weight_g_per_cm: '4',
  max_perimeter_cm: '320',
  enabled: false,
};

export function typedFrame(frame: DeskFrame): TypedFrame {
  const { name, material, profile, glazing, enabled, mat, price } = frame;
  return {
    name,
    material,
    profile,
    glazing,
    enabled,
    face_mm: String(frame.face_mm),
    rebate_mm: String(frame.rebate_mm),
    depth_mm: String(frame.depth_mm),
    weight_g_per_cm: String(frame.weight_g_per_cm),
    max_perimeter_cm: String(frame.max_perimeter_cm),
    has_mat: mat !== null,
    mat: mat ? { width_mm: String(mat.width_mm), colour: mat.colour } : NEW_FRAME.mat,
    price: { base: dollars(price.base), per_cm: dollars(price.per_cm) },
  };
}

/** The form values as sent; the schema finds the errors. */
export function frameFormOf(typed: TypedFrame, version: number): FrameForm {
  const { name, material, profile, glazing, enabled, has_mat, mat, price } = typed;
  return {
    version,
    name: perLang(({ lang }) => name[lang]),
    material,
    profile,
    glazing,
    enabled,
    face_mm: numberOf(typed.face_mm),
    rebate_mm: numberOf(typed.rebate_mm),
    depth_mm: numberOf(typed.depth_mm),
    weight_g_per_cm: numberOf(typed.weight_g_per_cm),
    max_perimeter_cm: numberOf(typed.max_perimeter_cm),
    mat: has_mat ? { width_mm: numberOf(mat.width_mm), colour: mat.colour.trim() } : null,
    price: { base: minor(price.base), per_cm: minor(price.per_cm) },
  };
}
