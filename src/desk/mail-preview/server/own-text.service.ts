import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { hasUnmatchedBrace, unknownVariables } from '#people/mail/own-words.rules.ts';
import { isMailKind, MAIL_PREVIEWS, previewTexts } from '#people/mail/server/mail-preview.service.ts';
import { listOwnWords, lockOwnWords, removeOwnWords, writeOwnWords } from '#people/mail/server/own-words.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { MailText, MailTextEdit, PreviewQuery } from '../preview.contract.ts';
import { factsFor } from './preview.service.ts';

/** The texts that the previewed mail consists of, with the owner's words. */
export async function listTexts(db: Db, viewer: SignedIn, kind: string, query: PreviewQuery, baseUrl: string) {
  const known = requireKind(kind);
  const { lang } = query;
  const [standards, own] = await Promise.all([
    standardTexts(db, viewer, known, query, baseUrl),
    listOwnWords(db, { kind: known, lang }),
  ]);
  const ownById = new Map(own.map((row) => [row.message_id, row]));
  const texts = standards.map((text): MailText => {
    const { words = null, version = 0 } = ownById.get(text.id) ?? {};
    return { ...text, words, version };
  });
  const shown = new Set(standards.map(({ id }) => id));
  const unused = own
    .filter(({ message_id }) => !shown.has(message_id))
    .map(({ message_id: id, standard, words, version }) => ({ id, standard, words, version }));
  return { texts, unused };
}

/** Refuses an older version. The next mail is already in the new words. */
export async function saveText(db: Db, viewer: SignedIn, kind: string, edit: MailTextEdit, baseUrl: string) {
  const known = requireKind(kind);
  const { lang, id, version, words } = edit;
  const text = (await standardTexts(db, viewer, known, edit, baseUrl)).find((one) => one.id === id);
  if (words !== null) {
    if (!text) throw new Refusal('not_found');
    if (text.is_binding) throw new Refusal('forbidden');
    checkVariables(words, text.variables);
  }
  const place = { kind: known, lang, message_id: id };
  await inTransaction(db, async (tx) => {
    const before = await lockOwnWords(tx, place);
    if ((before?.version ?? 0) !== version) throw new Refusal('conflict');
    const standard = text?.standard ?? before?.standard ?? '';
    if (words === null) await removeOwnWords(tx, place);
    else if (!(await writeOwnWords(tx, { ...place, words, standard }, before === undefined)))
      throw new Refusal('conflict');
    await recordChange(tx, {
      staff_id: viewer.member_id,
      subject: 'shop',
      subject_id: 'mail',
      action: words === null ? 'reset_words' : 'save_words',
      before: { words: before?.words ?? standard },
      after: { kind: known, lang, standard, words: words ?? standard },
    });
  });
  return listTexts(db, viewer, kind, edit, baseUrl);
}

function requireKind(kind: string) {
  if (!isMailKind(kind)) throw new Refusal('not_found');
  return kind;
}

async function standardTexts(
  db: Db,
  viewer: SignedIn,
  kind: ReturnType<typeof requireKind>,
  query: PreviewQuery,
  baseUrl: string,
) {
  const { facts } = await factsFor(db, viewer, MAIL_PREVIEWS[kind].source, query);
  return previewTexts(db, kind, facts, baseUrl);
}

function checkVariables(words: string, variables: readonly string[]): void {
  if (unknownVariables(words, variables).length === 0 && !hasUnmatchedBrace(words)) return;
  const params = { rule: 'unknown_variable' };
  throw new Refusal('validation', { issues: [{ code: 'custom', path: ['words'], input: words, params, message: '' }] });
}
