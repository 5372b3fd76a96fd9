ALTER TABLE "master" ADD COLUMN "pieces" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "master" ADD COLUMN "begun" jsonb DEFAULT '[]'::jsonb NOT NULL;