import type { Db, Log } from '#db/server/connect.ts';
import { artistsOf } from '#features/artists/server/seller-artists.service.ts';
import { findReader, type Reader } from '#features/members/server/reader.service.ts';
import { workThrough } from '#features/studio/server/master-check.service.ts';
import { beginUpload, takePiece } from '#features/studio/server/upload.service.ts';
import { listOwnWorks, readOwnWork } from '#features/studio/server/work-read.service.ts';
import { takeReviewStep, takeSellerStep } from '#features/studio/server/work-step.service.ts';
import { createWork, saveWork } from '#features/studio/server/work-write.service.ts';
import type { ReviewStep, SellerStep } from '#features/studio/studio-steps.rules.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import type { SignedIn } from '#shared/rights.ts';
import { DEMO_WORKS, type DemoWork, drawingOf, MATERIAL, REVIEWER_WORDS } from './demo-works.ts';

interface DemoShop {
  db: Db;
  config: StorageSettings;
  log: Pick<Log, 'info' | 'warn'>;
}

/** The steps that lead a complete draft to a stage. */
const WAYS: Record<DemoWork['stage'], readonly (SellerStep | ReviewStep)[]> = {
  draft: [],
  submitted: ['submit'],
  needs_changes: ['submit', 'needs_changes'],
  paused: ['submit', 'publish', 'pause'],
  // Seen before it went, so that its address leads to a page that says so.
  removed: ['submit', 'publish', 'remove'],
};

/**
 * Gives the demo's artist one work at each stage, sent in, looked at and reviewed as people do it. Nothing is done while
 * that account has no public page, or where a work of that title is there.
 */
export async function writeWorks(
  shop: DemoShop,
  signal: AbortSignal,
  { width }: { width?: number } = {},
): Promise<void> {
  const { db } = shop;
  const [artist, reviewer] = [await person(db, 'artist@demo.example'), await person(db, 'admin@demo.example')];
  const [artist_id] = artist ? await artistsOf(db, artist.member_id) : [];
  if (!artist || !reviewer || artist_id === undefined) return;
  for (const [at, work] of DEMO_WORKS.entries()) {
    if (signal.aborted) return;
    const query = { keyword: work.title.en, sort: 'newest', page: 1 } as const;
    if ((await listOwnWorks(db, artist.member_id, 'en', query)).total > 0) continue;
    const upload_id = await sendIn(shop, artist, drawingOf(work, { seed: at + 1, width }), `${work.title.en}.jpg`);
    const item_id = await createWork(db, artist, { artist_id, upload_id });
    await workThrough({ ...shop, signal });
    const { alt, inspiration, title, year, subjects } = work;
    const { version } = await readOwnWork(db, artist.member_id, 'en', item_id);
    const form = { version, title, alt, inspiration, material: MATERIAL, year, category: 'city', subjects };
    await saveWork(db, artist, item_id, form);
    await walk(db, { artist, reviewer, item_id }, WAYS[work.stage]);
  }
}

async function person(db: Db, email: string): Promise<SignedIn | undefined> {
  const reader: Reader | undefined = await findReader(db, email);
  return reader && { ...reader, session_id: 0, type: 'artist', standing: 'approved', staff_role: null };
}

async function sendIn(
  { db, config }: DemoShop,
  { member_id }: SignedIn,
  drawing: string,
  name: string,
): Promise<string> {
  const bytes = await sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer();
  const room = { intake: openIntake(intakeFolder(config)), storage: openStorage(config) };
  let upload = await beginUpload(db, member_id, { name, size: bytes.length });
  while (upload.received < upload.size) {
    const offset = upload.received;
    const body = new Blob([new Uint8Array(bytes.subarray(offset, offset + upload.piece_bytes))]).stream();
    upload = await takePiece(db, room, member_id, { uploadId: upload.upload_id, offset, body });
  }
  return upload.upload_id;
}

interface Hands {
  artist: SignedIn;
  reviewer: SignedIn;
  item_id: number;
}

async function walk(db: Db, { artist, reviewer, item_id }: Hands, way: readonly (SellerStep | ReviewStep)[]) {
  for (const step of way) {
    const { version } = await readOwnWork(db, artist.member_id, 'en', item_id);
    if (step === 'publish' || step === 'needs_changes') {
      const words = step === 'publish' ? '' : REVIEWER_WORDS;
      await takeReviewStep(db, reviewer, { item_id, step, version, words });
    } else await takeSellerStep(db, artist, { item_id, step, version });
  }
}
