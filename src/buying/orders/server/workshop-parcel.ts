import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sellerLines } from '#catalogue/site/seller-lines.rules.ts';
import type { SiteSettings } from '#catalogue/site/server/site.service.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { formatAddress } from '#ground/places/taiwan-address.ts';
import { type Lang, listed, localeOf, perLang, textIn } from '#shared/locale.ts';
import { shownPhone } from '#shared/phone.ts';
import { TEST_NOTE } from '#shared/test-order.words.ts';
import type { OrderWithLines } from './order-write.service.ts';
import type { Label, Slip } from './workshop-drawing.ts';
import { marked } from './workshop-ticket.ts';

type Info = SiteSettings['info'];

/** In the language of the order. No prices: it may be a present. */
export function slipOf({ order, lines }: OrderWithLines, i18n: I18n, info: Info): Slip {
  const { lang, receiver, code } = order;
  const locale = localeOf(lang);
  return {
    code,
    title: marked(i18n._(msg`Packing slip`), order, i18n),
    seller: {
      brand: textIn(info.brand, lang),
      lines: sellerLines({ ...info, company: perLang(() => '') }, lang),
    },
    facts: [[i18n._(msg`Order number`), code]],
    party: receiver.pickup_place
      ? { title: i18n._(msg`Pickup`), lines: [receiver.name, receiver.pickup_place.name, receiver.address] }
      : { title: i18n._(msg`Recipient`), lines: [receiver.name, receiver.address] },
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
      ...(order.test ? [i18n._(TEST_NOTE)] : []),
      ...(order.gift ? [i18n._(msg`This parcel is a gift. It contains no prices.`)] : []),
      i18n._(
        msg`Please check the prints on arrival. If anything is missing or damaged, contact us and quote the order number.`,
      ),
    ],
  };
}

/** Inside Taiwan in Chinese order, for its carriers; elsewhere in English order. A picked-up order gets one for its shelf. */
export function labelOf({ order }: OrderWithLines, i18n: Record<Lang, I18n>, info: Info): Label {
  const { code, receiver } = order;
  const lang: Lang = receiver.country_code === 'TW' ? 'zh-Hant' : 'en';
  const words = i18n[lang];
  const place = receiver.pickup_place;
  const address = formatAddress({ ...receiver, address: receiver.street }, localeOf(lang));
  return {
    code,
    from: {
      title: words._(msg`Sender`),
      lines: [
        ...(order.test ? [words._(TEST_NOTE)] : []),
        ...[textIn(info.brand, lang), textIn(info.address, lang), info.phone].filter(Boolean),
      ],
    },
    to: {
      title: marked(words._(place ? msg`Pickup` : msg`To`), order, words),
      name: receiver.name,
      lines: [place ? place.name : address, shownPhone(receiver.phone), ...(receiver.remark ? [receiver.remark] : [])],
    },
  };
}
