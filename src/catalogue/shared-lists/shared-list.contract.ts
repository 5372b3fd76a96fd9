import { z } from 'zod';
import { pricedLine } from '#catalogue/cart/cart.contract.ts';
import { lines, numberText, rowId, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { holdsAddress } from '#shared/web-address.ts';
import { MAX_WORKS, NAME_MAX, NOTE_MAX } from './shared-list.rules.ts';

const secret = z.string().regex(/^[\w-]{20,128}$/);

/** The secret of the link, and the one that this browser was given when its person chose a name. */
export const listHeaders = z.object({
  'shared-list': secret.meta({ description: 'The secret of the list’s link' }),
  participant: secret.optional().meta({ description: 'The secret of one participant, given when they joined' }),
});

/** A name without links: the others read it. */
const personName = text(NAME_MAX)
  .min(1)
  .refine((value) => !holdsAddress(value), { params: { rule: 'name_address' } });

/** Without a size or a frame, the shop chooses as on the product page. */
const wish = z.strictObject({ item_id: rowId, size_id: rowId.optional(), frame_id: rowId.optional() });
export type Wish = z.infer<typeof wish>;

/** POST /api/together */
export const newList = z
  .strictObject({ name: personName, works: z.array(wish).max(MAX_WORKS) })
  .meta({ id: 'NewList' });

/** POST /api/together/participant: joins, or changes the name of a participant. */
export const joining = z.strictObject({ name: personName }).meta({ id: 'ListJoining' });

/** POST /api/together/change: one operation, which leaves everything else as the others have made it. */
export const listChange = z
  .discriminatedUnion('op', [
    wish.extend({ op: z.literal('add') }),
    // Only the values that change: two people may change size and frame at the same time.
    wish.extend({ op: z.literal('choose') }),
    // `before` is missing: to the end.
    z.strictObject({ op: z.literal('move'), item_id: rowId, before: rowId.optional() }),
    z.strictObject({ op: z.literal('remove'), item_id: rowId }),
    z.strictObject({ op: z.literal('restore'), item_id: rowId }),
    z.strictObject({ op: z.literal('heart'), item_id: rowId, on: z.boolean() }),
    z.strictObject({ op: z.literal('note'), item_id: rowId, text: lines(NOTE_MAX) }),
    z.strictObject({ op: z.literal('remove_note'), note_id: rowId }),
    z.strictObject({ op: z.literal('restore_note'), note_id: rowId }),
  ])
  .meta({ id: 'ListChange' });
export type ListChange = z.infer<typeof listChange>;

/** GET /api/together/change: the version that the browser knows. */
export const changeQuery = z.object({ version: numberText(0, LARGEST_ID) });

const listNote = z
  .object({ note_id: z.int(), person_id: z.int(), text: z.string(), written_at: z.string() })
  .meta({ id: 'ListNote' });

const listWork = pricedLine
  .omit({ was: true, nums: true })
  .extend({
    added_by: z.int(),
    /** Who added it or chose its size and frame last. */
    changed_by: z.int(),
    /** The people who like it, first one first. */
    hearts: z.array(z.int()),
    notes: z.array(listNote),
  })
  .meta({ id: 'ListWork' });
export type ListWork = z.infer<typeof listWork>;

const sharedList = z
  .object({
    version: z.int(),
    /** Unless someone opens or changes it before. */
    expires_at: z.string(),
    /** The participant who asks; null for someone who only reads. */
    me: z.int().nullable(),
    people: z.array(z.object({ person_id: z.int(), name: z.string(), is_owner: z.boolean() })),
    works: z.array(listWork),
    /** Works that can be restored. */
    removed: z.array(z.object({ item_id: z.int(), removed_by: z.int() })),
    /** Who changed the order last. */
    ordered_by: z.int().nullable(),
  })
  .meta({ id: 'SharedListState' });
export type SharedList = z.infer<typeof sharedList>;

export const sharedListReply = successReply({ list: sharedList }).meta({ id: 'SharedList' });
/** The secrets are answered once; the shop keeps only their hashes. */
export const newListReply = successReply({ token: z.string(), participant: z.string(), list: sharedList }).meta({
  id: 'SharedListMade',
});
/** `participant` is empty if only the name has changed. */
export const joinedReply = successReply({ participant: z.string(), list: sharedList }).meta({ id: 'SharedListJoined' });
/** `is_live`: the shop waited for a change. Otherwise it could not, and the browser asks again after a pause. */
export const changeReply = successReply({ version: z.int(), is_live: z.boolean() }).meta({ id: 'SharedListChange' });
