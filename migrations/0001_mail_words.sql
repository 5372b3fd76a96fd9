CREATE TABLE "mail_words" (
	"kind" text NOT NULL,
	"lang" text NOT NULL,
	"message_id" text NOT NULL,
	"words" text NOT NULL,
	"standard" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_words_kind_lang_message_id_pk" PRIMARY KEY("kind","lang","message_id")
);
