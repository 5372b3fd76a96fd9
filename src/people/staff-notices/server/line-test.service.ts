import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import type { Config } from '#http/server/config.ts';
import { readStaff } from '#people/members/server/staff/staff-readers.service.ts';
import { i18nFor } from '#shared/i18n.ts';
import { localeOf } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { LineProblem } from '../notice.contract.ts';
import { lineClient } from './line-client.ts';

type LineConfig = Pick<Config, 'lineMessaging'>;

/** Whether LINE accepts a token; null if it does. */
export function checkLine(settings: NonNullable<Config['lineMessaging']>): Promise<LineProblem | null> {
  return lineClient(settings).check();
}

/** Sends the staff member a LINE message; rate-limited. */
export async function sendLineTest(
  db: Db,
  { lineMessaging }: LineConfig,
  { member_id, lang }: SignedIn,
): Promise<LineProblem | null> {
  await requireWithinLimit(db, { limit: 'line_test', who: String(member_id) });
  if (!lineMessaging) return 'missing';
  const [reader] = await readStaff(db, [member_id]);
  if (!reader?.line_id) return 'unlinked';
  const [i18n, { info }] = await Promise.all([i18nFor(localeOf(lang)), readSettings(db)]);
  const brand = info.brand[lang];
  const text = i18n._(msg`A test message from ${{ brand }}. Your notices will arrive here.`);
  const outcome = await lineClient(lineMessaging).push({ to: reader.line_id, text, key: randomUUID() });
  return outcome.state === 'accepted' ? null : outcome.problem;
}
