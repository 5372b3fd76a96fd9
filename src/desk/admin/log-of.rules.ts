import { MEMBER_LOG } from '#buying/account/member-log.rules.ts';
import { CALENDAR_LOG, CANNED_ANSWER_LOG, ENQUIRY_LOG } from '#buying/contact/contact-log.rules.ts';
import { HOME_LOG } from '#buying/home/home-log.rules.ts';
import { MESSAGE_LOG } from '#buying/messages/message-log.rules.ts';
import { BANK_LOG, ORDER_LOG } from '#buying/orders/order-log.rules.ts';
import { PAYMENT_LOG } from '#buying/payments/payment-log.rules.ts';
import { ARTICLE_LOG } from '#catalogue/articles/article-log.rules.ts';
import { DELIVERY_LOG } from '#catalogue/delivery/delivery-log.rules.ts';
import { FAQ_LOG, PAGE_LOG } from '#catalogue/pages/page-log.rules.ts';
import { SETTING_LOG } from '#catalogue/site/setting-log.rules.ts';
import { PREVIEW_LOG } from '#desk/mail-preview/preview-log.rules.ts';
import { ARTIST_LOG, CATEGORY_LOG, FRAME_LOG, STORE_LOG, WORK_LOG } from '#desk/work-desk/goods-log.rules.ts';
import { PRICES_LOG } from '#desk/work-desk/price-log.rules.ts';
import type { AuditSubject, Facts } from '#ground/audit/audit.rules.ts';
import { factName } from '#ground/audit/fact-changes.rules.ts';
import type { SubjectLog } from '#ground/audit/log.rules.ts';
import { APPLICATION_LOG } from '#people/applications/application-log.rules.ts';
import { GALLERY_REVIEWERS_LOG, SECOND_FACTOR_RULE_LOG, STAFF_LOG } from '#people/members/staff-log.rules.ts';
import { SHARE_LOG } from '#selling/shares/share-log.rules.ts';

const LOGS: Record<Exclude<AuditSubject, 'setting'>, SubjectLog> = {
  order: ORDER_LOG,
  payment: PAYMENT_LOG,
  bank_line: BANK_LOG,
  artwork: WORK_LOG,
  prices: PRICES_LOG,
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
  shop: PREVIEW_LOG,
};

/** Settings are kept by several rooms, each with words of its own. */
const OF_SETTING: Readonly<Record<string, SubjectLog>> = {
  delivery: DELIVERY_LOG,
  calendar: CALENDAR_LOG,
  staff_second_factor: SECOND_FACTOR_RULE_LOG,
  gallery_reviewers: GALLERY_REVIEWERS_LOG,
  'share_rate artist': SHARE_LOG,
  'share_rate gallery': SHARE_LOG,
};

/** How the log speaks of one thing. */
export function logOf(subject: AuditSubject, subject_id: string): SubjectLog {
  return subject === 'setting' ? (OF_SETTING[subject_id] ?? SETTING_LOG) : LOGS[subject];
}

interface Written {
  subject: AuditSubject;
  subject_id: string;
  action: string;
  before: Facts;
  after: Facts;
}

/** What of a row of the log has no word yet: readers would meet the shop's own data words. */
export function unnamedIn({ subject, subject_id, action, before, after }: Written): string[] {
  const log = logOf(subject, subject_id);
  const names = Object.keys({ ...before, ...after });
  const unnamed = names.filter((name) => !log.fact(factName(name).fact, subject_id));
  return [
    ...(Object.hasOwn(log.actions, action) ? [] : [`${subject}: the deed ${action}`]),
    ...unnamed.map((name) => `${subject}: the fact ${name}`),
  ];
}
