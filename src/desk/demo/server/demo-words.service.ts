import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { DemoKind } from './demo.tables.ts';

/** What the demo writes words for. */
type Worded = Extract<DemoKind, 'item' | 'article' | 'artist'>;

interface Words {
  table: SQL;
  id: SQL;
  /** What the hash is made of, of the row `x`. */
  hashed: SQL;
  /** How the audit log calls such a thing, and its words. */
  subject: string;
  facts: readonly string[];
}

/** Words and pictures only: prices, sizes, categories and what is on sale can be changed without making a work one's own. */
const WORDS: Record<Worded, Words> = {
  item: {
    table: sql`item`,
    id: sql`x.item_id`,
    hashed: sql`x.title, x.texts, x.year, x.artist_id`,
    subject: 'artwork',
    facts: ['title', 'alt', 'inspiration', 'material', 'certification', 'maintenance', 'year'],
  },
  article: {
    table: sql`article`,
    id: sql`x.article_id`,
    hashed: sql`x.title, x.summary, x.blocks, x.cover_hash, x.cover_alt`,
    subject: 'article',
    facts: ['title', 'summary', 'blocks', 'cover_hash', 'cover_alt', 'text en', 'text zh-Hant', 'text zh-Hans'],
  },
  artist: {
    table: sql`artist`,
    id: sql`x.artist_id`,
    hashed: sql`x.name, x.born, x.place, x.intro, x.story, x.portrait_hash`,
    subject: 'artist',
    facts: ['name', 'born', 'place', 'intro', 'story', 'portrait'],
  },
};

/** Whether the demo writes words for such things. */
export function isWorded(kind: DemoKind): kind is Worded {
  return kind in WORDS;
}

const hashOf = (kind: Worded) => sql`md5(jsonb_build_array(${WORDS[kind].hashed})::text)`;

/** Stores the hash of what the demo has just written. */
export async function hashWords(tx: Db, kind: Worded, ids: readonly number[]): Promise<void> {
  const { table, id } = WORDS[kind];
  await tx.execute(sql`update demo_row d set words_hash = ${hashOf(kind)} from ${table} x
    where d.kind = ${kind} and d.id = ${id}::text and ${id} in (${sql.join(
      ids.map((one) => sql`${one}`),
      sql`, `,
    )})`);
}

/**
 * Whether someone has rewritten a thing of the demo, where `d` is its row of `demo_row` and `x` the thing itself. Rows that an
 * older version wrote have no hash: there the audit log decides.
 */
export function isRewritten(kind: Worded): SQL {
  const { subject, facts } = WORDS[kind];
  const named = sql.join(
    facts.map((fact) => sql`${fact}`),
    sql`, `,
  );
  const logged = sql`d.words_hash is null and exists (select 1 from staff_change c, jsonb_object_keys(c.after) fact
    where c.subject = ${subject} and c.subject_id = d.id and fact in (${named}))`;
  // A picture that staff have replaced is recorded with the one before it.
  const redrawn =
    kind === 'item' ? sql` or exists (select 1 from former_picture f where f.item_id = x.item_id)` : sql``;
  return sql`(coalesce(d.words_hash <> ${hashOf(kind)}, false) or ${logged}${redrawn})`;
}
