import { MEMBER_LOG } from '#buying/account/member-log.rules.ts';
import { CERTIFICATE_LOG } from '#buying/certificates/certificate-log.rules.ts';
import { CALENDAR_LOG, CANNED_ANSWER_LOG, ENQUIRY_LOG } from '#buying/contact/contact-log.rules.ts';
import { HOME_LOG } from '#buying/home/home-log.rules.ts';
import { INVOICE_LOG } from '#buying/invoices/invoice-log.rules.ts';
import { MESSAGE_LOG } from '#buying/messages/message-log.rules.ts';
import { BANK_LOG, ORDER_LOG } from '#buying/orders/order-log.rules.ts';
import { PAYMENT_LOG } from '#buying/payments/payment-log.rules.ts';
import { ARTICLE_LOG } from '#catalogue/articles/article-log.rules.ts';
import { DELIVERY_LOG } from '#catalogue/delivery/delivery-log.rules.ts';
import { FAQ_LOG, PAGE_LOG } from '#catalogue/pages/page-log.rules.ts';
import { SETTING_LOG } from '#catalogue/site/setting-log.rules.ts';
import { CONNECTION_LOGS } from '#desk/connections/connection-log.rules.ts';
import { EXPORT_LOG } from '#desk/exports/export-log.rules.ts';
import { IMPORT_LOG } from '#desk/import/import-log.rules.ts';
import { PREVIEW_LOG } from '#desk/mail-preview/preview-log.rules.ts';
import { TEST_MODE_LOG } from '#desk/test-mode/test-mode-log.rules.ts';
import { VAT_LOG } from '#desk/vat/vat-log.rules.ts';
import { ARTIST_LOG, CATEGORY_LOG, FRAME_LOG, STORE_LOG, WORK_LOG } from '#desk/work-desk/goods-log.rules.ts';
import { PRICES_LOG } from '#desk/work-desk/price-log.rules.ts';
import type { AuditSubject, Facts } from '#ground/audit/audit.rules.ts';
import { factName } from '#ground/audit/fact-changes.rules.ts';
import type { SubjectLog } from '#ground/audit/log.rules.ts';
import { BOOKS_CASE_LOG } from '#ground/books-cases/books-case-log.rules.ts';
import { APPLICATION_LOG } from '#people/applications/application-log.rules.ts';
import {
  GALLERY_REVIEWERS_LOG,
  SECOND_FACTOR_RULE_LOG,
  SECOND_PERSON_LOG,
  STAFF_LOG,
} from '#people/members/staff-log.rules.ts';
import { PAYEE_LOG, PAYOUT_LOG, PAYOUTS_SETTING_LOG } from '#selling/payouts/payout-log.rules.ts';
import { SHARE_LOG } from '#selling/shares/share-log.rules.ts';
import { OPENING_LOG } from './opening-log.rules.ts';

const LOGS: Record<Exclude<AuditSubject, 'setting'>, SubjectLog> = {
  order: ORDER_LOG,
  payment: PAYMENT_LOG,
  invoice: INVOICE_LOG,
  certificate: CERTIFICATE_LOG,
  bank_line: BANK_LOG,
  books_case: BOOKS_CASE_LOG,
  artwork: WORK_LOG,
  prices: PRICES_LOG,
  work_import: IMPORT_LOG,
  artist: ARTIST_LOG,
  category: CATEGORY_LOG,
  frame: FRAME_LOG,
  store: STORE_LOG,
  member: MEMBER_LOG,
  staff: STAFF_LOG,
  application: APPLICATION_LOG,
  message: MESSAGE_LOG,
  enquiry: ENQUIRY_LOG,
  canned_answer: CANNED_ANSWER_LOG,
  article: ARTICLE_LOG,
  faq: FAQ_LOG,
  page: PAGE_LOG,
  home: HOME_LOG,
  export: EXPORT_LOG,
  shop: PREVIEW_LOG,
  payout: PAYOUT_LOG,
  payee: PAYEE_LOG,
};

/** Several features store settings; each has its own words. */
const OF_SETTING: Readonly<Record<string, SubjectLog>> = {
  opening: OPENING_LOG,
  test_mode: TEST_MODE_LOG,
  ...CONNECTION_LOGS,
  delivery: DELIVERY_LOG,
  calendar: CALENDAR_LOG,
  payouts: PAYOUTS_SETTING_LOG,
  staff_second_factor: SECOND_FACTOR_RULE_LOG,
  gallery_reviewers: GALLERY_REVIEWERS_LOG,
  second_person: SECOND_PERSON_LOG,
  'share_rate artist': SHARE_LOG,
  'share_rate gallery': SHARE_LOG,
};

export function logOf(subject: AuditSubject, subject_id: string): SubjectLog {
  if (subject === 'export' && subject_id === 'vat') return VAT_LOG;
  return subject === 'setting' ? (OF_SETTING[subject_id] ?? SETTING_LOG) : LOGS[subject];
}

interface Written {
  subject: AuditSubject;
  subject_id: string;
  action: string;
  before: Facts;
  after: Facts;
}

/** The parts of a log row without a label; readers would see raw data names there. */
export function unnamedIn({ subject, subject_id, action, before, after }: Written): string[] {
  const log = logOf(subject, subject_id);
  const names = Object.keys({ ...before, ...after });
  const unnamed = names.filter((name) => !log.fact(factName(name).fact, subject_id));
  return [
    ...(Object.hasOwn(log.actions, action) ? [] : [`${subject}: the deed ${action}`]),
    ...unnamed.map((name) => `${subject}: the fact ${name}`),
  ];
}
