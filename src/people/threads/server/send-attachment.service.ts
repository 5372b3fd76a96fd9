import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { answerFile } from '#ground/files/server/answer-file.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import type { Config } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { ATTACHMENT_TYPES } from '../thread.rules.ts';
import type { AttachmentTarget, openAttachment } from './attachment.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };

/** The bytes of files of these types, in a route's documentation. */
export function fileContentOf(types: readonly string[]) {
  return Object.fromEntries(types.map((type) => [type, binary]));
}

/** The documentation of a route that answers an attachment. */
export const attachmentFileReply = {
  200: { description: 'The file', content: fileContentOf(ATTACHMENT_TYPES) },
  ...refusalReplies,
};

const opened = new WeakMap<Config, AttachmentTarget>();

/** This shop's upload folder and storage. */
export function attachmentTargetOf(c: Context<ApiEnv>): AttachmentTarget {
  const { config } = c.var.shop;
  const room = opened.get(config) ?? { intake: openIntake(intakeFolder(config)), storage: openStorage(config) };
  opened.set(config, room);
  return room;
}

/** Sends an attachment; the caller has checked the access. */
export async function sendAttachment(
  c: Context<ApiEnv>,
  attachmentId: string,
  file: ReturnType<typeof openAttachment>,
) {
  const { body, size, name, type } = await file;
  c.header('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox");
  return answerFile(c, {
    type,
    tag: attachmentId,
    cacheControl: 'private, no-store',
    // A picture is plain pixels; a PDF could contain scripts, so it is downloaded.
    disposition: { kind: type === 'application/pdf' ? 'attachment' : 'inline', name },
    content: { body, size },
  });
}
