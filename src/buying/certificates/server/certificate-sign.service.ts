import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { type Sealer, type SealingSettings, sealerOf } from '#ground/sealing/server/sealing.ts';
import { keyedText } from '../certificate-text.rules.ts';
import { certificate } from './certificate.tables.ts';
import { CERTIFICATE_CHANNEL } from './certificate-issue.service.ts';
import { signingKey } from './certificate-key.service.ts';

/** Only for lost notifications: normally the writer of a certificate wakes the job. */
const ROUND_MS = 60_000;
const BATCH = 50;

/** Signs every certificate that has no signature yet. Returns how many there were. */
export async function signDue(db: Db, sealer: Sealer, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ; ) {
    if (signal?.aborted) return count;
    const signed = await inTransaction(db, (tx) => signBatch(tx, sealer));
    if (signed === 0) return count;
    count += signed;
  }
}

/** Runs in each process: the rows are locked, and another process skips them. */
export function signingCertificates(db: Db, config: SealingSettings): Job {
  return {
    name: 'certificates',
    runsIn: 'each_process',
    every: ROUND_MS,
    wakeOn: CERTIFICATE_CHANNEL,
    run: (signal) => signDue(db, sealerOf(config), signal),
  };
}

async function signBatch(tx: Db, sealer: Sealer): Promise<number> {
  const due = await tx
    .select()
    .from(certificate)
    .where(isNull(certificate.signature))
    .orderBy(asc(certificate.serial))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const { key_id, sign } = await signingKey(tx, sealer, new Date());
  for (const { certificate_id, text: draft } of due) {
    const text = keyedText(draft, key_id);
    await tx
      .update(certificate)
      .set({ text, key_id, signature: sign(text) })
      .where(eq(certificate.certificate_id, certificate_id));
  }
  return due.length;
}
