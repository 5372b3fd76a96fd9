import { msg } from '@lingui/core/macro';
import { inArray } from 'drizzle-orm';
import { hasCard } from '#buying/gifts/gift.rules.ts';
import { type GiftCard, type GiftCards, giftCards } from '#buying/gifts/server/gift-card.service.ts';
import { giftLinks } from '#buying/gifts/server/gift-link.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { type SealingSettings, sealerOf } from '#ground/sealing/server/sealing.ts';
import { Refusal } from '#shared/errors.ts';
import { i18nFor } from '#shared/i18n.ts';
import { joinPath, type Lang, localeOf, textIn } from '#shared/locale.ts';
import { isForWorkshop } from '../order-queues.rules.ts';
import { findOrder, withLines } from './order.service.ts';
import { shopOrder } from './order.tables.ts';
import { factsOf, type OrderRow } from './order-write.service.ts';

type Shop = SealingSettings & { baseUrl: string };

/** The message cards of many orders for the workshop, in the requested order; orders without a card have no page. */
export async function workshopCards(
  db: Db,
  shop: Shop,
  { codes, lang, now = new Date() }: { codes: readonly string[]; lang: Lang; now?: Date },
): Promise<Uint8Array> {
  const rows = await db
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.code, [...codes]));
  const placed = new Map((await withLines(db, rows)).map((one) => [one.order.code, one]));
  const asked = [...new Set(codes)].flatMap((code) => placed.get(code) ?? []);
  if (asked.length < new Set(codes).size) throw new Refusal('not_found');
  const gone = asked.filter((one) => !isForWorkshop(factsOf(one), now)).map(({ order }) => order.code);
  if (gone.length > 0) throw new Refusal('not_in_workshop', { more: { orders: gone } });
  return giftCards(
    await cardsOf(
      db,
      shop,
      asked.map(({ order }) => order),
      lang,
    ),
  );
}

/** The card of the buyer's own gift, as the workshop will print it. */
export async function ownCard(db: Db, shop: Shop, code: string, memberId: number): Promise<Uint8Array> {
  const { order } = await findOrder(db, code, memberId);
  return giftCards(await cardsOf(db, shop, [order], order.lang));
}

async function cardsOf(db: Db, shop: Shop, orders: readonly OrderRow[], lang: Lang): Promise<GiftCards> {
  const given = orders.filter(({ gift }) => gift && hasCard(gift));
  const [first] = given;
  if (!first) throw new Refusal('no_gift_card');
  const ids = given.map(({ order_id }) => order_id);
  const links = await giftLinks(db, ids, sealerOf(shop));
  const { info } = await readSettings(db);
  const cards: GiftCard[] = [];
  for (const order of given)
    cards.push(
      await cardOf(order, links.get(order.order_id)?.path ?? undefined, {
        shop,
        brand: textIn(info.brand, order.lang),
      }),
    );
  const words = await i18nFor(localeOf(lang));
  return {
    // The first card's language decides the font order: a file has only one.
    locale: localeOf(first.lang),
    title: words._(msg`Message cards`),
    brand: textIn(info.brand, lang),
    date: new Date(Math.max(...given.map(({ created_at }) => created_at.getTime()))).toISOString(),
    cards,
  };
}

/** In the language of the order. A withdrawn link is not printed. */
async function cardOf(
  { lang, gift, receiver, code }: OrderRow,
  path: string | undefined,
  { shop, brand }: { shop: Shop; brand: string },
): Promise<GiftCard> {
  const locale = localeOf(lang);
  const i18n = await i18nFor(locale);
  const name = gift?.recipient || receiver.name;
  return {
    locale,
    brand,
    to: i18n._(msg`For ${{ name }}`),
    message: gift?.message ?? '',
    code,
    ...(gift?.card_link &&
      path !== undefined && {
        link: {
          address: `${shop.baseUrl}${joinPath(locale, path)}`,
          text: i18n._(msg`Scan this code to read the story of the work and to learn how to hang it.`),
        },
      }),
  };
}
