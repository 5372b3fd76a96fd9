import { expect, test } from 'vitest';
import { stepsOf } from './migration-steps.ts';

const dangers = (sql: string) => stepsOf(sql).map(({ danger }) => danger !== undefined);

test.each([
  'ALTER TABLE "shop_order" ADD COLUMN "note" text;',
  `ALTER TABLE "shop_order" ADD COLUMN "note" text DEFAULT 'a;b' NOT NULL`,
  'ALTER TABLE "shop_order" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL',
  'ALTER TABLE a ADD CONSTRAINT b CHECK (c > 0) NOT VALID; ALTER TABLE a VALIDATE CONSTRAINT b',
  '-- no transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "a_b" ON "a" USING btree ("b")',
  'CREATE TABLE "a" ("b" int NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "c" ON "a" USING btree ("b");--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "d" FOREIGN KEY ("b") REFERENCES "public"."z"("b");--> statement-breakpoint\nINSERT INTO "a" SELECT 1',
  'CREATE FUNCTION a() RETURNS trigger AS $$ begin drop table b; update c set d = 1; end $$ LANGUAGE plpgsql',
  `COMMENT ON TABLE a IS 'drop table b; update c'`,
])('processes of the previous version go on beside %s', (sql) => {
  expect(dangers(sql)).not.toContain(true);
});

test.each([
  'DROP TABLE "shop_order"',
  'ALTER TABLE "shop_order" DROP COLUMN "note"',
  'ALTER TABLE "shop_order" RENAME COLUMN "note" TO "words"',
  'ALTER TABLE "shop_order" RENAME TO "orders"',
  'ALTER TABLE "shop_order" ALTER COLUMN "note" SET DATA TYPE jsonb USING note::jsonb',
  'ALTER TABLE "shop_order" ALTER COLUMN "note" SET NOT NULL',
  'ALTER TABLE "shop_order" ADD COLUMN "note" text NOT NULL',
  'ALTER TABLE "shop_order" ADD COLUMN "ok" text, ADD COLUMN "key" uuid DEFAULT gen_random_uuid()',
  'ALTER TABLE "shop_order" ADD COLUMN "no" serial',
  'ALTER TABLE "shop_order" ADD CONSTRAINT "positive" CHECK (total > 0)',
  'ALTER TABLE "shop_order" ADD CONSTRAINT "one" UNIQUE ("code")',
  'CREATE INDEX "a_b" ON "a" USING btree ("b")',
  'UPDATE "shop_order" SET note = 1',
  'DELETE FROM shop_order',
  'LOCK TABLE shop_order',
  'TRUNCATE shop_order',
])('%s would make them fail or wait', (sql) => {
  expect(dangers(sql)).toContain(true);
});

test('a step says what it does, and a comment why it is safe', () => {
  const [column, removed] = stepsOf(
    'ALTER TABLE "shop_order" ADD COLUMN "gift" jsonb;--> statement-breakpoint\n-- safe: nothing has read it since 0.3.0\nALTER TABLE "shop_order" DROP COLUMN "note";',
  );
  expect(column).toEqual({ words: 'adds the column shop_order.gift', danger: undefined, excuse: undefined });
  expect(removed).toMatchObject({
    words: 'removes the column shop_order.note',
    excuse: 'nothing has read it since 0.3.0',
  });
});
