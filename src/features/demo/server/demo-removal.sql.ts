import { type SQL, sql } from 'drizzle-orm';
import type { DemoKind } from './demo.tables.ts';
import { listed } from './demo-marks.service.ts';
import { isRewritten } from './demo-words.service.ts';

// Removing what no service ever removes: orders and published works stay for good in a real shop. So it is written as SQL here,
// in one place, and not offered to the other rooms.

/** Orders of the demo's people in which there is nothing but works of the demo. */
export const DEMO_ORDERS = sql`select o.order_id as id from shop_order o
  join demo_row d on d.kind = 'member' and d.id = o.member_id::text
  where not exists (select 1 from order_line l left join demo_row i on i.kind = 'item' and i.id = l.item_id::text
    where l.order_id = o.order_id and i.id is null)`;

export const DEMO_MEMBERS = sql`select m.member_id as id, m.email from member m
  join demo_row d on d.kind = 'member' and d.id = m.member_id::text where m.deleted_at is null`;

/** Works of the demo that nobody has rewritten, and whether an order refers to them. */
export const DEMO_ITEMS = sql`select x.item_id as id, exists (select 1 from order_line l where l.item_id = x.item_id) as ordered
  from item x join demo_row d on d.kind = 'item' and d.id = x.item_id::text where not ${isRewritten('item')}`;

/** Works of the demo that someone has rewritten: the shop's own from now on. */
export const REWRITTEN_ITEMS = sql`select x.item_id as id, x.title ->> 'en' as title
  from item x join demo_row d on d.kind = 'item' and d.id = x.item_id::text where ${isRewritten('item')}`;

export const DEMO_ARTICLES = sql`select x.article_id as id from article x
  join demo_row d on d.kind = 'article' and d.id = x.article_id::text where not ${isRewritten('article')}`;

export const REWRITTEN_ARTICLES = sql`select x.article_id as id, x.title ->> 'en' as title from article x
  join demo_row d on d.kind = 'article' and d.id = x.article_id::text where ${isRewritten('article')}`;

/** Works that are removed for good: no order that stays refers to them. */
const GONE_ITEMS = sql`select id from (${DEMO_ITEMS}) w where not exists (select 1 from order_line l
  where l.item_id = w.id and l.order_id not in (${DEMO_ORDERS}))`;

const DEMO_PEOPLE = sql`select id::int from demo_row where kind = 'member'`;

/** Artists of the catalogue, and the pages that sellers of the demo have been given. */
const MARKED_ARTISTS = sql`(select * from artist where member_id in (${DEMO_PEOPLE})
    or artist_id in (select id::int from demo_row where kind = 'artist')) x
  left join demo_row d on d.kind = 'artist' and d.id = x.artist_id::text`;
const HAS_WORKS = sql`exists (select 1 from item i where i.artist_id = x.artist_id and i.item_id not in (${GONE_ITEMS}))`;

/** Artists of the demo whom nobody has rewritten and on whose pages nothing is left, neither of the demo nor of anyone else. */
export const DEMO_ARTISTS = sql`select x.artist_id as id from ${MARKED_ARTISTS}
  where not ${isRewritten('artist')} and not ${HAS_WORKS}`;

/** Artists of the demo who stay, because someone has rewritten them or a work of theirs stays. */
export const KEPT_ARTISTS = sql`select x.artist_id as id, x.name ->> 'en' as title from ${MARKED_ARTISTS}
  where ${isRewritten('artist')} or ${HAS_WORKS}`;

const STORE_IS_USED = sql`exists (select 1 from item_store i join item on item.item_id = i.item_id
  where i.store_id = s.store_id and item.stage is distinct from 'removed' and i.item_id not in (select id from (${DEMO_ITEMS}) w))`;
const MARKED_STORES = sql`exhibition_store s join demo_row d on d.kind = 'store' and d.id = s.store_id::text`;

/** Stores of the demo, whatever staff have done to them since, except those in which a work of somebody else hangs. */
export const DEMO_STORES = sql`select s.store_id as id from ${MARKED_STORES} where not ${STORE_IS_USED}`;
export const KEPT_STORES = sql`select s.store_id as id, s.name ->> 'en' as title from ${MARKED_STORES} where ${STORE_IS_USED}`;

