import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Certificate, PrintCertificate } from '../certificate.contract.ts';
import { typedId } from '../certificate-id.rules.ts';
import { checkSigned } from '../certificate-text.rules.ts';
import { certificate, certificateKey } from './certificate.tables.ts';
import type { CertificateRow } from './certificate-issue.service.ts';
import { publicPart } from './certificate-key.service.ts';

/**
 * A certificate by the number on it, for anyone. An impossible number is looked up like any other, and both are not found in the
 * same way.
 */
export async function findCertificate(db: Db, typed: string, network: string): Promise<Certificate> {
  await requireWithinLimit(db, { limit: 'certificate_check', who: network });
  const [found] = await db
    .select({ row: certificate, key: certificateKey })
    .from(certificate)
    .innerJoin(certificateKey, eq(certificate.key_id, certificateKey.key_id))
    .where(eq(certificate.certificate_id, typedId(typed) ?? typed));
  if (!found) throw new Refusal('not_found');
  const { certificate_id, state, state_at, text, signature } = found.row;
  const signed = { text, signature: signature ?? '' };
  return {
    certificate_id,
    state,
    state_at: state_at.toISOString(),
    ...signed,
    genuine: (await checkSigned(signed, [found.key])) === 'genuine',
    key: publicPart(found.key),
  };
}

/** As its buyer and staff see it. */
export function printCertificate(row: CertificateRow): PrintCertificate {
  const { certificate_id, line_id, place, edition_number, state, issued_at, reason } = row;
  return { certificate_id, line_id, place, edition_number, state, issued_at: issued_at.toISOString(), reason };
}
