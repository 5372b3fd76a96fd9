import { forgetOldEnquiries } from '#buying/contact/server/contact.service.ts';
import { orderClock } from '#buying/orders/server/order-clock.service.ts';
import { bookingShares } from '#buying/orders/server/order-shares-backfill.service.ts';
import { bookKeeping } from '#buying/payments/server/payment-books.service.ts';
import { paymentJobs } from '#buying/payments/server/payment-jobs.service.ts';
import { paymentsOf } from '#buying/payments/server/payments.ts';
import { publishingArticles } from '#catalogue/articles/server/article-clock.service.ts';
import { sortingByFamilyName } from '#catalogue/artists/server/sort-keys-backfill.service.ts';
import { forgetCarts } from '#catalogue/favorites/server/forget-carts.service.ts';
import { documentsComingIntoForce } from '#catalogue/pages/server/legal-clock.service.ts';
import { forgetMisses } from '#catalogue/search/server/search-miss.service.ts';
import { reckoningWorks } from '#catalogue/works/server/frame-write.service.ts';
import { refreshingRanks } from '#catalogue/works/server/work-search.service.ts';
import { writingViews } from '#catalogue/works/server/work-view.service.ts';
import type { DemoSeed } from '#desk/demo/server/demo.service.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { checkingBucket } from '#ground/storage/server/storage-health.service.ts';
import type { Shop } from '#http/server/shop.ts';
import { mailDelivery } from '#people/mail/server/mail-delivery.service.ts';
import { forgetExpired } from '#people/members/server/expired.service.ts';
import { sweepAttachments } from '#people/threads/server/attachment.service.ts';
import { masterWork } from '#selling/studio/server/master-check.service.ts';
import { sweepMasters } from '#selling/studio/server/master-sweep.service.ts';

const HOUR_MS = 3_600_000;
/** A shop that has just opened has better things to do. */
const FIRST_TIDYING_MS = 120_000;

/** All that the shop does without being asked. */
export function backgroundJobs({ db, config, log }: Shop, demo: DemoSeed | undefined): Job[] {
  const storage = openStorage(config);
  const payments = paymentsOf({ db, config, log }, 'background');
  return [
    writingViews(db),
    refreshingRanks(db),
    reckoningWorks(db),
    sortingByFamilyName(db),
    publishingArticles(db),
    documentsComingIntoForce(db),
    ...mailDelivery(db, config, log),
    orderClock(db),
    bookingShares(db),
    ...paymentJobs(payments),
    ...bookKeeping(payments),
    masterWork(db, config, log),
    ...(config.s3 ? [checkingBucket(db, storage)] : []),
    tidying('abandoned_carts', () => forgetCarts(db)),
    tidying('expired_links_and_sign_ins', () => forgetExpired(db)),
    tidying('old_enquiries', () => forgetOldEnquiries(db)),
    tidying('old_searches', () => forgetMisses(db)),
    tidying('files_never_sent', () => sweepAttachments(db, storage)),
    tidying('masters_never_used', () => sweepMasters(db, storage)),
    // Each process: the folder may be this machine's own.
    {
      name: 'files_half_sent',
      runsIn: 'each_process',
      every: HOUR_MS,
      run: () => openIntake(intakeFolder(config)).sweep(),
    },
    ...(demo ? [demo.ordering, demo.works, demo.painting] : []),
  ];
}

function tidying(name: string, run: () => Promise<unknown>): Job {
  return { name, runsIn: 'one_process', every: HOUR_MS, after: FIRST_TIDYING_MS, run };
}
