import { msg } from '@lingui/core/macro';
import type { NoticeSummary } from '#ground/staff-notices/notice.rules.ts';
import { noticePath } from '#ground/staff-notices/notice.rules.ts';
import { NOTICE_WORDS, noticeText } from '#ground/staff-notices/notice.words.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';

/** What has happened in the last minutes. One event is named in the subject, several are counted there. */
export function staffNotice(data: NoticeSummary, context: MailContext): MailBody {
  const { i18n, urlOf } = context;
  const [only] = data.lines;
  const isOne = only !== undefined && totalOf(data) === 1;
  return {
    subject: isOne ? noticeText(i18n, only) : countsText(data, context),
    greeting: greeting(i18n, data.name),
    paragraphs: linesOf(data, context),
    action: isOne
      ? { label: i18n._(msg`Open the page`), url: urlOf(noticePath(only)) }
      : { label: i18n._(msg`Open the back office`), url: urlOf('/admin') },
    closing: [
      i18n._(msg`You can choose what we notify you about on the page “My sign-in and notices” of the back office.`),
    ],
  };
}

/** Everything since the last summary. */
export function staffDigest(data: NoticeSummary, context: MailContext): MailBody {
  const { i18n, brand } = context;
  const counts = countsText(data, context);
  return { ...staffNotice(data, context), subject: i18n._(msg`Daily summary of ${{ brand }} (${{ counts }})`) };
}

/** For example “New orders: 30 · New messages: 2”. */
function countsText({ counts }: NoticeSummary, { i18n }: MailContext): string {
  const parts = counts.map(({ kind, count }) => {
    const name = i18n._(NOTICE_WORDS[kind]);
    return i18n._(msg`${{ name }}: ${{ count }}`);
  });
  return parts.join(' · ');
}

function linesOf(data: NoticeSummary, context: MailContext): string[] {
  const { i18n } = context;
  const left = totalOf(data) - data.lines.length;
  return [
    ...data.lines.map((line) => noticeText(i18n, line)),
    ...(left > 0 ? [i18n._(msg`And ${{ left }} more; the bell in the back office lists all of them.`)] : []),
  ];
}

function totalOf({ counts }: NoticeSummary): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
