import { z } from 'zod';
import { glazing, mat, material, profile } from '#ground/framing/framing.contract.ts';
import { idText, rowId, text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { DESK_GROUPS, shapeFault } from './frame-desk.rules.ts';
import { version } from './work-desk.contract.ts';

const FRAME_NAME_LIMIT = 60;
/** Of a frame alone, in minor units: far above any real price, and far below what an order can hold. */
export const DEAREST_BASE = 5_000_000;
export const DEAREST_CM = 50_000;

const pricesUpTo = (most: number) => z.strictObject({ NTD: z.int().min(0).max(most), USD: z.int().min(0).max(most) });
const integer = (least: number, most: number) => z.int().min(least).max(most);

const facts = {
  name: z.strictObject(perLang(() => text(FRAME_NAME_LIMIT).min(1))),
  material,
  profile,
  face_mm: integer(0, 150),
  rebate_mm: integer(0, 30),
  depth_mm: integer(0, 150),
  mat: mat.strict().nullable(),
  glazing,
  price: z.strictObject({ base: pricesUpTo(DEAREST_BASE), per_cm: pricesUpTo(DEAREST_CM) }),
  weight_g_per_cm: integer(0, 1_000),
  max_perimeter_cm: integer(20, 4_000),
  enabled: z.boolean(),
};

const AT_FAULT = { bare: 'face_mm', rebate: 'rebate_mm', depth: 'depth_mm' } as const;
function checkShape(ctx: z.core.ParsePayload<Parameters<typeof shapeFault>[0]>): void {
  const fault = shapeFault(ctx.value);
  if (!fault) return;
  const params = { rule: `frame_${fault}` };
  ctx.issues.push({ code: 'custom', path: [AT_FAULT[fault]], params, input: ctx.value });
}

export const newFrameForm = z.strictObject(facts).check(checkShape).meta({ id: 'NewFrameForm' });
export const frameForm = z
  .strictObject({ ...facts, version })
  .check(checkShape)
  .meta({ id: 'FrameForm' });
export type FrameForm = z.infer<typeof frameForm>;
export type NewFrameForm = z.infer<typeof newFrameForm>;

/** Far more than a shop offers. */
const MOST_FRAMES = 500;
const ids = z.array(rowId).max(MOST_FRAMES);
/** All frames in a new order; `from` is the order the editor saw. */
export const frameOrder = z.strictObject({ from: ids, to: ids }).meta({ id: 'FrameOrder' });
export type FrameOrder = z.infer<typeof frameOrder>;

export const frameParam = z.object({ id: idText });
const deskFrame = z
  .object({
    ...facts,
    name: z.object(perLang(() => z.string())),
    frame_id: z.int(),
    /** The buyers' filter it belongs to. */
    group: z.enum(DESK_GROUPS),
    version: z.int(),
    /** It has been ordered, so its shape is fixed. */
    ordered: z.boolean(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'DeskFrame' });
export type DeskFrame = z.infer<typeof deskFrame>;
export const deskFramesReply = successReply({ list: z.array(deskFrame) }).meta({ id: 'DeskFrames' });
export const deskFrameReply = successReply({ frame: deskFrame }).meta({ id: 'DeskFrameReply' });
