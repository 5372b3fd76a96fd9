import { z } from 'zod';
import { text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { WORD_SLOT_NAMES, WORD_SLOTS, type WordSlot } from './wording.rules.ts';

const wordsOf = (slot: WordSlot) => z.strictObject(perLang(() => text(WORD_SLOTS[slot])));

/** The owner's words by place. An empty text, or a missing place, has the standard words. */
export const ownWords = z.strictObject(
  Object.fromEntries(WORD_SLOT_NAMES.map((slot) => [slot, wordsOf(slot).optional()])) as {
    [Slot in WordSlot]: z.ZodOptional<ReturnType<typeof wordsOf>>;
  },
);
export type OwnWords = z.infer<typeof ownWords>;

export const wordingEdit = z
  .strictObject({ version: z.int().min(0).max(LARGEST_ID), value: ownWords })
  .meta({ id: 'WordingEdit' });
export type WordingEdit = z.infer<typeof wordingEdit>;

export const wordingReply = successReply({
  version: z.int(),
  updated_at: z.string().nullable(),
  value: ownWords,
}).meta({ id: 'Wording' });
export type WordingReply = z.infer<typeof wordingReply>;
