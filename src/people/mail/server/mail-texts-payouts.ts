import { msg } from '@lingui/core/macro';
import { listOf } from '#shared/list-of.ts';
import { localeOfI18n } from '#shared/locale.ts';
import type { MailData, PayoutMail } from '../mail.kinds.ts';
import { PAYEE_FACT_WORDS } from '../payee-facts.rules.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';
import { money } from './order-words.ts';

/** A seller was paid; the statement is attached. */
export function payoutPaid(data: PayoutMail, { i18n, urlOf, brand }: MailContext): MailBody {
  const { day, reference, gross, withholding, premium, net, last_digits } = data;
  const amount = money(net, data, i18n);
  const date = i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  const withheld: [string, string][] = [
    ...(withholding > 0 ? [[i18n._(msg`Tax withheld`), `−${money(withholding, data, i18n)}`] as [string, string]] : []),
    ...(premium > 0
      ? [[i18n._(msg`Supplementary premium`), `−${money(premium, data, i18n)}`] as [string, string]]
      : []),
  ];
  return {
    subject: i18n._(msg`Your payout of ${{ amount }}`),
    greeting: greeting(i18n, data.name),
    paragraphs: [
      i18n._(msg`We transferred your shares to your account ending in ${{ last_digits }} on ${{ date }}.`),
      i18n._(msg`The statement is attached. It lists every sale and every refund in this payout.`),
    ],
    facts: [
      [i18n._(msg`Payout number`), reference],
      [i18n._(msg`Your shares`), money(gross, data, i18n)],
      ...withheld,
      [i18n._(msg`Transferred`), amount],
    ],
    ...(data.account && { action: { label: i18n._(msg`See your payouts`), url: urlOf('/account/payout') } }),
    closing: [
      i18n._(msg`If something is wrong, please reply to this e-mail. ${{ brand }} will correct it in the next payout.`),
    ],
  };
}

/** Someone entered or changed the data by which a seller is paid; the mail has no values. */
export function payeeChanged(
  { name, by, what, account }: MailData['payee_changed'],
  { i18n, urlOf, brand }: MailContext,
): MailBody {
  const facts = listOf(
    what.map((fact) => i18n._(PAYEE_FACT_WORDS[fact])),
    localeOfI18n(i18n),
  );
  return {
    subject: i18n._(msg`Your payment data has changed`),
    greeting: greeting(i18n, name),
    paragraphs: [
      by === 'seller'
        ? i18n._(msg`You changed your payment data at ${{ brand }}: ${{ facts }}.`)
        : i18n._(msg`Our finance staff changed your payment data at ${{ brand }}: ${{ facts }}.`),
      i18n._(msg`For your safety, this e-mail does not contain the data itself.`),
    ],
    ...(account && { action: { label: i18n._(msg`Check your payment data`), url: urlOf('/account/payout') } }),
    closing: [i18n._(msg`If you did not expect this, please reply to this e-mail immediately.`)],
  };
}