/** Ready answers of the demo, also removed ones, as long as nobody of the staff has written in them. */
export const DEMO_ANSWERS = sql`select c.canned_id as id from canned_answer c
  join demo_row d on d.kind = 'canned_answer' and d.id = c.canned_id::text where c.version = 1`;
export const KEPT_ANSWERS = sql`select c.canned_id as id, c.title from canned_answer c
  join demo_row d on d.kind = 'canned_answer' and d.id = c.canned_id::text where c.version > 1`;

/** How much a removal takes, and how much of the demo stays out of sight or without a name. */
export const COUNTS = sql`select
  (select count(*)::int from (${DEMO_ORDERS}) x) as orders,
  (select count(*)::int from (${DEMO_MEMBERS}) x) as members,
  (select count(*)::int from (${GONE_ITEMS}) x) as works,
  (select count(*)::int from (${DEMO_ARTICLES}) x) as articles,
  (select count(*)::int from (${DEMO_ARTISTS}) x) as artists,
  (select count(*)::int from (${DEMO_STORES}) x) as stores,
  (select count(*)::int from (${DEMO_ANSWERS}) x) as answers,
  (select count(*)::int from (${DEMO_ITEMS}) x) - (select count(*)::int from (${GONE_ITEMS}) x) as hidden_works,
  (select count(*)::int from shop_order o join (${DEMO_MEMBERS}) m on m.id = o.member_id
    where o.order_id not in (${DEMO_ORDERS})) as nameless_orders`;

/** Pictures of removed works that nothing shows any more. */
export const DEMO_PICTURES = sql`select d.id as hash from demo_row d where d.kind = 'picture'
  and not exists (select 1 from item where picture_hash = d.id)
  and not exists (select 1 from order_line where picture_hash = d.id)
  and not exists (select 1 from artist where portrait_hash = d.id)
  and not exists (select 1 from master where picture_hash = d.id and state <> 'refused')`;

/** The statements that remove orders, what belongs to each before the order itself. */
export function removingOrders(ids: readonly number[]): SQL[] {
  const these = sql`(${listed(ids)})`;
  const of = (table: string) => sql`delete from ${sql.identifier(table)} where order_id in ${these}`;
  return [
    sql`insert into demo_row (kind, id) select 'order', order_id::text from shop_order where order_id in ${these}
      on conflict do nothing`,
    // A line of a statement stays read: the same statement sent again confirms nothing by it.
    sql`update bank_line set order_id = null where order_id in ${these}`,
    of('share_entry'),
    of('payment_event'),
    of('payment_attempt'),
    of('refund_case'),
    ...['order_event', 'order_transfer', 'order_return', 'order_refund', 'order_payment', 'order_line'].map(of),
    of('shop_order'),
    sql`delete from demo_row where kind = 'order'`,
  ];
}

/** The statements that remove the rows of people whom every room has forgotten; whoever still has an order stays without a name. */
export function removingMembers(ids: readonly number[]): SQL[] {
  const these = sql`(${listed(ids)})`;
  return [
    sql`delete from staff_invitation where invited_by in ${these}`,
    ...['order_idempotency', 'oauth_handoff', 'oauth_link'].map(
      (table) => sql`delete from ${sql.identifier(table)} where member_id in ${these}`,
    ),
    sql`delete from member where member_id in ${these}
      and not exists (select 1 from shop_order where shop_order.member_id = member.member_id)`,
    sql`delete from demo_row where kind = 'member' and id in (select unnest(array[${listed(ids)}]::int[])::text)`,
  ];
}

/** The statements that take works off every list and out of every cart; those that nobody ordered go altogether. */
export function removingItems(all: readonly number[], unordered: readonly number[]): SQL[] {
  const these = sql`(${listed(all)})`;
  const taken = [
    sql`delete from cart_line where item_id in ${these}`,
    sql`delete from favorite where item_id in ${these}`,
    sql`delete from search_document where kind = 'item' and doc_id in ${these}`,
    sql`update article set cover_item_id = null where cover_item_id in ${these}`,
    // What an order refers to stays as it was printed, and can be neither seen nor bought.
    sql`update item set status = 'offline', stage = 'removed', paused_by = null, updated_at = now() where item_id in ${these}`,
    sql`delete from demo_row where kind = 'item' and id in (select unnest(array[${listed(all)}]::int[])::text)`,
  ];
  if (unordered.length === 0) return taken;
  const gone = sql`(${listed(unordered)})`;
  return [
    ...taken,
    sql`insert into demo_row (kind, id) select 'picture', picture_hash from item
      where item_id in ${gone} and picture_hash is not null on conflict do nothing`,
    sql`update thread set item_id = null where item_id in ${gone}`,
    // As old as can be, so that the next round of sweeping takes the file.
    sql`update master set item_id = null, state = 'refused', due_at = null, changed_at = to_timestamp(0)
      where item_id in ${gone} or master_id in (select master_id from work where item_id in ${gone})`,
    ...['work_event', 'work', 'size', 'item_view', 'edition_free', 'item_store', 'former_picture', 'item'].map(
      (table) => sql`delete from ${sql.identifier(table)} where item_id in ${gone}`,
    ),
  ];
}

