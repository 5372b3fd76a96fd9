import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SiteSettings } from '#catalogue/site/server/site.service.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { formatAddress } from '#ground/places/taiwan-address.ts';
import { type Lang, listed, localeOf, textIn } from '#shared/locale.ts';
import { shownPhone } from '#shared/phone.ts';
import type { OrderWithLines } from './order-write.service.ts';
import type { Label, Slip } from './workshop-drawing.ts';

type Info = SiteSettings['info'];

/** What lies in the parcel, in the language in which it was ordered. No prices: it may be a present. */
export function slipOf({ order, lines }: OrderWithLines, i18n: I18n, info: Info): Slip {
  const { lang, receiver, code } = order;
  const locale = localeOf(lang);
  return {
    code,
    title: i18n._(msg`Packing slip`),
    seller: {
      brand: textIn(info.brand, lang),
      lines: [textIn(info.address, lang), `${info.phone} | ${info.email}`],
    },
    facts: [[i18n._(msg`Order number`), code]],
    party: { title: i18n._(msg`Delivered to`), lines: [receiver.name, receiver.address] },
    columns: { work: i18n._(msg`Work`), nums: i18n._(msg`Quantity`) },
    lines: lines.map((line) => {
      const numbers = listed(line.edition_numbers, locale);
      return {
        title: textIn(line.title, lang),
        details: [
          textIn(line.artist.name, lang),
          `${formatCm(line.size, locale)} | ${textIn(line.frame.name, lang)}`,
          ...(numbers ? [i18n._(msg`Edition no. ${{ numbers }}`)] : []),
        ],
        nums: String(line.nums),
      };
    }),
    notes: [
      i18n._(
        msg`Please check the prints on arrival. If anything is missing or damaged, write to us and quote this number.`,
      ),
    ],
  };
}

/** What stands on the parcel: in Chinese order inside Taiwan, for its carriers, and in English order to the rest of the world. */
export function labelOf({ order: { code, receiver } }: OrderWithLines, i18n: Record<Lang, I18n>, info: Info): Label {
  const lang: Lang = receiver.country_code === 'TW' ? 'zh-Hant' : 'en';
  const words = i18n[lang];
  const address = formatAddress({ ...receiver, address: receiver.street }, localeOf(lang));
  return {
    code,
    from: {
      title: words._(msg`Sender`),
      lines: [textIn(info.brand, lang), textIn(info.address, lang), info.phone],
    },
    to: {
      title: words._(msg`To`),
      name: receiver.name,
      lines: [address, shownPhone(receiver.phone), ...(receiver.remark ? [receiver.remark] : [])],
    },
  };
}
