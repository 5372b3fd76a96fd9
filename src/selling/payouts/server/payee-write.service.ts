import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { lastDigits } from '#ground/places/bank-account.rules.ts';
import { bankOf } from '#ground/places/taiwan-banks.ts';
import type { Sealer } from '#ground/sealing/server/sealing.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { queueMails } from '#people/mail/server/mail.service.ts';
import { requirePassword } from '#people/members/server/password-reset.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import type { OpenedPayee, OwnPayeeForm, PayeeForm } from '../payee.contract.ts';
import { idNumberFits, type PayeeChange, type PayeeKey } from '../payee.rules.ts';
import { payeeChange, payeeData } from './payee.tables.ts';
import { keysOf, readPeople } from './payee-people.service.ts';
import type { PayeeRow } from './payee-read.service.ts';
import { openFacts, type SealedFacts, sealFacts } from './payee-sealed.ts';
import { payoutLine } from './payout.tables.ts';

interface Editing {
  payee: PayeeKey;
  by: 'seller' | 'staff';
  member_id: number;
  now?: Date;
}

/** Finance enters or changes a payee's data: logged without values, and the payee is notified. */
export function savePayee(db: Db, sealer: Sealer, editing: Omit<Editing, 'by'>, form: PayeeForm): Promise<void> {
  return inTransaction(db, async (tx) => {
    const what = await save(tx, sealer, { ...editing, by: 'staff' }, form);
    await recordChange(tx, {
      staff_id: editing.member_id,
      subject: 'payee',
      subject_id: editing.payee,
      action: 'save',
      ...(what.length > 0 && { after: { what } }),
    });
  });
}

/** A seller enters their own data. The password protects it from someone at an unlocked device. */
export async function saveOwnPayee(
  db: Db,
  sealer: Sealer,
  { payee, member_id }: { payee: PayeeKey; member_id: number },
  { password, ...form }: OwnPayeeForm,
): Promise<void> {
  await requireWithinLimit(db, { limit: 'payee_data', who: String(member_id) });
  await requirePassword(db, member_id, password);
  await inTransaction(db, async (tx) => {
    if (!(await keysOf(tx, member_id)).includes(payee)) throw new Refusal('not_found');
    await save(tx, sealer, { payee, member_id, by: 'seller' }, form);
  });
}

/** The numbers in full, for finance; who opened them is logged. */
export function openPayee(
  db: Db,
  sealer: Sealer,
  { payee, staff_id, lang }: { payee: PayeeKey; staff_id: number; lang: Lang },
): Promise<OpenedPayee> {
  return inTransaction(db, async (tx) => {
    // Of a seller who has left, the last payout has a copy: certificates need the number.
    const sealed = (await lockRow(tx, payee))?.sealed ?? (await lastCopy(tx, payee));
    if (!sealed) throw new Refusal('not_found');
    const facts = openFacts(sealer, payee, sealed);
    if (!facts) throw new Refusal('account_unreadable');
    await recordChange(tx, { staff_id, subject: 'payee', subject_id: payee, action: 'see_account' });
    return { id_number: facts.id_number, address: facts.address, account: openedAccount(facts, lang) };
  });
}

/** An account with the name of its bank. */
export function openedAccount({ account }: Pick<SealedFacts, 'account'>, lang: Lang): OpenedPayee['account'] {
  if (!account) return null;
  const { kind, account_number, holder } = account;
  if (account.kind === 'abroad')
    return { kind, bank_code: account.swift, bank_name: account.bank_name, branch_code: '', account_number, holder };
  const { bank_code, branch_code = '' } = account;
  return { kind, bank_code, bank_name: bankOf(bank_code)?.name[lang] ?? '', branch_code, account_number, holder };
}

function wrongIdNumber(): Refusal {
  return new Refusal('validation', {
    issues: [{ code: 'custom', path: ['id_number'], params: { rule: 'id_number' }, message: '', input: '' }],
  });
}

