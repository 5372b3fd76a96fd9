import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { Icon } from '#kit/icon.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { CURRENCIES, formatMoney } from '#shared/money.ts';
import { inParentheses } from '#shared/parentheses.ts';
import type { ReviewedWork } from '../studio.contract.ts';
import type { MissingPart } from '../studio.rules.ts';
import { PART_WORDS } from '../studio.words.ts';

/** The automatic checks: pixels at each size, missing texts, similar works. */
export function ReviewChecks({ work }: { work: ReviewedWork }) {
  const { i18n } = useLingui();
  const { missing, alike, pixels, sizes } = work;
  const locale = useLocale();
  const count = alike.length;
  const nameOf = ({ part, lang }: MissingPart) => {
    const language = LANGUAGES.find((other) => other.lang === lang)?.name;
    return language ? inParentheses(i18n._(PART_WORDS[part]), language, locale) : i18n._(PART_WORDS[part]);
  };
  const [w, h] = [i18n.number(pixels?.w_px ?? 0), i18n.number(pixels?.h_px ?? 0)];
  return (
    <section className="mt-8">
      <h2 className="text-[1.375rem]">
        <Trans>Automatic checks</Trans>
      </h2>
      <ul className="mt-3 border-hairline border-t">
        <Check isWell={sizes.length > 0}>
          {pixels ? (
            <Trans>
              {w} × {h} pixels after cropping
            </Trans>
          ) : (
            <Trans>No picture yet</Trans>
          )}
        </Check>
        <Check isWell={missing.length === 0}>
          {missing.length === 0 ? (
            <Trans>Nothing is missing.</Trans>
          ) : (
            <>
              <Trans>Still missing:</Trans> {new Intl.ListFormat(locale).format(missing.map(nameOf))}
            </>
          )}
        </Check>
        <Check isWell={count === 0}>
          {count === 0 ? (
            <Trans>No work looks nearly the same.</Trans>
          ) : (
            <Plural value={count} one="One work looks nearly the same." other="# works look nearly the same." />
          )}
        </Check>
      </ul>
      {sizes.length > 0 && <Sizes work={work} />}
    </section>
  );
}

function Check({ isWell, children }: { isWell: boolean; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 border-hairline border-b py-2 text-small">
      <Icon name={isWell ? 'check' : 'warning'} size={16} className={isWell ? 'mt-1 text-good' : 'mt-1 text-bad'} />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Sizes({ work }: { work: ReviewedWork }) {
  const locale = useLocale();
  return (
    <div className="mt-5 overflow-x-auto">
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">
          <Trans>Sizes and prices</Trans>
        </caption>
        <thead>
          <tr className="border-hairline border-b text-caption text-ink-soft">
            <th scope="col" className="py-1 text-start font-normal">
              <Trans>Size</Trans>
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              <Trans>Pixels per inch</Trans>
            </th>
            {CURRENCIES.map((currency) => (
              <th key={currency} scope="col" className="py-1 ps-3 text-end font-normal">
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {work.sizes.map((size) => (
            <tr key={size.label} className="border-hairline border-b">
              <th scope="row" className="whitespace-nowrap py-1.5 text-start font-normal">
                {formatCm(size, locale)}
              </th>
              <td className="text-end">{size.ppi}</td>
              {CURRENCIES.map((currency) => (
                <td key={currency} className="ps-3 text-end">
                  {formatMoney(size.price[currency], currency, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
