import { setTimeout as delay } from 'node:timers/promises';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import type { Db, Log } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import { findReader, type Reader } from '#people/members/server/reader.service.ts';
import { workThrough } from '#selling/studio/server/master-check.service.ts';
import { acceptPiece, beginUpload } from '#selling/studio/server/upload.service.ts';
import { listOwnWorks, readOwnWork } from '#selling/studio/server/work-read.service.ts';
import { applyReviewStep, applySellerStep } from '#selling/studio/server/work-step.service.ts';
import { createWork, saveWork } from '#selling/studio/server/work-write.service.ts';
import type { ReviewStep, SellerStep } from '#selling/studio/studio-steps.rules.ts';
import type { SignedIn } from '#shared/rights.ts';
import { markDemo } from './demo-marks.service.ts';
import { DEMO_WORKS, type DemoWork, drawingOf, MATERIAL, REVIEWER_WORDS } from './demo-works.ts';

interface DemoShop {
  db: Db;
  config: StorageSettings;
  log: Pick<Log, 'info' | 'warn'>;
}

/** The steps from a complete draft to each stage. */
const STEPS_TO: Record<DemoWork['stage'], readonly (SellerStep | ReviewStep)[]> = {
  draft: [],
  submitted: ['submit'],
  needs_changes: ['submit', 'needs_changes'],
  paused: ['submit', 'publish', 'pause'],
  // Published first, so that its address leads to a page that says it was removed.
  removed: ['submit', 'publish', 'remove'],
};

/** How often we check a picture that another process is making. */
const LOOK_MS = 500;

/**
 * Gives the demo's artist one work at each stage, submitted and reviewed as people do it. Does nothing while that
 * account has no public page. Continues works that an earlier run left unfinished.
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
    const found = await findWork(db, artist, work);
    const item_id = found ?? (await beginWork(shop, { artist, artist_id }, work, { seed: at + 1, width }));
    const left = await stepsLeft(db, artist, item_id, STEPS_TO[work.stage]);
    // Works that have reached their stage need no picture check: a visitor may be changing them.
    if (left.length === 0 || !(await hasPicture(shop, artist, item_id, signal))) continue;
    await applySteps(db, { artist, reviewer, item_id }, left);
  }
}

async function findWork(db: Db, { member_id }: SignedIn, { title }: DemoWork): Promise<number | undefined> {
  const { list } = await listOwnWorks(db, member_id, 'en', { keyword: title.en, sort: 'newest', page: 1 });
  return list.find((work) => work.title === title.en)?.item_id;
}

async function beginWork(
  shop: DemoShop,
  { artist, artist_id }: { artist: SignedIn; artist_id: number },
  work: DemoWork,
  drawing: { seed: number; width: number | undefined },
): Promise<number> {
  const { alt, inspiration, title, year, subjects } = work;
  const upload_id = await uploadPicture(shop, artist, drawingOf(work, drawing), `${title.en}.jpg`);
  // In one transaction: the next run would not recognise a work without its title.
  return inTransaction(shop.db, async (tx) => {
    const item_id = await createWork(tx, artist, { artist_id, upload_id });
    const { version } = await readOwnWork(tx, artist.member_id, 'en', item_id);
    const form = { version, title, alt, inspiration, material: MATERIAL, year, category: 'city', subjects };
    await saveWork(tx, artist, item_id, form);
    await markDemo(tx, 'item', [item_id]);
    return item_id;
  });
}

/** Waits for a work's picture, which another process may be making; false if it cannot be made or the shop shuts down. */
async function hasPicture(shop: DemoShop, { member_id }: SignedIn, item_id: number, signal: AbortSignal) {
  while (!signal.aborted) {
    await workThrough({ ...shop, signal });
    const { picture_state, upload } = await readOwnWork(shop.db, member_id, 'en', item_id);
    if (picture_state === 'ready') return true;
    if (picture_state === 'failed' || upload?.state === 'refused') return false;
    await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

async function person(db: Db, email: string): Promise<SignedIn | undefined> {
  const reader: Reader | undefined = await findReader(db, email);
  return reader && { ...reader, session_id: 0, type: 'artist', standing: 'approved', staff_role: null };
}

async function uploadPicture(
  { db, config }: DemoShop,
  { member_id }: SignedIn,
  drawing: string,
  name: string,
): Promise<string> {
  const bytes = await sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer();
  const target = { intake: openIntake(intakeFolder(config)), storage: openStorage(config) };
  let upload = await beginUpload(db, member_id, { name, size: bytes.length });
  while (upload.received < upload.size) {
    const offset = upload.received;
    const body = new Blob([new Uint8Array(bytes.subarray(offset, offset + upload.piece_bytes))]).stream();
    upload = await acceptPiece(db, target, member_id, { uploadId: upload.upload_id, offset, body });
  }
  return upload.upload_id;
}

interface Hands {
  artist: SignedIn;
  reviewer: SignedIn;
  item_id: number;
}

/** Continues a work from its present stage. */
async function stepsLeft(db: Db, { member_id }: SignedIn, item_id: number, way: readonly (SellerStep | ReviewStep)[]) {
  const { history } = await readOwnWork(db, member_id, 'en', item_id);
  return way.slice(history.filter(({ step }) => way.some((one) => one === step)).length);
}

async function applySteps(db: Db, { artist, reviewer, item_id }: Hands, way: readonly (SellerStep | ReviewStep)[]) {
  for (const step of way) {
    const { version } = await readOwnWork(db, artist.member_id, 'en', item_id);
    if (step === 'publish' || step === 'needs_changes') {
      const words = step === 'publish' ? '' : REVIEWER_WORDS;
      await applyReviewStep(db, reviewer, { item_id, step, version, words });
    } else await applySellerStep(db, artist, { item_id, step, version });
  }
}
