import { z } from '@hono/zod-openapi';
import { signedIn } from '#http/server/access-gate.ts';
import { type CallFacts, call, calls } from '#http/server/call.ts';
import { pieceQuery, uploadForm, uploadParam, uploadReply } from '../studio.contract.ts';
import { PIECE_BYTES } from '../studio.rules.ts';
import { beginUpload, readUpload, takePiece } from './upload.service.ts';
import { uploadRoomOf } from './upload-room.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };

interface Uploaders {
  access: CallFacts['access'];
  /** Why the two calls that write are not in the audit log, where staff make them. */
  unlogged?: string;
  /** They upload masters for the works of the house. */
  isHouse?: boolean;
}

/** The three calls by which a print master is uploaded piece by piece, under `root` and for one kind of people. */
function uploadCalls<const Root extends string>(root: Root, { access, isHouse = false, ...log }: Uploaders) {
  return calls(
    call(
      {
        method: 'post',
        path: root,
        summary: 'Begins to send a print master of so many bytes',
        access,
        limits: ['master'],
        refuses: ['upload_quota'],
        ...log,
        body: uploadForm,
        reply: uploadReply,
        returns: 'How far it has come',
      },
      async (c, { body }) => {
        const upload = await beginUpload(c.var.db, signedIn(c).member_id, body, { house: isHouse });
        return { upload };
      },
    ),
    call(
      {
        method: 'put',
        path: `${root}/{upload_id}`,
        summary: 'Sends the next piece of a print master; the body is the piece itself',
        access,
        limits: ['master_piece'],
        refuses: ['conflict'],
        ...log,
        params: uploadParam,
        query: pieceQuery,
        file: { content: { 'application/octet-stream': binary }, most: PIECE_BYTES },
        reply: uploadReply,
        returns: 'How far it has come',
      },
      async (c, { params, query }) => {
        const sent = { uploadId: params.upload_id, ...query, body: c.req.raw.body };
        const upload = await takePiece(c.var.db, uploadRoomOf(c.var.shop.config), signedIn(c).member_id, sent);
        return { upload };
      },
    ),
    call(
      {
        method: 'get',
        path: `${root}/{upload_id}`,
        summary: 'How far a print master has come, and whether it can be used',
        access,
        params: uploadParam,
        reply: uploadReply,
        returns: 'How far it has come',
      },
      async (c, { params }) => {
        const upload = await readUpload(c.var.db, signedIn(c).member_id, params.upload_id);
        return { upload };
      },
    ),
  );
}

export const uploadRoutes = calls(
  ...uploadCalls('/api/sales/upload', { access: 'seller' }),
  ...uploadCalls('/api/admin/upload', {
    access: 'editor',
    unlogged: 'a master is nobody’s yet; the change is logged when it is hung',
    isHouse: true,
  }),
);
