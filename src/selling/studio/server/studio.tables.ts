import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Crop, MasterFault, MasterState } from '../studio.rules.ts';
import type { WorkStage, WorkStep } from '../studio-steps.rules.ts';

/** A print master from its first byte on; its pieces are in storage under its id, which only its seller and reviewers know. */
export const master = pgTable(
  'master',
  {
    master_id: text().primaryKey(),
    member_id: integer().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    /** Received bytes, a whole number of pieces unless it is complete. */
    received: integer().notNull().default(0),
    /** The names of the received pieces, in order; in older masters, their numbers. */
    pieces: jsonb().$type<string[]>().notNull().default([]),
    /** Names of pieces that may have been written but did not become part of it. */
    begun: jsonb().$type<string[]>().notNull().default([]),
    state: text().$type<MasterState>().notNull().default('receiving'),
    fault: text().$type<MasterFault>(),
    format: text(),
    /** After EXIF rotation. */
    w_px: integer(),
    h_px: integer(),
    /** The whole master, to crop from. */
    picture_hash: text(),
    /** The work it was first used for; a used master is never deleted, because prints of it may have been sold. */
    item_id: integer(),
    /** When a process may check it: in the future while one does. */
    due_at: moment(),
    attempts: integer().notNull().default(0),
    created_at: moment().notNull().defaultNow(),
    changed_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('master_member').on(table.member_id, table.created_at),
    index('master_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('master_loose').on(table.changed_at).where(sql`${table.item_id} is null`),
    check('master_received', sql`${table.received} between 0 and ${table.size}`),
  ],
);

/** The studio's data of a work, beyond the catalogue. A work without a row was added by the shop itself. */
export const work = pgTable(
  'work',
  {
    item_id: integer().primaryKey(),
    master_id: text().references(() => master.master_id),
    /** Null is the whole master. */
    crop: jsonb().$type<Crop>(),
    /** Counts every change, so that of two tabs the second gets a conflict. */
    version: integer().notNull().default(0),
    picture_state: text({ enum: ['none', 'developing', 'ready', 'failed'] })
      .notNull()
      .default('none'),
    /** When a process may make the cropped picture. */
    due_at: moment(),
    attempts: integer().notNull().default(0),
    /** The last submitter, and when. */
    seller_id: integer(),
    submitted_at: moment(),
    /** When a reviewer saw its current version; null once its picture may change. */
    reviewed_at: moment(),
  },
  (table) => [
    index('work_master').on(table.master_id),
    index('work_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('work_waiting')
      .on(table.item_id)
      .where(sql`${table.picture_state} = 'none' and ${table.master_id} is not null`),
    index('work_submitted').on(table.submitted_at),
  ],
);

/** The events of a work; rows are only added. */
export const workEvent = pgTable(
  'work_event',
  {
    event_id: serial().primaryKey(),
    item_id: integer().notNull(),
    step: text().$type<WorkStep | 'create' | 'edit'>().notNull(),
    stage: text().$type<WorkStage>().notNull(),
    actor_id: integer().notNull(),
    words: text().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index('work_event_item').on(table.item_id, table.event_id)],
);
