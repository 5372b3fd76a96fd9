-- "refund" was two events: a member who asks to send prints back, and staff who pay money back. The first has its own name now.
UPDATE "order_event" SET "what" = 'request_return' WHERE "what" = 'refund' AND "who" = 'member';
