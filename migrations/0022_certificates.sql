CREATE TABLE "certificate" (
	"certificate_id" text PRIMARY KEY NOT NULL,
	"serial" serial NOT NULL,
	"order_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"edition_number" integer,
	"text" text NOT NULL,
	"key_id" text,
	"signature" text,
	"issued_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'valid' NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"came_back" smallint,
	"reason" text,
	"replaces" text,
	CONSTRAINT "certificate_id_form" CHECK ("certificate"."certificate_id" ~ '^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$'),
	CONSTRAINT "certificate_signed" CHECK (("certificate"."signature" is null) = ("certificate"."key_id" is null)),
	CONSTRAINT "certificate_place" CHECK ("certificate"."place" > 0),
	CONSTRAINT "certificate_unclear" CHECK (("certificate"."state" = 'unclear') = ("certificate"."came_back" is not null))
);
--> statement-breakpoint
CREATE TABLE "certificate_key" (
	"key_id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private" text,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "certificate_key_retired" CHECK (("certificate_key"."until" is null) = ("certificate_key"."sealed_private" is not null)),
	CONSTRAINT "certificate_key_id" CHECK ("certificate_key"."key_id" ~ '^[0-9a-f]{16}$')
);
--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_key_id_certificate_key_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."certificate_key"("key_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_replaces_certificate_certificate_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."certificate"("certificate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_order" ON "certificate" USING btree ("order_id","line_id","place");--> statement-breakpoint
CREATE INDEX "certificate_key_used" ON "certificate" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "certificate_unsigned" ON "certificate" USING btree ("serial") WHERE "certificate"."signature" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_living" ON "certificate" USING btree ("line_id","place") WHERE "certificate"."state" in ('valid', 'unclear');--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_replaces" ON "certificate" USING btree ("replaces");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_key_current" ON "certificate_key" USING btree ((true)) WHERE "certificate_key"."until" is null;