/**
 * The statements that leave rewritten works to the shop: without their mark, the demo's seller, and the figures that the demo
 * invented, as far as no order that stays refers to them.
 */
export function keepingItems(ids: readonly number[]): SQL[] {
  const these = sql`(${listed(ids)})`;
  const unordered = sql`item_id in ${these} and not exists (select 1 from order_line l where l.item_id = item.item_id)`;
  return [
    sql`update work set seller_id = null where item_id in ${these} and seller_id in (${DEMO_PEOPLE})`,
    sql`update item set views = 0, sales = 0, edition_sold = 0,
      collectors = (select count(*) from favorite f where f.item_id = item.item_id and f.removed_at is null) where ${unordered}`,
    sql`delete from edition_free where item_id in (select item_id from item where ${unordered})`,
    sql`delete from item_view where item_id in ${these}`,
    unmarking('item', ids),
  ];
}

/** The statement by which things of the demo become the shop's own. */
export function unmarking(kind: DemoKind, ids: readonly number[]): SQL {
  return sql`delete from demo_row where kind = ${kind} and id in (select unnest(array[${listed(ids)}]::int[])::text)`;
}

/** Pages of the demo's sellers are nobody's from now on, so that those which stay, and their works, do not go with the account. */
export const RELEASING_PAGES: readonly SQL[] = [
  sql`insert into demo_row (kind, id) select 'artist', artist_id::text from artist where member_id in (${DEMO_PEOPLE})
    on conflict do nothing`,
  sql`update artist set member_id = null where member_id in (${DEMO_PEOPLE})`,
  sql`delete from representation where gallery_id in (${DEMO_PEOPLE})`,
];

/** The statements that remove articles. */
export function removingArticles(ids: readonly number[]): SQL[] {
  const these = sql`(${listed(ids)})`;
  return [
    sql`delete from search_document where kind = 'article' and doc_id in ${these}`,
    sql`delete from article where article_id in ${these}`,
    sql`delete from demo_row where kind = 'article' and id in (select unnest(array[${listed(ids)}]::int[])::text)`,
  ];
}

/** The statements that remove stores, and that works hang there. */
export function removingStores(ids: readonly number[]): SQL[] {
  const these = sql`(${listed(ids)})`;
  return [
    sql`delete from item_store where store_id in ${these}`,
    sql`delete from exhibition_store where store_id in ${these}`,
    sql`delete from demo_row where kind = 'store' and id in (select unnest(array[${listed(ids)}]::int[])::text)`,
  ];
}

/** The statements that remove ready answers. */
export function removingAnswers(ids: readonly number[]): SQL[] {
  return [
    sql`delete from canned_answer where canned_id in (${listed(ids)})`,
    sql`delete from demo_row where kind = 'canned_answer' and id in (select unnest(array[${listed(ids)}]::int[])::text)`,
  ];
}

/** The statements that remove artists without a work. */
export function removingArtists(ids: readonly number[]): SQL[] {
  const these = sql`(${listed(ids)})`;
  return [
    sql`delete from representation where artist_id in ${these}`,
    sql`delete from representation_proposal where artist_id in ${these}`,
    sql`delete from search_document where kind = 'artist' and doc_id in ${these}`,
    sql`insert into demo_row (kind, id) select 'picture', portrait_hash from artist
      where artist_id in ${these} and portrait_hash is not null on conflict do nothing`,
    sql`delete from artist where artist_id in ${these}`,
    sql`delete from demo_row where kind = 'artist' and id in (select unnest(array[${listed(ids)}]::int[])::text)`,
  ];
}
