import { sql } from 'drizzle-orm';
import { idsBySlug } from '#catalogue/artists/server/artist-label.service.ts';
import { claimPage, enterRepresentations } from '#catalogue/artists/server/representation.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import { CHECKLIST } from '#people/applications/application.rules.ts';
import {
  checkPoint,
  enterAnswer,
  findApplicationOf,
  reviewApplication,
  submitApplication,
} from '#people/applications/server/application.service.ts';
import { deleteUnsentMails } from '#people/mail/server/mail.service.ts';
import { DEMO_ACCOUNTS } from '#people/members/server/first-accounts.service.ts';
import { enterMembers, idsByEmail } from '#people/members/server/known-members.service.ts';
import { openSellersPage } from '#people/members/server/sellers-page.service.ts';
import { saveAttachment } from '#people/threads/server/attachment.service.ts';
import { shopDay } from '#shared/shop-time.ts';
import { DEMO_APPLICANTS, type DemoApplicant, type DemoStep } from './demo-applicants.ts';
import { demoFile } from './demo-files.ts';
import { markPeople } from './demo-marks.service.ts';

const DAY_MS = 86_400_000;
/** The page of the demo's artist, and the artists its gallery represents. */
const OWN_PAGE = 'lin-shu-ho';
const REPRESENTED = ['wu-pei-shan', 'hsu-chao-ming', 'ezra-quill', 'teodora-vlasic'];
/** Long enough for all orders of the demo's year. */
const SINCE_DAYS = 400;

interface Desk {
  admin: number;
  reviewer: number;
  files: ReadonlyMap<number, string>;
}

/**
 * Links the demo's artist and gallery to their pages of the catalogue and writes one application in each state,
 * through the normal services. People who have applied already are skipped, so it can run at every start.
 */
export async function writeSellers(db: Db, config: StorageSettings, now: Date): Promise<void> {
  const people = [...sellersOfDemo(), ...DEMO_APPLICANTS];
  const ids = await withDemoLock(db, async (tx) => {
    const accounts = await idsByEmail(
      tx,
      DEMO_ACCOUNTS.map(({ email }) => email),
    );
    if (!accounts.has('admin@demo.example') || !accounts.has('reviewer@demo.example')) return new Map();
    await tiePages(tx, accounts, now);
    await enterApplicants(tx, now);
    await markPeople(tx, [...accounts.keys(), ...people.map(({ email }) => email)]);
    return new Map([
      ...accounts,
      ...(await idsByEmail(
        tx,
        people.map(({ email }) => email),
      )),
    ]);
  });
  const [admin, reviewer] = [ids.get('admin@demo.example'), ids.get('reviewer@demo.example')];
  if (admin === undefined || reviewer === undefined) return;
  const files = await sendFiles(db, config, ids);
  await withDemoLock(db, async (tx) => {
    for (const person of people) {
      const member_id = ids.get(person.email);
      if (member_id !== undefined)
        await writeApplication(tx, { admin, reviewer, files }, { ...person, member_id }, now);
    }
  });
}

function withDemoLock<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo'))`);
    return work(tx);
  });
}

/** Creates and sends the files of people who have not applied yet; outside a transaction, which must not block on pictures. */
async function sendFiles(db: Db, config: StorageSettings, ids: ReadonlyMap<string, number>) {
  const room = { intake: openIntake(intakeFolder(config)), storage: openStorage(config) };
  const sent = new Map<number, string>();
  for (const { email, steps } of DEMO_APPLICANTS) {
    const file = steps.find((step) => step.file)?.file;
    const member_id = ids.get(email);
    if (!file || member_id === undefined || (await findApplicationOf(db, member_id)) !== undefined) continue;
    const { name, bytes } = await demoFile(file);
    const body = new Blob([new Uint8Array(bytes)]).stream();
    sent.set(member_id, (await saveAttachment(db, room, member_id, { name, body })).attachment_id);
  }
  return sent;
}

async function tiePages(tx: Db, accounts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const artist = accounts.get('artist@demo.example');
  const gallery = accounts.get('gallery@demo.example');
  if (artist !== undefined) await claimPage(tx, OWN_PAGE, artist);
  if (gallery === undefined) return;
  await openSellersPage(tx, { member_id: gallery, type: 'gallery' });
  const since = shopDay(daysBefore(now, SINCE_DAYS));
  await enterRepresentations(tx, gallery, await idsBySlug(tx, REPRESENTED), since);
}

type Applying = Pick<DemoApplicant, 'email' | 'kind' | 'portfolio' | 'statement' | 'days' | 'steps'>;

/** The demo's own artist and gallery, approved long ago. */
function sellersOfDemo(): Applying[] {
  return DEMO_ACCOUNTS.flatMap((account) => {
    if (!('standing' in account)) return [];
    const approvals = account.type === 'gallery' ? (['admin', 'reviewer'] as const) : (['admin'] as const);
    return [
      {
        email: account.email,
        kind: account.type,
        portfolio: account.portfolio,
        statement: account.statement,
        days: SINCE_DAYS + 4,
        steps: approvals.map((by, at) => ({ days: SINCE_DAYS + 1 - at, step: 'approve' as const, by })),
      },
    ];
  });
}

async function enterApplicants(tx: Db, now: Date): Promise<void> {
  const people = DEMO_APPLICANTS.map(
    ({ email, kind, firstname, lastname, lang, company, portfolio, statement, days }, at) => ({
      email,
      firstname,
      lastname,
      lang,
      portfolio,
      statement,
      type: kind,
      ...(company && { company }),
      mobile: { code: '886', number: `91000000${at}` },
      birthday: `198${at}-0${at + 1}-1${at}`,
      gender: 'neutral' as const,
      created_at: daysBefore(now, days),
    }),
  );
  const homes = DEMO_APPLICANTS.map(({ email, home }) => {
    const [country_code, city, township, postal_code, address] = home;
    return [email, { country_code, city, township, postal_code, address }] as const;
  });
  await enterMembers(tx, people, new Map(homes));
}

async function writeApplication(
  tx: Db,
  desk: Desk,
  person: Applying & { member_id: number },
  now: Date,
): Promise<void> {
  const { member_id, kind, portfolio, statement, days } = person;
  if ((await findApplicationOf(tx, member_id)) !== undefined) return;
  await submitApplication(tx, { member_id, kind, portfolio, statement, at: daysBefore(now, days) });
  const id = await findApplicationOf(tx, member_id);
  if (id === undefined) return;
  const isStep = (step: DemoStep['step']) => person.steps.some((one) => one.step === step);
  // An approval needs a complete checklist.
  const points = isStep('approve') ? CHECKLIST[kind] : isStep('start') ? (['identity', 'portfolio'] as const) : [];
  for (const point of points) await checkPoint(tx, { member_id: desk.admin }, id, { point, checked: true });
  for (const step of person.steps) await applyStep(tx, desk, { member_id, id }, step, now);
  // Past events send no mail.
  await deleteUnsentMails(tx, person.email);
}

async function applyStep(
  tx: Db,
  desk: Desk,
  { member_id, id }: { member_id: number; id: number },
  { days, step, by = 'admin', words = '', file }: DemoStep,
  now: Date,
): Promise<void> {
  const at = daysBefore(now, days);
  if (step === 'answer') {
    const sent = file && desk.files.get(member_id);
    const attachments = sent ? [sent] : [];
    return enterAnswer(tx, member_id, words, { at, attachments });
  }
  await reviewApplication(tx, { member_id: desk[by] }, id, { step, reason: words, at });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
