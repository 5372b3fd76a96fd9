CREATE TABLE "books_case" (
	"case_id" serial PRIMARY KEY NOT NULL,
	"books" text NOT NULL,
	"subject" text NOT NULL,
	"code" text,
	"difference" text NOT NULL,
	"sides" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "books_case_event" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"case_id" integer NOT NULL,
	"step" text NOT NULL,
	"difference" text,
	"sides" jsonb,
	"note" text,
	"member_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "books_case_event" ADD CONSTRAINT "books_case_event_case_id_books_case_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."books_case"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "books_case_open" ON "books_case" USING btree ("books","subject") WHERE "books_case"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "books_case_subject" ON "books_case" USING btree ("books","subject","case_id");--> statement-breakpoint
CREATE INDEX "books_case_opened" ON "books_case" USING btree ("opened_at","case_id");--> statement-breakpoint
CREATE INDEX "books_case_code" ON "books_case" USING btree ("code") WHERE "books_case"."code" is not null;--> statement-breakpoint
CREATE INDEX "books_case_event_case" ON "books_case_event" USING btree ("case_id","event_id");--> statement-breakpoint
CREATE FUNCTION books_case_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the history of a case is only ever added to'; END $$;
--> statement-breakpoint
CREATE TRIGGER books_case_event_stays BEFORE UPDATE ON "books_case_event" FOR EACH ROW EXECUTE FUNCTION books_case_event_stays();
