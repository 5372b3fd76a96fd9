import { ratesOn } from '#catalogue/site/server/share-rates.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { vatPercent } from '#ground/places/taiwan-vat.ts';
import { SHOP_UTC_OFFSET_HOURS, shopDay } from '#shared/shop-time.ts';
import { documentsInForce } from './legal.service.ts';

const LOOK_MS = 60_000;
const DAY_MS = 86_400_000;
/** So that the new day has begun for certain. */
const AFTER_MS = 20;

/**
 * A version, a tax rate or a seller's share takes effect at the shop's midnight: every process then clears its cached pages. Orders need
 * no timer, as they check the day themselves.
 */
export function documentsComingIntoForce(db: Db, now: () => Date = () => new Date()): Job {
  let known: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const today = shopDay(now());
    const facts = [await documentsInForce(db, now()), vatPercent(today), await ratesOn(db, today)];
    const inForce = JSON.stringify(facts);
    if (known !== undefined && known !== inForce)
      await sendNotice(db, 'content', 'a document, a tax rate or a share comes into force');
    known = inForce;
    const ms = untilMidnight(now());
    clearTimeout(timer);
    // The next check retries a failure.
    if (ms <= LOOK_MS) timer = setTimeout(() => void look().catch(() => undefined), ms + AFTER_MS);
  };
  return {
    name: 'documents_coming_into_force',
    runsIn: 'each_process',
    every: LOOK_MS,
    run: look,
    atStop: () => clearTimeout(timer),
  };
}

function untilMidnight(moment: Date): number {
  return DAY_MS - ((moment.getTime() + SHOP_UTC_OFFSET_HOURS * 3_600_000) % DAY_MS);
}
