import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '#kit/disclosure.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { usesHanScript } from '#shared/locale.ts';
import { INCOME_CODE_WORDS, RESIDENCY_WORDS } from '../payout.words.ts';
import { rulesOn } from '../payout-tax.rules.ts';
import { usePayoutFormat } from './use-payout-format.ts';

const HALF_WIDTH = { comma: ', ', colon: ': ', semicolon: '; ' };
const FULL_WIDTH = { comma: '，', colon: '：', semicolon: '；' };

/** The rules by which amounts are withheld on a day. */
export function RulesNote({ day }: { day: string }) {
  const { i18n } = useLingui();
  const { money, day: dayText } = usePayoutFormat();
  const { withholding, premium } = rulesOn(day);
  const percent = (bp: number) => i18n.number(bp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const marks = usesHanScript(useLocale()) ? FULL_WIDTH : HALF_WIDTH;
  const ntd = (amount: number) => money(amount, 'NTD');
  return (
    <Disclosure heading="h2" title={<Trans>Rules for tax and premium: confirm them with your accountant</Trans>}>
      <ul className="grid gap-2 text-small">
        {withholding.map((rate) => {
          const codes = rate.codes.map((code) => i18n._(INCOME_CODE_WORDS[code])).join(' · ');
          const since = dayText(rate.from);
          return (
            <li key={`${rate.residency} ${codes}`}>
              {i18n._(RESIDENCY_WORDS[rate.residency])}
              {marks.comma}
              {codes}
              {marks.colon}
              <Trans>
                {percent(rate.rate_bp)} tax since {since}
              </Trans>
              {rate.tax_free !== undefined && (
                <>
                  {marks.semicolon}
                  <Trans>none if the tax is {ntd(rate.tax_free)} or less</Trans>
                </>
              )}
              {rate.payment_free !== undefined && (
                <>
                  {marks.semicolon}
                  <Trans>none if the payment is {ntd(rate.payment_free)} or less</Trans>
                </>
              )}
            </li>
          );
        })}
        {premium && (
          <li>
            <Trans>
              Supplementary premium of the National Health Insurance for residents with 9A or 9B:{' '}
              {percent(premium.rate_bp)} of a payment of {ntd(premium.least)} or more, up to {ntd(premium.most)}, since{' '}
              {dayText(premium.from)}
            </Trans>
          </li>
        )}
        <li>
          <Trans>A company in Taiwan issues an invoice: nothing is withheld.</Trans>
        </li>
        <li>
          <Trans>
            To be confirmed: the income code of a share (9B or 53), the rounding, whether the share includes VAT,
            residency, and payments in US dollars.
          </Trans>
        </li>
      </ul>
    </Disclosure>
  );
}
