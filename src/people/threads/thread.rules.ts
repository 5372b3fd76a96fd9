export type Side = 'member' | 'shop';

/** Which staff answer: support, readers of the contact form, or reviewers of applications. */
export type Desk = 'messages' | 'enquiries' | 'applications';

/** The state of a conversation for the shop. */
export const THREAD_STATES = ['waiting', 'answered', 'closed'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/** Whether the member is waiting for an answer, has one, or staff have closed the conversation. */
export function threadState({
  waiting_since,
  closed_at,
}: {
  waiting_since: Date | null;
  closed_at: Date | null;
}): ThreadState {
  if (waiting_since !== null) return 'waiting';
  return closed_at === null ? 'answered' : 'closed';
}

export const ATTACHMENT_TYPES = ['image/jpeg', 'application/pdf'] as const;
/** The stored types: every picture becomes a JPEG of plain pixels. */
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** What a member may upload. */
export const ACCEPTED_FILES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const MAX_FILES = 5;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const TEXT_LIMIT = 2_000;
export const SUBJECT_LIMIT = 149;
const NAME_LIMIT = 120;

const ENDINGS: Record<AttachmentType, string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };
// Control and format characters, including those that reverse text and disguise a name.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The member's file name without any path, with the extension of its real type. */
export function fileNameOf(given: string, type: AttachmentType): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const stem = [...last.replace(UNSEEN, '').replace(/\.[A-Za-z0-9]{1,5}$/, '')].slice(0, NAME_LIMIT).join('').trim();
  return `${stem.replace(/^\.+/, '') || 'file'}.${ENDINGS[type]}`;
}

export function fileFault(file: { type: string; size: number }): 'type' | 'size' | 'empty' | undefined {
  if (!ACCEPTED_FILES.some((type) => type === file.type)) return 'type';
  if (file.size > MAX_FILE_BYTES) return 'size';
  return file.size === 0 ? 'empty' : undefined;
}

// @chunk account
