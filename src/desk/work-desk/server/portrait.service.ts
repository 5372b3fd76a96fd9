import { readArtistRow, setPortrait } from '#catalogue/artists/server/artist-desk.service.ts';
import { savePhoto } from '#catalogue/pictures/server/picture.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import type { UploadTarget } from '#selling/studio/server/upload.service.ts';
import { Refusal } from '#shared/errors.ts';
import { MOST_PORTRAIT_BYTES } from '../artist-desk.rules.ts';

interface Sent {
  staff_id: number;
  artistId: number;
  body: ReadableStream<Uint8Array> | null;
}

/** Sets an artist's portrait from a photo: pixels only, without the file's metadata. */
export async function savePortrait(db: Db, { intake, storage }: UploadTarget, sent: Sent): Promise<void> {
  const who = String(sent.staff_id);
  const admit = () => requireWithinLimit(db, { limit: 'portrait', who });
  await intake.take({ who, body: sent.body, most: MOST_PORTRAIT_BYTES }, admit, async (file) => {
    if (file.size === 0) throw new Refusal('validation');
    await readArtistRow(db, sent.artistId);
    await replacePortrait(db, sent, await savePhoto(db, storage, file));
  });
}

/** Removes a portrait; its files stay, because cached pages show them. */
export async function removePortrait(db: Db, sent: Omit<Sent, 'body'>): Promise<void> {
  await replacePortrait(db, sent, null);
}

async function replacePortrait(db: Db, { staff_id, artistId }: Omit<Sent, 'body'>, hash: string | null): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await setPortrait(tx, artistId, hash);
    await recordChange(tx, {
      staff_id,
      subject: 'artist',
      subject_id: artistId,
      action: 'portrait',
      before: { portrait: before },
      after: { portrait: hash },
    });
  });
}
