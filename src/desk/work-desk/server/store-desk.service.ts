import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import {
  addStore,
  countWorksInStores,
  listStores,
  lockStore,
  type StoreRow,
  type StoreValues,
  writeStore,
} from '#catalogue/works/server/store.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { DeskStore, NewStoreForm, StoreForm } from '../store-desk.contract.ts';
import type { StoreStep } from '../store-desk.rules.ts';

/** All exhibition stores, also closed ones, as staff edit them. */
export async function listDeskStores(db: Db): Promise<DeskStore[]> {
  const rows = await listStores(db);
  const works = await countWorksInStores(db);
  return rows.map(({ updated_at, ...row }) => ({
    ...row,
    works: works.get(row.store_id) ?? 0,
    updated_at: updated_at.toISOString(),
  }));
}

export async function readDeskStore(db: Db, storeId: number): Promise<DeskStore> {
  const found = (await listDeskStores(db)).find(({ store_id }) => store_id === storeId);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Adds an open exhibition store; returns its number. */
export async function createStore(db: Db, staff_id: number, form: NewStoreForm): Promise<number> {
  return inTransaction(db, async (tx) => {
    const id = await addStore(tx, form);
    await recordChange(tx, { staff_id, subject: 'store', subject_id: id, action: 'create', after: form });
    return id;
  });
}

/** Saves an exhibition store if it is unchanged since it was read. Every work that names it shows the change immediately. */
export async function saveDeskStore(db: Db, staff_id: number, storeId: number, form: StoreForm): Promise<void> {
  const { version, ...values } = form;
  await inTransaction(db, async (tx) => {
    const row = await lockStore(tx, storeId);
    if (row.version !== version) throw new Refusal('conflict');
    const [before, after] = [factsOf(row), factsOf(values)];
    const change = { staff_id, subject: 'store', subject_id: storeId, action: 'edit', before, after } as const;
    await writeChange(tx, change, () => writeStore(tx, row, values));
  });
  worksChanged(db);
}

/** Closes a store, so that buyers are not sent there, or opens it again; its works still name it. */
export async function applyStoreStep(
  db: Db,
  staff_id: number,
  { store_id, step, version }: { store_id: number; step: StoreStep; version: number },
): Promise<void> {
  const closed = step === 'close';
  await inTransaction(db, async (tx) => {
    const row = await lockStore(tx, store_id);
    if (row.version !== version || row.closed === closed) throw new Refusal('conflict');
    await writeStore(tx, row, { closed });
    await recordChange(tx, {
      staff_id,
      subject: 'store',
      subject_id: store_id,
      action: step,
      before: { closed: row.closed },
      after: { closed },
    });
  });
  worksChanged(db);
}

function factsOf({ name, address, hours, phone, map_url }: StoreRow | StoreValues) {
  return { name, address, hours, phone, map_url };
}
