CREATE TABLE "application_check" (
	"application_id" integer NOT NULL,
	"point" text NOT NULL,
	"checked_by" integer NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_check_application_id_point_pk" PRIMARY KEY("application_id","point")
);
--> statement-breakpoint
ALTER TABLE "application_check" ADD CONSTRAINT "application_check_application_id_application_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("application_id") ON DELETE no action ON UPDATE no action;