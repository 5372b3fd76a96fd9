import { z } from 'zod';
import { email, idText, optionalLongText, rowId } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { REQUEST_CHANNELS, REQUEST_KINDS, REQUEST_LISTS, REQUEST_STATES } from './data-request.rules.ts';

export const dataRequestView = z
  .object({
    request_id: z.int(),
    member_id: z.int(),
    kind: z.enum(REQUEST_KINDS),
    channel: z.enum(REQUEST_CHANNELS),
    received_on: z.string(),
    due_at: z.string(),
    note: z.string(),
    state: z.enum(REQUEST_STATES),
    closed_at: z.string().nullable(),
    /** The staff member who carried out or withdrew it; null if the member deleted their own account. */
    closed_by: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'DataRequest' });
export type DataRequest = z.infer<typeof dataRequestView>;

/** A request for personal data or its deletion that arrived by mail, telephone or letter. */
export const newRequest = z
  .strictObject({
    member_id: rowId,
    kind: z.enum(REQUEST_KINDS),
    channel: z.enum(REQUEST_CHANNELS),
    /** In the shop's time zone; today at the latest. */
    received_on: z.iso.date(),
    note: optionalLongText,
  })
  .meta({ id: 'NewDataRequest' });
export type NewRequest = z.infer<typeof newRequest>;

export const requestsQuery = z.object({
  state: z.enum(REQUEST_LISTS).default('open'),
  /** The last request of the previous page. */
  after: idText.optional(),
});
export type RequestsQuery = z.infer<typeof requestsQuery>;

/** The name is null once the member is deleted. */
const requestEntry = dataRequestView.extend({ name: z.string().nullable() }).meta({ id: 'DataRequestEntry' });
export type RequestEntry = z.infer<typeof requestEntry>;
export const requestsReply = successReply({
  list: z.array(requestEntry),
  counts: z.object({ open: z.int(), closed: z.int() }),
  next: z.int().nullable(),
}).meta({ id: 'DataRequests' });

export const requestParam = z.object({ id: idText });
const version = rowId;
export const requestVersion = z.strictObject({ version }).meta({ id: 'DataRequestVersion' });
/** Sends the member a link to their account, or returns the file to staff. */
export const exportOrder = z
  .strictObject({ version, by: z.enum(['mail', 'download']) })
  .meta({ id: 'DataRequestExport' });
export type ExportOrder = z.infer<typeof exportOrder>;
/** Staff type the member's e-mail address, so that nobody deletes the wrong account by accident. */
export const deletionOrder = z.strictObject({ version, confirm: email }).meta({ id: 'DataRequestDeletion' });
export type DeletionOrder = z.infer<typeof deletionOrder>;
export const exportedReply = successReply({ data: z.record(z.string(), z.unknown()).nullable() }).meta({
  id: 'DataRequestExported',
});
