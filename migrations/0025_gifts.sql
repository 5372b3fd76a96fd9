CREATE TABLE "gift_link" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "gift_link_hash" CHECK ("gift_link"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "ship_from" date;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_link_token" ON "gift_link" USING btree ("token_hash");--> statement-breakpoint
-- safe: no release has run before this one
CREATE INDEX "shop_order_gifts" ON "shop_order" USING btree ("created_at" DESC NULLS LAST,"order_id" DESC NULLS LAST) WHERE "shop_order"."gift" is not null;--> statement-breakpoint
-- safe: no release has run before this one
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_gift_day" CHECK ("shop_order"."ship_from" is null or "shop_order"."gift" is not null);