import { msg } from '@lingui/core/macro';
import { findOrder, newestOrder } from '#buying/orders/server/order.service.ts';
import { orderMailData } from '#buying/orders/server/order-mail.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { listWorks, workSummaries } from '#catalogue/works/server/works.service.ts';
import { listQuery } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import {
  isMailKind,
  MAIL_KINDS,
  MAIL_PREVIEWS,
  type MailSource,
  previewMail,
  type SampleFacts,
  sendSample,
} from '#people/mail/server/mail-preview.service.ts';
import { findReader, readReaders } from '#people/members/server/reader.service.ts';
import { Refusal } from '#shared/errors.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import { idFromPath } from '#shared/row-id.ts';
import type { KindOfMail, PreviewedMail, PreviewQuery } from '../preview.contract.ts';

/** Every kind of mail with its subject, about the newest matching data. */
export async function listKinds(db: Db, viewer: SignedIn, lang: Lang, baseUrl: string): Promise<KindOfMail[]> {
  const facts: SampleFacts = {
    ...(await commonFacts(db, viewer, lang)),
    ...(await sourceFacts(db, 'order', { lang })).facts,
    ...(await sourceFacts(db, 'work', { lang })).facts,
  };
  const subjectOf = async (kind: (typeof MAIL_KINDS)[number]) => {
    const { source } = MAIL_PREVIEWS[kind];
    if ((source === 'order' && !facts.order) || (source === 'work' && !facts.work)) return undefined;
    return (await previewMail(db, kind, facts, baseUrl)).subject;
  };
  return Promise.all(
    MAIL_KINDS.map(async (kind) => {
      const subject = await subjectOf(kind);
      return { kind, ...MAIL_PREVIEWS[kind], ...(subject && { subject }) };
    }),
  );
}

/** One mail in one language, about the chosen or the newest data. Sends and stores nothing. */
export async function readPreview(
  db: Db,
  viewer: SignedIn,
  kind: string,
  query: PreviewQuery,
  baseUrl: string,
): Promise<PreviewedMail> {
  if (!isMailKind(kind)) throw new Refusal('not_found');
  const { facts, about } = await factsFor(db, viewer, MAIL_PREVIEWS[kind].source, query);
  return { kind, lang: query.lang, about, ...(await previewMail(db, kind, facts, baseUrl)) };
}

/** Sends a preview to the viewer only; limited to a few per hour. */
export function sendPreview(db: Db, viewer: SignedIn, kind: string, query: PreviewQuery): Promise<void> {
  if (!isMailKind(kind)) throw new Refusal('not_found');
  return inTransaction(db, async (tx) => {
    await requireWithinLimit(tx, { limit: 'mail_preview', who: String(viewer.member_id) });
    const { facts, about } = await factsFor(tx, viewer, MAIL_PREVIEWS[kind].source, query);
    await sendSample(tx, kind, facts, viewer);
    await recordChange(tx, {
      staff_id: viewer.member_id,
      subject: 'shop',
      subject_id: 'mail',
      action: 'send_preview',
      after: { kind, lang: query.lang, about },
    });
  });
}

/** The data of a preview: of the chosen order, work or member, or of the newest. */
export async function factsFor(db: Db, viewer: SignedIn, source: MailSource, query: PreviewQuery) {
  const common = await commonFacts(db, viewer, query.lang);
  if (source === 'member') return chosenMember(db, viewer, common, query.about);
  const { facts, about } = await sourceFacts(db, source, query);
  return { facts: { ...common, ...facts }, about };
}

/** Only an administrator may choose a member: others see mails as if addressed to them. */
async function chosenMember(db: Db, viewer: SignedIn, common: SampleFacts, about: string | undefined) {
  if (!about) return { facts: common, about: viewer.email };
  if (viewer.staff_role !== 'admin') throw new Refusal('forbidden');
  const reader = await findReader(db, about.toLowerCase());
  if (!reader) throw new Refusal('not_found');
  return { facts: { ...common, name: reader.name, email: reader.email }, about: reader.email };
}

async function commonFacts(db: Db, viewer: SignedIn, lang: Lang): Promise<SampleFacts> {
  const i18n = await i18nFor(localeOf(lang));
  const reader = (await readReaders(db, [viewer.member_id])).get(viewer.member_id);
  return {
    lang,
    now: new Date(),
    name: reader?.name ?? viewer.email,
    email: viewer.email,
    place: await samplePlace(db, lang),
    answer: i18n._(msg`[our text]`),
    question: i18n._(msg`[the customer’s text]`),
  };
}

/** The shop's first place of pickup, else its own address. */
async function samplePlace(db: Db, lang: Lang): Promise<SampleFacts['place']> {
  const { pickup, info } = await readSettings(db);
  const { name, address, note } = pickup.places[0] ?? { name: info.brand, address: info.address, note: {} };
  return { name: textIn(name, lang), address: textIn(address, lang), note: textIn(note, lang) };
}

async function sourceFacts(
  db: Db,
  source: 'order' | 'work',
  { lang, about }: { lang: Lang; about?: string | undefined },
) {
  return source === 'order' ? orderFacts(db, lang, about) : workFacts(db, lang, about);
}

async function orderFacts(db: Db, lang: Lang, code: string | undefined) {
  const placed = code ? await findOrder(db, code) : await newestOrder(db);
  if (!placed) return { facts: {}, about: '' };
  const { tax_rate, carrier, tracking } = placed.order;
  const order = {
    now: await orderMailData(db, placed, { lang }),
    awaited: await orderMailData(db, placed, { lang, awaited: true }),
    tax_rate,
    carrier: carrier ?? 'T-Cat',
    tracking: tracking ?? '9012-3456-7890',
  };
  return { facts: { order }, about: placed.order.code };
}

async function workFacts(db: Db, lang: Lang, number: string | undefined) {
  const id = number ? idFromPath(number) : undefined;
  if (number && id === undefined) throw new Refusal('not_found');
  const works = id
    ? await workSummaries(db, lang, [id], { offline: true })
    : (await listWorks(db, lang, listQuery.parse({}))).list;
  const [work] = works;
  if (!work) {
    if (number) throw new Refusal('not_found');
    return { facts: {}, about: '' };
  }
  return { facts: { work: { item_id: work.item_id, title: work.title } }, about: String(work.item_id) };
}
