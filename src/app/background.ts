import { signingCertificates } from '#buying/certificates/server/certificate-sign.service.ts';
import { deleteOldEnquiries } from '#buying/contact/server/contact.service.ts';
import { comparingInvoices } from '#buying/invoices/server/invoice-compare.service.ts';
import { issuingInvoices } from '#buying/invoices/server/invoice-jobs.service.ts';
import { readingStock } from '#buying/invoices/server/invoice-stock.service.ts';
import { invoicesOf } from '#buying/invoices/server/invoices.ts';
import { orderClock } from '#buying/orders/server/order-clock.service.ts';
import { queueingInvoices } from '#buying/orders/server/order-invoice-backfill.service.ts';
import { correctingReleases } from '#buying/orders/server/order-release-backfill.service.ts';
import { bookingShares } from '#buying/orders/server/order-shares-backfill.service.ts';
import { deleteOldAccounts } from '#buying/orders/server/refund-account.service.ts';
import { bookKeeping } from '#buying/payments/server/payment-books.service.ts';
import { paymentJobs } from '#buying/payments/server/payment-jobs.service.ts';
import { paymentsOf } from '#buying/payments/server/payments.ts';
import { publishingArticles } from '#catalogue/articles/server/article-clock.service.ts';
import { sortingByFamilyName } from '#catalogue/artists/server/sort-keys-backfill.service.ts';
import { deleteOldCarts } from '#catalogue/favorites/server/old-carts.service.ts';
import { documentsComingIntoForce } from '#catalogue/pages/server/legal-clock.service.ts';
import { deleteOldMisses } from '#catalogue/search/server/search-miss.service.ts';
import { deleteOldLists } from '#catalogue/shared-lists/server/shared-list-removal.service.ts';
import { reckoningWorks } from '#catalogue/works/server/frame-write.service.ts';
import { refreshingRanks } from '#catalogue/works/server/work-search.service.ts';
import { writingViews } from '#catalogue/works/server/work-view.service.ts';
import type { DemoSeed } from '#desk/demo/server/demo.service.ts';
import { importJob } from '#desk/import/server/import-job.service.ts';
import { sweepImports } from '#desk/import/server/import-sweep.service.ts';
import { answeringCopies, scheduledBackup } from '#ground/backup/server/backup-jobs.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { watchingBackup } from '#ground/storage/server/backup-watch.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { checkingBucket } from '#ground/storage/server/storage-health.service.ts';
import type { Shop } from '#http/server/shop.ts';
import { mailDelivery } from '#people/mail/server/mail-delivery.service.ts';
import { deleteExpired } from '#people/members/server/expired.service.ts';
import { noticeJobs, tidyNotices } from '#people/staff-notices/server/notice-jobs.service.ts';
import { sweepAttachments } from '#people/threads/server/attachment.service.ts';
import { payoutJobs } from '#selling/payouts/server/payout-jobs.service.ts';
import { masterWork } from '#selling/studio/server/master-check.service.ts';
import { sweepMasters } from '#selling/studio/server/master-sweep.service.ts';

const HOUR_MS = 3_600_000;
/** Low priority right after the start. */
const FIRST_TIDYING_MS = 120_000;

/** All background jobs of the shop. */
export function backgroundJobs({ db, config, log, database }: Shop, demo: DemoSeed | undefined): Job[] {
  const storage = openStorage(config);
  const payments = paymentsOf({ db, config, log }, 'background');
  const invoices = invoicesOf({ db, config, log }, 'background');
  return [
    writingViews(db),
    refreshingRanks(db),
    reckoningWorks(db),
    sortingByFamilyName(db),
    publishingArticles(db),
    documentsComingIntoForce(db),
    ...mailDelivery(db, config, log),
    ...noticeJobs(db, config, log),
    orderClock(db),
    bookingShares(db),
    correctingReleases(db),
    queueingInvoices(db),
    ...paymentJobs(payments),
    ...bookKeeping(payments),
    issuingInvoices(invoices),
    signingCertificates(db, config),
    comparingInvoices(invoices),
    readingStock(invoices),
    ...payoutJobs(db, storage),
    masterWork(db, config, log),
    importJob(db, config, log),
    ...(config.s3 ? [checkingBucket(db, storage)] : []),
    watchingBackup(config.dataDir),
    ...(database.copyTo ? [answeringCopies(database, config.dataDir)] : []),
    ...(config.backup.to ? [scheduledBackup(config.backup.hours)] : []),
    tidying('abandoned_carts', () => deleteOldCarts(db)),
    tidying('unused_shared_lists', () => deleteOldLists(db)),
    tidying('expired_links_and_sign_ins', () => deleteExpired(db)),
    tidying('old_enquiries', () => deleteOldEnquiries(db)),
    tidying('accounts_of_refunds', () => deleteOldAccounts(db)),
    tidying('old_searches', () => deleteOldMisses(db)),
    tidying('old_staff_notices', () => tidyNotices(db)),
    tidying('files_never_sent', () => sweepAttachments(db, storage)),
    tidying('imports_never_run', () => sweepImports(db, storage)),
    tidying('masters_never_used', () => sweepMasters(db, storage)),
    // In each process: the folder may be local to its machine.
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
