import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import { ownBlocksIn, type StoredBlock, wordsOf } from '#ground/blocks/block.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS } from '#shared/locale.ts';
import type { ArticleEdit, ArticleForm } from '../article-desk.contract.ts';
import { type ArticleStep, standingAfter, stateOf, stepsFrom } from '../article-steps.rules.ts';
import type { ArticleRow } from './article.service.ts';
import { article } from './article.tables.ts';
import { fileWhileShown } from './article-write.service.ts';

export function createArticle(db: Db, staffId: number, form: ArticleForm): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireFreeSlug(tx, form.slug);
    const [row] = await tx
      .insert(article)
      .values({ ...form, status: 'draft' })
      .onConflictDoNothing()
      .returning();
    // Someone took the slug after our check.
    if (!row) throw slugTaken();
    await recordArticleChange(tx, staffId, 'create', undefined, row);
    return row.article_id;
  });
}

/** Refuses an edit of an older version. Readers see the change immediately if the article is published. */
export function editArticle(db: Db, staffId: number, id: number, { version, ...form }: ArticleEdit): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockArticle(tx, id, version);
    if (before.status === 'removed') throw new Refusal('conflict');
    if (form.slug !== before.slug) {
      // Readers know the address: links to it would break.
      if (before.status !== 'draft') throw refusedField('slug', 'slug_fixed');
      await requireFreeSlug(tx, form.slug, id);
    }
    if (before.status === 'published') requireWords({ ...before, ...form });
    const facts = { before: factsOf(before), after: factsOf({ ...before, ...form }) };
    const change = { staff_id: staffId, subject: 'article', subject_id: id, action: 'save', ...facts } as const;
    await writeChange(tx, change, () => write(tx, before, form));
  });
}

/** Refuses a step on an older version. */
export function applyArticleStep(
  db: Db,
  staffId: number,
  id: number,
  { step, version, published_at }: { step: ArticleStep; version: number; published_at?: string | undefined },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockArticle(tx, id, version);
    const now = await databaseTime(tx);
    if (!stepsFrom(stateOf(before, now)).includes(step)) throw new Refusal('conflict');
    if (step === 'publish') requireWords(before);
    if (step === 'delete') await sweepRemoved(tx);
    const standing = standingAfter(step, before, now, published_at ? new Date(published_at) : undefined);
    const after = await write(tx, before, { ...standing, slug: await slugAfter(tx, step, before) });
    await recordArticleChange(tx, staffId, step, before, after);
  });
}

async function lockArticle(tx: Db, id: number, version: number): Promise<ArticleRow> {
  const [row] = await tx.select().from(article).where(eq(article.article_id, id)).for('update');
  if (!row) throw new Refusal('not_found');
  if (row.version !== version) throw new Refusal('conflict');
  return row;
}

/** The database's clock decides what readers see, so an article published now is visible now. */
async function databaseTime(tx: Db): Promise<Date> {
  const ms = sql<string>`extract(epoch from now()) * 1000`;
  const [row] = await tx.select({ ms }).from(sql`(select 1) as clock`);
  return new Date(Math.floor(Number(row?.ms)));
}

async function write(tx: Db, before: ArticleRow, set: Partial<typeof article.$inferInsert>): Promise<ArticleRow> {
  const [after] = await tx
    .update(article)
    .set({ ...set, version: before.version + 1, updated_at: sql`now()` })
    .where(eq(article.article_id, before.article_id))
    .returning();
  if (!after) throw new Error('an article was held but not written');
  await fileWhileShown(tx, after);
  return after;
}

function recordArticleChange(
  tx: Db,
  staffId: number,
  action: string,
  before: ArticleRow | undefined,
  after: ArticleRow,
) {
  return recordChange(tx, {
    staff_id: staffId,
    subject: 'article',
    subject_id: after.article_id,
    action,
    before: before ? factsOf(before) : {},
    after: factsOf(after),
  });
}

/** For the log: each language's texts as plain lines, and the kinds of blocks. */
function factsOf({ article_id: _id, version: _version, updated_at: _at, published_at, blocks, ...facts }: ArticleRow) {
  const texts = LANGS.map((lang) => [`text ${lang}`, ownBlocksIn(blocks, lang).flatMap(wordsOf).join('\n')] as const);
  return {
    ...facts,
    ...Object.fromEntries(texts),
    blocks: blocks.map(withoutWords),
    published_at: published_at?.toISOString() ?? null,
  };
}

function withoutWords(block: StoredBlock) {
  return Object.fromEntries(Object.entries(block).filter(([, value]) => typeof value !== 'object'));
}

/** A published article needs a title, a summary and a text in at least one language; the others fall back on it. */
function requireWords({ title, summary, blocks }: Pick<ArticleRow, 'title' | 'summary' | 'blocks'>): void {
  if (!LANGS.some((lang) => title[lang])) throw refusedField(`title.${LANGS[0]}`, 'text_missing');
  if (!LANGS.some((lang) => summary[lang])) throw refusedField(`summary.${LANGS[0]}`, 'text_missing');
  if (blocks.length === 0) throw refusedField('blocks', 'blocks_missing');
}

async function requireFreeSlug(tx: Db, slug: string, besides = 0): Promise<void> {
  const taken = await tx
    .select({ id: article.article_id })
    .from(article)
    .where(and(eq(article.slug, slug), ne(article.article_id, besides)));
  if (taken.length > 0) throw slugTaken();
}

const slugTaken = () => refusedField('slug', 'slug_taken');

function refusedField(name: string, rule: string): Refusal {
  const issue: z.core.$ZodIssue = { code: 'custom', path: name.split('.'), params: { rule }, message: rule, input: '' };
  return new Refusal('validation', { issues: [issue] });
}

/** A deleted article gives up its slug and reclaims it when restored. No slug can contain `~`. */
async function slugAfter(tx: Db, step: ArticleStep, { article_id, slug }: ArticleRow): Promise<string> {
  if (step === 'delete') return `${slug}~${article_id}`;
  if (step !== 'restore') return slug;
  const [own = ''] = slug.split('~');
  const taken = await tx.$count(article, eq(article.slug, own));
  return taken > 0 ? `${own}-${article_id}` : own;
}

const RETENTION_DAYS = 30;

/** Removes drafts that were deleted long ago. */
async function sweepRemoved(tx: Db): Promise<void> {
  const long = sql`now() - make_interval(days => ${RETENTION_DAYS})`;
  await tx.delete(article).where(and(eq(article.status, 'removed'), lt(article.updated_at, long)));
}
