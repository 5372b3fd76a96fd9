import { z } from '@hono/zod-openapi';
import { signedIn } from '#http/server/access-gate.ts';
import { type CallFacts, call, calls } from '#http/server/call.ts';
import { pieceQuery, uploadForm, uploadParam, uploadReply } from '../studio.contract.ts';
import { PIECE_BYTES } from '../studio.rules.ts';
import { acceptPiece, beginUpload, readUpload } from './upload.service.ts';
import { uploadTargetOf } from './upload-target.service.ts';

const binary = { schema: z.string().meta({ format: 'binary' }) };

interface Uploaders {
  access: CallFacts['access'];
  /** Why the two writing calls are not in the audit log if staff make them. */
  unlogged?: string;
  /** For masters of the shop's own works. */
  isHouse?: boolean;
}

/** The three calls that upload a print master piece by piece, under `root` and for one kind of user. */
function uploadCalls<const Root extends string>(root: Root, { access, isHouse = false, ...log }: Uploaders) {
  return calls(
    call(
      {
        method: 'post',
        path: root,
        summary: 'Starts the upload of a print master of this many bytes',
        access,
        limits: ['master'],
        refuses: ['upload_quota'],
        ...log,
        body: uploadForm,
        reply: uploadReply,
        returns: 'Its progress',
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
        returns: 'Its progress',
      },
      async (c, { params, query }) => {
        const sent = { uploadId: params.upload_id, ...query, body: c.req.raw.body };
        const upload = await acceptPiece(c.var.db, uploadTargetOf(c.var.shop.config), signedIn(c).member_id, sent);
        return { upload };
      },
    ),
    call(
      {
        method: 'get',
        path: `${root}/{upload_id}`,
        summary: 'The upload progress of a print master, and whether it can be used',
        access,
        params: uploadParam,
        reply: uploadReply,
        returns: 'Its progress',
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
