import { sql } from 'drizzle-orm';
import { isRewritten } from './demo-words.service.ts';

// Which rows a removal takes. It compares what every feature has with the demo's own list, so it is SQL over many tables; the
// features themselves remove (`demo-removing.service.ts`).

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
export const REWRITTEN_WORKS = sql`select x.item_id as id, x.title ->> 'en' as title
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
