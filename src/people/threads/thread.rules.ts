/** The two sides of a conversation. */
export type Side = 'member' | 'shop';

/** Who of the staff answers: support, those who read the contact form, or the reviewers of applications. */
export type Desk = 'messages' | 'enquiries' | 'applications';

/** How a conversation stands for the shop. */
export const THREAD_STATES = ['waiting', 'answered', 'closed'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/** The state of a conversation: the member waits for an answer, has one, or staff have closed it. */
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
/** What files are kept as: every picture becomes a JPEG of plain pixels. */
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** What a member may choose from their files. */
export const ACCEPTED_FILES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const MAX_FILES = 5;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const TEXT_LIMIT = 2_000;
export const SUBJECT_LIMIT = 149;
const NAME_LIMIT = 120;

const ENDINGS: Record<AttachmentType, string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };
// Control and format characters: among them the marks that turn text around and make a name read as another.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What a file is called: the member's own words without any path, with the ending of what it really is. */
export function fileNameOf(given: string, type: AttachmentType): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const stem = [...last.replace(UNSEEN, '').replace(/\.[A-Za-z0-9]{1,5}$/, '')].slice(0, NAME_LIMIT).join('').trim();
  return `${stem.replace(/^\.+/, '') || 'file'}.${ENDINGS[type]}`;
}

/** Why a chosen file need not even be sent. */
export function fileFault(file: { type: string; size: number }): 'type' | 'size' | 'empty' | undefined {
  if (!ACCEPTED_FILES.some((type) => type === file.type)) return 'type';
  if (file.size > MAX_FILE_BYTES) return 'size';
  return file.size === 0 ? 'empty' : undefined;
}

// @chunk account
