import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { listOf } from '#shared/list-of.ts';
import { localeOfI18n } from '#shared/locale.ts';
import type { SaleMail } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';
import { detailsOf } from './mail-texts-orders.ts';
import { money } from './order-words.ts';

/** Sold works of a seller, each with the calculation of the share. */
export function saleMade(data: SaleMail, { i18n, urlOf, fileOf }: MailContext): MailBody {
  const title = data.lines[0]?.title ?? '';
  const { code } = data;
  const share = data.lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    subject:
      data.lines.length > 1
        ? i18n._(msg`“${{ title }}” and other works have been sold`)
        : i18n._(msg`“${{ title }}” has been sold`),
    greeting: greeting(i18n, data.name),
    paragraphs: [
      i18n._(msg`You have made a sale: order ${{ code }} is paid, and we are now making the prints.`),
      i18n._(msg`Your share, and how it is calculated, is shown next to each work.`),
    ],
    pictures: data.lines.map((line) => ({
      url: fileOf(line.picture),
      title: line.title,
      details: [...detailsOf(line, i18n), ...numbersOf(line, i18n), wayToShare(line, data, i18n)],
      amount: money(line.amount, data, i18n),
    })),
    sums: [[i18n._(msg`Your share`), money(share, data, i18n)]],
    action: { label: i18n._(msg`See your sales`), url: urlOf('/account/sales') },
    closing: [i18n._(msg`If a print is returned and refunded, we deduct its share on your statement.`)],
  };
}

function numbersOf({ numbers }: SaleMail['lines'][number], i18n: I18n): string[] {
  if (numbers.length === 0) return [];
  const list = listOf(numbers.map(String), localeOfI18n(i18n));
  return [i18n._(msg`Edition no. ${{ numbers: list }}`)];
}

/** Product §8.2: gross, ÷ (1 + VAT), × rate. Exports contain no tax. */
function wayToShare({ gross, net, rate_bp }: SaleMail['lines'][number], data: SaleMail, i18n: I18n): string {
  const locale = localeOfI18n(i18n);
  const divisor = new Intl.NumberFormat(locale).format(1 + data.tax_rate / 100);
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate_bp / 10_000);
  const [price, before] = [money(gross, data, i18n), money(net, data, i18n)];
  return data.tax_rate === 0
    ? i18n._(msg`${{ price }}, zero-rated, × ${{ rate }}`)
    : i18n._(msg`${{ price }} ÷ ${{ divisor }} = ${{ before }} before tax, × ${{ rate }}`);
}
