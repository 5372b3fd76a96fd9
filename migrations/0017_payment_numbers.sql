ALTER TABLE "shop_order" ADD COLUMN "pay_number" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "pay_bank" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "pay_number" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "pay_until" timestamp with time zone;