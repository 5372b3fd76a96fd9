import { z } from 'zod';
import { replyForm } from '#features/threads/thread.contract.ts';

/** What the form holds; the key stays with the draft, so that even after a refresh a retry is not a second message. */
export const replyValues = z.object({ text: replyForm.shape.text, key: z.string() });
export type ReplyValues = z.infer<typeof replyValues>;
