import { eq, sql } from 'drizzle-orm';
import { articleCards } from '#catalogue/articles/server/article.service.ts';
import { artistLabels } from '#catalogue/artists/server/artist-label.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { remembered } from '#db/server/remembered.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { writeChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { type HomeChoice, SHOPS_CHOICE } from '../home-choice.rules.ts';
import type { HomeDeskReply, HomeEdit } from '../home-desk.contract.ts';
import { homeChoice } from './home.tables.ts';

/** There is one front page. */
const HOME_ID = 1;

/** The editors' choice, over the shop's defaults. */
export const readHomeChoice = remembered(async (db: Db): Promise<HomeChoice> => {
  const [row] = await db.select().from(homeChoice);
  return { ...SHOPS_CHOICE, ...row?.value };
});

/** For editors: with the version, and the names of the chosen ones. */
export async function readHomeDesk(db: Db, lang: Lang): Promise<Omit<HomeDeskReply, 'code'>> {
  const [row] = await db.select().from(homeChoice);
  const choice = { ...SHOPS_CHOICE, ...row?.value };
  const artists = await artistLabels(db, lang, choice.artists);
  return {
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
    choice,
    works: await workSummaries(db, lang, [...new Set([...choice.hero, ...choice.evening])]),
    articles: await articleCards(db, lang, choice.articles),
    artists: artists.map(({ artist_id, name }) => ({ artist_id, name })),
  };
}

/** Refuses an outdated version. Visitors see the change immediately. */
export function saveHomeChoice(db: Db, staffId: number, { version, ...value }: HomeEdit): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(homeChoice).where(eq(homeChoice.home_id, HOME_ID)).for('update');
    if ((before?.version ?? 0) !== version) throw new Refusal('conflict');
    const change = {
      staff_id: staffId,
      subject: 'home',
      subject_id: 'home',
      action: 'save',
      before: { ...SHOPS_CHOICE, ...before?.value },
      after: { ...value },
    } as const;
    await writeChange(tx, change, async () => {
      const row = { value, version: version + 1, updated_at: sql`now()` };
      const saved = before
        ? await tx.update(homeChoice).set(row).where(eq(homeChoice.home_id, HOME_ID)).returning()
        : await tx
            .insert(homeChoice)
            .values({ home_id: HOME_ID, ...row })
            .onConflictDoNothing()
            .returning();
      // Of two concurrent first changes, the second is refused.
      if (saved.length === 0) throw new Refusal('conflict');
      await sendNotice(tx, 'content', 'home');
    });
  });
}
