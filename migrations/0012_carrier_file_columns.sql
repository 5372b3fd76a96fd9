CREATE TABLE "carrier_file" (
	"carrier_key" text PRIMARY KEY NOT NULL,
	"heads" text[] NOT NULL,
	"tracking" integer NOT NULL,
	"status" integer,
	"day" integer
);
