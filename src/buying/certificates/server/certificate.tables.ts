import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { CertificateState } from '../certificate-states.rules.ts';

/** The keys that sign certificates. Public parts are never deleted; a retired key no longer has its private part. */
export const certificateKey = pgTable(
  'certificate_key',
  {
    /** The first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
    key_id: text().primaryKey(),
    public_key: text().notNull(),
    /** PKCS #8, sealed. */
    sealed_private: text(),
    since: moment().notNull(),
    until: moment(),
  },
  (table) => [
    uniqueIndex('certificate_key_current').on(sql`(true)`).where(sql`${table.until} is null`),
    check('certificate_key_retired', sql`(${table.until} is null) = (${table.sealed_private} is not null)`),
    check('certificate_key_id', sql`${table.key_id} ~ '^[0-9a-f]{16}$'`),
  ],
);

/** The certificate of one print. Its text is a copy: it never follows the order or the work. */
export const certificate = pgTable(
  'certificate',
  {
    certificate_id: text().primaryKey(),
    /** In the order of issue. */
    serial: serial().notNull(),
    order_id: integer().notNull(),
    line_id: integer().notNull(),
    /** Which of the line's prints, from 1. */
    place: smallint().notNull(),
    edition_number: integer(),
    /** Until it is signed without its last line, which names the key. */
    text: text().notNull(),
    key_id: text().references(() => certificateKey.key_id),
    signature: text(),
    issued_at: moment().notNull(),
    state: text().$type<CertificateState>().notNull().default('valid'),
    state_at: moment().notNull(),
    came_back: smallint(),
    /** Why staff issued another one. */
    reason: text(),
    /** The one that this one replaces. */
    replaces: text().references((): AnyPgColumn => certificate.certificate_id),
  },
  (table) => [
    index('certificate_order').on(table.order_id, table.line_id, table.place),
    index('certificate_key_used').on(table.key_id),
    index('certificate_unsigned').on(table.serial).where(sql`${table.signature} is null`),
    // A print has one at a time.
    uniqueIndex('certificate_living').on(table.line_id, table.place).where(sql`${table.state} in ('valid', 'unclear')`),
    uniqueIndex('certificate_replaces').on(table.replaces),
    check('certificate_id_form', sql`${table.certificate_id} ~ '^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$'`),
    check('certificate_signed', sql`(${table.signature} is null) = (${table.key_id} is null)`),
    check('certificate_place', sql`${table.place} > 0`),
    check('certificate_unclear', sql`(${table.state} = 'unclear') = (${table.came_back} is not null)`),
  ],
);
