import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { remembered } from '#db/server/remembered.ts';
import type { Lang } from '#shared/locale.ts';
import type { MailKind } from '../mail.kinds.ts';
import { mailWords } from './mail.tables.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** All words that owners have changed; every change sends the notice `content`. */
const allWords = remembered(async (db: Db) => {
  const rows = await db.select().from(mailWords);
  const byMail = Map.groupBy(rows, mailKey);
  return new Map([...byMail].map(([key, own]) => [key, new Map(own.map((row) => [row.message_id, row.words]))]));
});

interface OneMail {
  kind: MailKind;
  lang: Lang;
}

function mailKey({ kind, lang }: OneMail): string {
  return `${kind} ${lang}`;
}

/** The owner's words of one kind of mail in one language, by message id. */
export async function ownWordsOf(db: Db, mail: OneMail): Promise<ReadonlyMap<string, string>> {
  return (await allWords(db)).get(mailKey(mail)) ?? NONE;
}

/** The owner's words of one mail, uncached, with their versions. */
export function listOwnWords(db: Db, { kind, lang }: OneMail) {
  return db
    .select()
    .from(mailWords)
    .where(and(eq(mailWords.kind, kind), eq(mailWords.lang, lang)))
    .orderBy(mailWords.updated_at, mailWords.message_id);
}

interface OneText extends OneMail {
  message_id: string;
}

export async function lockOwnWords(tx: Db, text: OneText) {
  const [row] = await tx.select().from(mailWords).where(isText(text)).for('update');
  return row;
}

/** Returns whether it was written: of two concurrent first changes, only one is. */
export async function writeOwnWords(
  tx: Db,
  text: OneText & { words: string; standard: string },
  isNew: boolean,
): Promise<boolean> {
  const { words, standard } = text;
  const saved = isNew
    ? await tx.insert(mailWords).values(text).onConflictDoNothing().returning()
    : await tx
        .update(mailWords)
        .set({ words, standard, version: sql`${mailWords.version} + 1`, updated_at: sql`now()` })
        .where(isText(text))
        .returning();
  await sendNotice(tx, 'content', `mail ${text.kind}`);
  return saved.length > 0;
}

export async function removeOwnWords(tx: Db, text: OneText): Promise<void> {
  await tx.delete(mailWords).where(isText(text));
  await sendNotice(tx, 'content', `mail ${text.kind}`);
}

function isText({ kind, lang, message_id }: OneText) {
  return and(eq(mailWords.kind, kind), eq(mailWords.lang, lang), eq(mailWords.message_id, message_id));
}