async function save(
  tx: Db,
  sealer: Sealer,
  { payee, by, member_id, now = new Date() }: Editing,
  form: Omit<OwnPayeeForm, 'password'> | PayeeForm,
): Promise<PayeeChange[]> {
  const before = await lockRow(tx, payee);
  if ((before?.version ?? 0) !== form.version) throw new Refusal('conflict');
  const opened = before?.sealed ? openFacts(sealer, payee, before.sealed) : NOTHING;
  // Saving would replace what cannot be read by nothing, unless all of it is entered again.
  if (!opened && !(form.id_number && form.account)) throw new Refusal('account_unreadable');
  const known: SealedFacts = opened ?? NOTHING;
  const facts: SealedFacts = {
    id_number: form.id_number || known.id_number,
    address: form.address ?? known.address,
    account: form.account ?? known.account,
  };
  // A stored number must fit the new residency and legal form too: the withholding follows them.
  if (facts.id_number !== '' && !idNumberFits(facts.id_number, form)) throw wrongIdNumber();
  const { version: _version, id_number: _id, address: _address, account: _account, ...plain } = form;
  const { account } = facts;
  const set = {
    ...plain,
    id_hint: facts.id_number === '' ? null : lastDigits(facts.id_number),
    account_kind: account?.kind ?? null,
    bank: account && (account.kind === 'taiwan' ? account.bank_code : account.swift),
    last_digits: account && lastDigits(account.account_number),
    sealed: sealFacts(sealer, payee, facts),
    updated_at: now,
    // A seller who confirms their data again has not left.
    ...(by === 'seller' && { left_at: null }),
  };
  const what = [...changedNames(before, plain), ...changedFacts(known, facts)];
  const isBack = by === 'seller' && before?.left_at;
  if (what.length === 0 && !isBack) return [];
  const saved = before
    ? await tx
        .update(payeeData)
        .set({ ...set, version: sql`${payeeData.version} + 1` })
        .where(eq(payeeData.payee, payee))
        .returning({ payee: payeeData.payee })
    : await tx
        .insert(payeeData)
        .values({ payee, ...set })
        .onConflictDoNothing()
        .returning({ payee: payeeData.payee });
  // Of two concurrent first entries, the second is refused.
  if (saved.length === 0) throw new Refusal('conflict');
  if (what.length === 0) return [];
  await tx.insert(payeeChange).values({ payee, by, member_id, what, at: now });
  await notifyPayee(tx, { payee, by, what, before, after: 'email' in plain ? plain : {} });
  return what;
}

const NOTHING: SealedFacts = { id_number: '', address: '', account: null };

function changedNames(before: PayeeRow | undefined, plain: Record<string, unknown>): PayeeChange[] {
  const names = Object.keys(plain) as (PayeeChange & keyof PayeeRow)[];
  return names.filter((name) => (before?.[name] ?? null) !== plain[name] && !(plain[name] === '' && !before));
}

function changedFacts(known: SealedFacts, facts: SealedFacts): PayeeChange[] {
  const names = ['id_number', 'address', 'account'] as const;
  return names.filter((name) => JSON.stringify(known[name]) !== JSON.stringify(facts[name]));
}

interface Noted {
  payee: PayeeKey;
  by: Editing['by'];
  what: PayeeChange[];
  before: PayeeRow | undefined;
  after: { email?: string | null; lang?: Lang | null };
}

/** The mail has no values. If staff change the address itself, the former one gets it too. */
async function notifyPayee(tx: Db, { payee, by, what, before, after }: Noted): Promise<void> {
  const person = (await readPeople(tx, [payee])).get(payee);
  if (!person) return;
  const { reader, name } = person;
  const lang = reader?.lang ?? after.lang ?? before?.lang ?? 'zh-Hant';
  const addresses = reader ? [reader.email] : [...new Set([before?.email, after.email])];
  const data = { name: reader?.name ?? textIn(name, lang), by, what, account: reader !== null };
  await queueMails(
    tx,
    addresses.flatMap((to) => (to ? [{ to, lang, kind: 'payee_changed' as const, data }] : [])),
  );
}

async function lastCopy(tx: Db, payee: PayeeKey): Promise<string | null | undefined> {
  const [line] = await tx
    .select({ sealed: payoutLine.sealed })
    .from(payoutLine)
    .where(and(eq(payoutLine.payee, payee), isNotNull(payoutLine.sealed)))
    .orderBy(desc(payoutLine.line_id))
    .limit(1);
  return line?.sealed;
}

async function lockRow(tx: Db, payee: PayeeKey): Promise<PayeeRow | undefined> {
  const [row] = await tx.select().from(payeeData).where(eq(payeeData.payee, payee)).for('update');
  return row;
}
