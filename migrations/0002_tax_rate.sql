-- Until now the rate was 5 % inside Taiwan and nothing abroad; an order shows which by the tax it contains.
ALTER TABLE "shop_order" ADD COLUMN "tax_rate" integer NOT NULL DEFAULT 0;--> statement-breakpoint
UPDATE "shop_order" SET "tax_rate" = 5 WHERE "tax" > 0;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "tax_rate" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_tax_rate" CHECK ("shop_order"."tax_rate" > 0 or ("shop_order"."tax_rate" = 0 and "shop_order"."tax" = 0));
