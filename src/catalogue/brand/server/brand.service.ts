import { inArray } from 'drizzle-orm';
import { brandDataUrl, makeBrandFiles } from '#catalogue/pictures/server/brand-files.service.ts';
import type { OwnLogo } from '#catalogue/site/logo.contract.ts';
import { paperLogo } from '#catalogue/site/logo.rules.ts';
import { readLogo, saveSetting } from '#catalogue/site/server/setting.service.ts';
import type { Db } from '#db/server/connect.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { FileIntake } from '#ground/files/server/file-intake.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Brand, BrandEdit, BrandPicture } from '../brand.contract.ts';
import { BRAND_BYTES, BRAND_PLACES, type BrandPlace, type BrandUse, kindOf } from '../brand.rules.ts';
import { brandPicture } from './brand.tables.ts';

export interface BrandStores {
  intake: FileIntake;
  storage: Storage;
}

interface Sent {
  use: BrandUse;
  name: string;
  body: ReadableStream<Uint8Array> | null;
}

/** Visitors see it only after it was chosen (`saveBrand`). Uploading the same picture again changes nothing. */
export function saveBrandPicture(
  db: Db,
  { intake, storage }: BrandStores,
  staffId: number,
  { use, name, body }: Sent,
): Promise<BrandPicture> {
  const who = String(staffId);
  const admit = () => requireWithinLimit(db, { limit: 'brand_picture', who });
  return intake.take({ who, body, most: BRAND_BYTES }, admit, async (file) => {
    const row = await makeBrandFiles(storage, file, use);
    await db.insert(brandPicture).values(row).onConflictDoNothing();
    await recordChange(db, {
      staff_id: staffId,
      subject: 'setting',
      subject_id: 'logo',
      action: 'upload',
      after: { name },
    });
    return row;
  });
}

/** Uncached. */
export async function readBrand(db: Db): Promise<Brand> {
  const { value, version, updated_at } = await readLogo(db);
  const known = await brandPictures(db, [value.logo?.hash, value.dark?.hash, value.icon?.hash]);
  const shown = (place: BrandPlace) => known.get(value[place]?.hash ?? '') ?? null;
  return { version, updated_at, logo: shown('logo'), dark: shown('dark'), icon: shown('icon') };
}

/** Every process shows it immediately. Refuses a change of an older version, and pictures that nobody has uploaded. */
export async function saveBrand(db: Db, staffId: number, edit: BrandEdit): Promise<void> {
  const known = await brandPictures(db, [edit.logo, edit.dark, edit.icon]);
  const mark = (place: BrandPlace) => {
    const hash = edit[place];
    if (hash === null) return null;
    const found = known.get(hash);
    if (found?.use !== kindOf(place)) throw new Refusal('not_found');
    return { hash, width: found.width, height: found.height };
  };
  const [logo = null, dark = null, icon = null] = BRAND_PLACES.map(mark);
  await saveSetting(db, staffId, { key: 'logo', version: edit.version, value: { logo, dark, icon } });
}

export async function hasBrandPictures(db: Db): Promise<boolean> {
  return (await db.select({ hash: brandPicture.hash }).from(brandPicture).limit(1)).length > 0;
}

async function brandPictures(db: Db, hashes: readonly (string | null | undefined)[]) {
  const asked = hashes.filter((hash) => typeof hash === 'string');
  if (asked.length === 0) return new Map<string, BrandPicture>();
  const rows = await db.select().from(brandPicture).where(inArray(brandPicture.hash, asked));
  return new Map(rows.map(({ created_at: _, ...row }) => [row.hash, row]));
}

/** The logo for the head of a PDF file; undefined without one, so that the name is set in letters. */
export async function logoForPaper(storage: Storage, own: OwnLogo) {
  const shown = paperLogo(own);
  if (!shown) return undefined;
  const { hash, width, height } = shown;
  const picture = await brandDataUrl(storage, hash, 'paper.png');
  return picture === undefined ? undefined : { picture, width, height };
}
