ALTER TABLE "payee_data" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_line" ADD COLUMN "premium_exempt_until" date;--> statement-breakpoint
-- Sellers who have left already: galleries whose account is closed, and artists who entered their own data and have no account.
UPDATE "payee_data" data SET "left_at" = now()
  WHERE EXISTS (SELECT 1 FROM "member" WHERE 'gallery-' || member_id = data.payee AND deleted_at IS NOT NULL)
    OR (EXISTS (SELECT 1 FROM "payee_change" change WHERE change.payee = data.payee AND change.by = 'seller')
      AND EXISTS (SELECT 1 FROM "artist" WHERE 'artist-' || artist_id = data.payee AND member_id IS NULL));
--> statement-breakpoint
-- The open run was calculated with the exemptions that its payees have now: otherwise it cannot be approved.
UPDATE "payout_line" line SET "premium_exempt_until" = data.premium_exempt_until
  FROM "payee_data" data, "payout_run" run
  WHERE data.payee = line.payee AND data.version = line.payee_version AND run.run_id = line.run_id AND run.state IN ('draft', 'approved');
