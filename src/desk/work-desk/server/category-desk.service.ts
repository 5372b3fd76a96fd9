import { lockCategories, readCategories } from '#catalogue/works/server/category.service.ts';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import { saveCategories } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChanges } from '#ground/audit/server/audit.service.ts';
import { lastChangeAt } from '#ground/audit/server/audit-read.service.ts';
import { Refusal } from '#shared/errors.ts';
import { perLang } from '#shared/locale.ts';
import type { CategoriesForm, DeskCategories } from '../category-desk.contract.ts';
import { fingerprintOf } from './price-plan.service.ts';

type CategoryRow = Awaited<ReturnType<typeof readCategories>>[number];

/** All categories with a fingerprint of their state. */
export async function readDeskCategories(db: Db): Promise<DeskCategories> {
  return { ...viewOf(await readCategories(db)), changed_at: await lastChangeAt(db, 'category') };
}

/** Saves names, order and hidden state together. A category is never deleted: works and links use its code. */
export async function saveDeskCategories(db: Db, staff_id: number, form: CategoriesForm): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = viewOf(await lockCategories(tx));
    if (before.version !== form.version) throw new Refusal('conflict');
    const wanted = new Map(form.list.map((one) => [one.code, one]));
    if (before.list.some(({ code }) => !wanted.has(code))) throw new Refusal('validation');
    await saveCategories(tx, form.list);
    const facts = (list: DeskCategories['list']) =>
      new Map(list.map(({ code, name, hidden }, at) => [code, { name: plain(name), hidden, place: at + 1 }]));
    const [was, is] = [facts(before.list), facts(form.list)];
    await recordChanges(
      tx,
      [...is].map(([code, after]) => ({
        staff_id,
        subject: 'category' as const,
        subject_id: code,
        after,
        action: was.has(code) ? 'edit' : 'create',
        before: was.get(code) ?? {},
      })),
    );
  });
  worksChanged(db);
}

function viewOf(rows: readonly CategoryRow[]): Omit<DeskCategories, 'changed_at'> {
  const list = rows.map(({ code, name, hidden }) => ({ code, name: plain(name), hidden }));
  return { version: fingerprintOf(list), list };
}

/** In one order of languages: jsonb sorts the keys of an object its own way. */
function plain(name: CategoryRow['name']) {
  return perLang(({ lang }) => name[lang]);
}
