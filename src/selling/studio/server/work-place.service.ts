import { hasPlace } from '#catalogue/works/server/exhibition.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { MissingPart } from '../studio.rules.ts';

/** Refuses to publish an exhibition work without a place. Only staff can set the place. */
export async function requirePlace(tx: Db, row: WorkRow): Promise<void> {
  if (row.sale_mode !== 'exhibition' || (await hasPlace(tx, row))) return;
  const missing: MissingPart[] = [{ part: 'place' }];
  throw new Refusal('work_incomplete', { more: { missing } });
}
