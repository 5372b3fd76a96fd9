import { isDeepStrictEqual } from 'node:util';
import { framesOrdered } from '#buying/orders/server/ordered-frames.service.ts';
import { groupOf } from '#catalogue/works/frame-groups.rules.ts';
import { allFrames } from '#catalogue/works/server/frame.service.ts';
import {
  addFrame,
  type FrameRow,
  type FrameValues,
  lockFrame,
  lockFrames,
  orderFrames,
  writeFrame,
} from '#catalogue/works/server/frame-write.service.ts';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { DeskFrame, FrameForm, FrameOrder, NewFrameForm } from '../frame-desk.contract.ts';
import { isSameShape } from '../frame-desk.rules.ts';

/** All frames, also those no longer offered, as staff edit them. */
export async function listDeskFrames(db: Db): Promise<DeskFrame[]> {
  // A transaction bypasses the cache: an editor sees what was just saved.
  return inTransaction(db, async (tx) => {
    const rows = await allFrames(tx);
    const ordered = await framesOrdered(
      tx,
      rows.map(({ frame_id }) => frame_id),
    );
    return rows.map(({ position: _position, updated_at, ...row }) => ({
      ...row,
      group: groupOf(row),
      ordered: ordered.has(row.frame_id),
      updated_at: updated_at.toISOString(),
    }));
  });
}

export async function readDeskFrame(db: Db, frameId: number): Promise<DeskFrame> {
  const found = (await listDeskFrames(db)).find(({ frame_id }) => frame_id === frameId);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Adds a frame, offered immediately if the form says so; returns its number. */
export async function createFrame(db: Db, staff_id: number, form: NewFrameForm): Promise<number> {
  const frame_id = await inTransaction(db, async (tx) => {
    const id = await addFrame(tx, form);
    await recordChange(tx, { staff_id, subject: 'frame', subject_id: id, action: 'create', after: form });
    return id;
  });
  worksChanged(db);
  return frame_id;
}

/**
 * Saves a frame. New names, prices and limits apply to later purchases; orders keep theirs. An ordered frame is
 * cut by its shape, so the shape is fixed; a frame is never deleted, only no longer offered.
 */
export async function saveDeskFrame(db: Db, staff_id: number, frameId: number, form: FrameForm): Promise<void> {
  const { version, ...values } = form;
  await inTransaction(db, async (tx) => {
    const row = await lockFrame(tx, frameId);
    if (row.version !== version) throw new Refusal('conflict');
    if (!isSameShape(row, values) && (await framesOrdered(tx, [frameId])).has(frameId)) {
      throw new Refusal('frame_ordered');
    }
    const [before, after] = [factsOf(row), factsOf(values)];
    const change = { staff_id, subject: 'frame', subject_id: frameId, action: 'edit', before, after } as const;
    await writeChange(tx, change, () => writeFrame(tx, row, values));
  });
  worksChanged(db);
}

/** Saves a new order of the frames; refused if someone has added or moved one in the meantime. */
export async function orderDeskFrames(db: Db, staff_id: number, { from, to }: FrameOrder): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await lockFrames(tx);
    const now = rows.map(({ frame_id }) => frame_id);
    if (!isDeepStrictEqual(now, from)) throw new Refusal('conflict');
    if (to.length !== now.length || !now.every((id) => to.includes(id))) throw new Refusal('validation');
    const names = new Map(rows.map(({ frame_id, name }) => [frame_id, name.en]));
    const facts = (ids: readonly number[]) => ({ order: ids.map((id) => names.get(id)) });
    const change = { staff_id, subject: 'frame', subject_id: 'order', action: 'order' } as const;
    await writeChange(tx, { ...change, before: facts(from), after: facts(to) }, () => orderFrames(tx, to));
  });
  worksChanged(db);
}

/** In one order of names: jsonb sorts the keys of an object its own way. */
function factsOf(row: FrameRow | FrameValues) {
  const { name, material, profile, face_mm, rebate_mm, depth_mm, mat, glazing, price, enabled } = row;
  const { weight_g_per_cm, max_perimeter_cm } = row;
  return {
    name: { en: name.en, 'zh-Hant': name['zh-Hant'], 'zh-Hans': name['zh-Hans'] },
    material,
    profile,
    face_mm,
    rebate_mm,
    depth_mm,
    glazing,
    mat: mat && { width_mm: mat.width_mm, colour: mat.colour },
    base: { NTD: price.base.NTD, USD: price.base.USD },
    per_cm: { NTD: price.per_cm.NTD, USD: price.per_cm.USD },
    weight_g_per_cm,
    max_perimeter_cm,
    enabled,
  };
}
