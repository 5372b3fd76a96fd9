import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { shopDay } from '#shared/shop-time.ts';
import { allVersions, lastDayOf, versionInForce } from '../legal.rules.ts';
import type { LegalPage } from '../page.rules.ts';
import type { LegalContent } from '../page-content.ts';
import { pageVersion } from './legal.tables.ts';
import { deliveredVersion } from './page-contents.ts';

type Published = readonly { page: LegalPage; version: string }[];

/** Uncached. */
export function publishedVersions(db: Db): PromiseLike<Published> {
  return db.select({ page: pageVersion.page, version: pageVersion.version }).from(pageVersion);
}

/** Cached for orders and pages. Publishing a version sends the notice `content`. */
const rememberedVersions = remembered(publishedVersions);

/** All versions of a document, latest first, and the one in force. */
export function versionsIn(published: Published, page: LegalPage, now = new Date()) {
  const own = published.flatMap((row) => (row.page === page ? row.version : []));
  const versions = allVersions(page, own);
  return { versions, inForce: versionInForce(versions, shopDay(now)) };
}

/** The versions that an order agrees to at a given time (product §5). */
export async function documentsInForce(db: Db, now = new Date()) {
  const published = await rememberedVersions(db);
  return {
    terms: versionsIn(published, 'terms', now).inForce,
    privacy: versionsIn(published, 'policy', now).inForce,
    exchange: versionsIn(published, 'exchange', now).inForce,
  };
}

/**
 * A document in the given version, or in the one in force; undefined if there is no such version. The one in force is
 * listed first.
 */
export async function legalContent(db: Db, page: LegalPage, wanted?: string) {
  const { versions, inForce } = versionsIn(await rememberedVersions(db), page);
  const version = wanted ?? inForce;
  if (!versions.includes(version)) return undefined;
  const content = await contentOfVersion(db, page, version);
  const day = lastDayOf(version, versions, shopDay(new Date()));
  return content && { content, day, versions: [inForce, ...versions.filter((one) => one !== inForce)] };
}

/** From the database if staff published it, otherwise from the software. */
export async function contentOfVersion(db: Db, page: LegalPage, version: string): Promise<LegalContent | undefined> {
  const [row] = await db
    .select()
    .from(pageVersion)
    .where(and(eq(pageVersion.page, page), eq(pageVersion.version, version)));
  const own = deliveredVersion(page, version);
  return row ?? (own && { ...own, version });
}
