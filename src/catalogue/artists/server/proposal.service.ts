import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { Text } from '#shared/locale.ts';
import { artist, representationProposal } from './artist.tables.ts';

type ProposalRow = typeof representationProposal.$inferSelect;
export type NamedProposal = ProposalRow & { name: Text };

const { proposal_id, gallery_id, artist_id, state } = representationProposal;
const isOpen = eq(state, 'open');

/** Saves a gallery's application to represent an artist; one per gallery and artist can be open. */
export async function enterProposal(
  tx: Db,
  wish: { gallery_id: number; artist_id: number; since: string; note: string },
): Promise<void> {
  const added = await tx
    .insert(representationProposal)
    .values(wish)
    .onConflictDoNothing()
    .returning({ id: proposal_id });
  if (added.length === 0) throw new Refusal('conflict');
}

export function proposalsOf(db: Db, galleryId: number, most: number): Promise<NamedProposal[]> {
  return named(db).where(eq(gallery_id, galleryId)).orderBy(desc(proposal_id)).limit(most);
}

/** Open applications, oldest first: all, or those for one artist. */
export function openProposals(
  db: Db,
  { artistId, most }: { artistId?: number; most: number },
): Promise<NamedProposal[]> {
  return named(db)
    .where(and(isOpen, artistId === undefined ? undefined : eq(artist_id, artistId)))
    .orderBy(asc(proposal_id))
    .limit(most);
}

export function countOpenProposals(db: Db): Promise<number> {
  return db.$count(representationProposal, isOpen);
}

/** Refuses an unknown proposal. */
export async function readProposal(db: Db, id: number): Promise<ProposalRow> {
  const [row] = await db.select().from(representationProposal).where(eq(proposal_id, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Closes a proposal if it is still open. */
export async function closeProposal(
  tx: Db,
  id: number,
  set: { state: 'approved' | 'refused' | 'withdrawn'; decided_by: number; reason?: string },
): Promise<void> {
  const closed = await tx
    .update(representationProposal)
    .set({ ...set, decided_at: sql`now()` })
    .where(and(eq(proposal_id, id), isOpen))
    .returning({ id: proposal_id });
  if (closed.length === 0) throw new Refusal('conflict');
}

export async function deleteProposalsOf(tx: Db, memberId: number): Promise<void> {
  await tx.delete(representationProposal).where(eq(gallery_id, memberId));
}

function named(db: Db) {
  return db
    .select({
      proposal_id,
      gallery_id,
      artist_id,
      state,
      since: representationProposal.since,
      note: representationProposal.note,
      reason: representationProposal.reason,
      decided_by: representationProposal.decided_by,
      decided_at: representationProposal.decided_at,
      created_at: representationProposal.created_at,
      name: artist.name,
    })
    .from(representationProposal)
    .innerJoin(artist, eq(artist.artist_id, artist_id));
}
