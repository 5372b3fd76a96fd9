import { articleWords } from '#catalogue/articles/server/article-removal.service.ts';
import { artistWords } from '#catalogue/artists/server/artist-removal.service.ts';
import { workWords } from '#catalogue/works/server/work-removal.service.ts';
import type { Db } from '#db/server/connect.ts';
import { redrawnWorks } from '#desk/work-desk/server/picture-removal.service.ts';
import type { AuditSubject } from '#ground/audit/audit.rules.ts';
import { subjectsChanged } from '#ground/audit/server/audit-read.service.ts';
import type { DemoKind } from './demo.tables.ts';

export type Worded = Extract<DemoKind, 'item' | 'article' | 'artist'>;

interface Words {
  id: number;
  title: string | null;
  hash: string;
}

interface WordedKind {
  read: (db: Db, ids: readonly number[]) => Promise<Words[]>;
  /** Its name in the audit log, and its texts. */
  subject: AuditSubject;
  facts: readonly string[];
}

/** Texts and pictures only: changed prices, sizes, categories and stages do not make a work the shop's own. */
const WORDS: Record<Worded, WordedKind> = {
  item: {
    read: workWords,
    subject: 'artwork',
    facts: ['title', 'alt', 'inspiration', 'material', 'certification', 'maintenance', 'year'],
  },
  article: {
    read: articleWords,
    subject: 'article',
    facts: ['title', 'summary', 'blocks', 'cover_hash', 'cover_alt', 'text en', 'text zh-Hant', 'text zh-Hans'],
  },
  artist: {
    read: artistWords,
    subject: 'artist',
    facts: ['name', 'born', 'place', 'intro', 'story', 'portrait'],
  },
};

/** Text hashes by id; none for things without texts by the demo. */
export async function wordHashes(
  db: Db,
  kind: DemoKind,
  ids: readonly (number | string)[],
): Promise<Map<string, string>> {
  if (!isWorded(kind)) return new Map();
  const words = await WORDS[kind].read(db, ids.map(Number));
  return new Map(words.map(({ id, hash }) => [String(id), hash]));
}

function isWorded(kind: DemoKind): kind is Worded {
  return kind in WORDS;
}

/**
 * The existing things of a kind, and whether someone has rewritten them. `marks` has the hashes the demo stored;
 * rows of an older version have none: there the audit log decides.
 */
export async function readWords(
  db: Db,
  kind: Worded,
  ids: readonly number[],
  marks: ReadonlyMap<number, string | null>,
): Promise<(Words & { isRewritten: boolean })[]> {
  const { read, subject, facts } = WORDS[kind];
  const unhashed = ids.filter((id) => marks.get(id) === null);
  const logged = await subjectsChanged(db, subject, unhashed, facts);
  // Replacing a picture records the former one.
  const redrawn = kind === 'item' ? await redrawnWorks(db, ids) : new Set<number>();
  return (await read(db, ids)).map((words) => {
    const mark = marks.get(words.id);
    const isOther = typeof mark === 'string' && mark !== words.hash;
    return { ...words, isRewritten: isOther || logged.has(words.id) || redrawn.has(words.id) };
  });
}
