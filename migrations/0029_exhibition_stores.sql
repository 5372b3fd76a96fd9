CREATE TABLE "former_picture" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"picture_hash" text NOT NULL,
	"original_w_px" integer NOT NULL,
	"original_h_px" integer NOT NULL,
	"colours" text[] NOT NULL,
	"master_id" text,
	"crop" jsonb,
	"replaced_by" text NOT NULL,
	"offered_before" jsonb NOT NULL,
	"offered_after" jsonb NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibition_store" (
	"store_id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"phone" text NOT NULL,
	"map_url" text NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_store" (
	"item_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	CONSTRAINT "item_store_item_id_store_id_pk" PRIMARY KEY("item_id","store_id")
);
--> statement-breakpoint
ALTER TABLE "item_store" ADD CONSTRAINT "item_store_store_id_exhibition_store_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."exhibition_store"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_store_store" ON "item_store" USING btree ("store_id","item_id");