import { z } from 'zod';
import { picture } from '#ground/pictures/picture.contract.ts';
import { readWallSearch } from '#ground/wall-address/wall-address.ts';
import { idText, required, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';

/** More than anyone plans; the list stays one answer. */
export const MAX_SAVED = 30;

/** The wall's own address (`#ground/wall-address`), with at least one work. */
const wallSearch = z
  .strictObject({
    room: text(20).optional(),
    colour: text(10).optional(),
    light: text(10).optional(),
    person: text(5).optional(),
    works: text(600),
  })
  .refine((search) => readWallSearch(search).works.length > 0, { path: ['works'] });

/** POST /api/wall/saved */
export const savedWallForm = z.strictObject({ name: required, wall: wallSearch }).meta({ id: 'SavedWallForm' });
export type SavedWallForm = z.infer<typeof savedWallForm>;

/** PUT /api/wall/saved/{id}: another name, another wall, or both. */
export const savedWallChange = savedWallForm.partial().meta({ id: 'SavedWallChange' });
export type SavedWallChange = z.infer<typeof savedWallChange>;

export const savedWallParam = z.object({ id: idText });

export const savedWall = z
  .object({
    wall_id: z.int(),
    name: z.string(),
    wall: z.object({
      room: z.string().optional(),
      colour: z.string().optional(),
      light: z.string().optional(),
      person: z.string().optional(),
      works: z.string().optional(),
    }),
    /** How many works hang on it. */
    works: z.int(),
    /** Of the first works. */
    pictures: z.array(z.object({ item_id: z.int(), picture })),
    /** Works that are no longer offered, and why; without a title if the shop no longer has them. */
    gone: z.array(
      z.object({
        item_id: z.int(),
        title: z.string().optional(),
        unavailable: z.enum(['offline', 'exhibition', 'sold_out']),
      }),
    ),
    changed_at: z.string(),
  })
  .meta({ id: 'SavedWall' });
export type SavedWall = z.infer<typeof savedWall>;

/** All of a member's walls, the one changed last first. */
export const savedWallsReply = successReply({ list: z.array(savedWall) }).meta({ id: 'SavedWalls' });
/** The same after a change, and which wall it was. */
export const savedWallReply = successReply({ wall_id: z.int(), list: z.array(savedWall) }).meta({ id: 'ChangedWalls' });
