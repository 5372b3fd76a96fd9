import {
  conflictingDays,
  inOrder,
  movedTo,
  type Period,
  periodState,
} from '#catalogue/artists/representation.rules.ts';
import { countArtistsUpTo, deskArtistsPage, readArtistRow } from '#catalogue/artists/server/artist-desk.service.ts';
import { lockPeriods, periodsOf, writePeriods } from '#catalogue/artists/server/period.service.ts';
import {
  closeProposal,
  countOpenProposals,
  type NamedProposal,
  openProposals,
  readProposal,
} from '#catalogue/artists/server/proposal.service.ts';
import { galleriesOf } from '#catalogue/artists/server/seller-artists.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { isSame } from '#ground/audit/audit.rules.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { listGalleries, namesOfGalleries } from '#people/members/server/gallery-list.service.ts';
import { readReaders, sellingNow } from '#people/members/server/reader.service.ts';
import { needsSecondPerson, requireSecondPerson } from '#people/members/server/staff/second-person.service.ts';
import { soldDaysOf } from '#selling/shares/server/sold-days.service.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import { shopDay } from '#shared/shop-time.ts';
import type {
  DecisionStep,
  ProposalDecision,
  RepresentationForm,
  RepresentationReply,
  RepresentationsQuery,
  ShownProposal,
} from '../representation-desk.contract.ts';

const PAGE = 30;
/** Requests listed at a time; deciding one shows the next. */
const MOST_PROPOSALS = 50;

type Staff = Pick<SignedIn, 'member_id'>;

/** A page of all artists with today's gallery, and galleries' requests. */
export async function listRepresentations(db: Db, lang: Lang, { keyword, page }: RepresentationsQuery) {
  const wanted = { words: keyword, kind: 'artist' } as const;
  const found = pagesOf(await countArtistsUpTo(db, wanted, MOST_COUNTED + 1), page, PAGE);
  const rows = await deskArtistsPage(db, lang, wanted, { limit: PAGE, offset: (found.page - 1) * PAGE });
  const ids = rows.map(({ artist_id }) => artist_id);
  const galleries = await galleriesOf(db, ids, shopDay(new Date()));
  const names = await namesOfGalleries(db, [...galleries.values()]);
  const list = rows.map(({ artist_id, name }) => ({
    artist_id,
    name: textIn(name, lang),
    gallery: names.get(galleries.get(artist_id) ?? 0) ?? null,
  }));
  const proposals = await shownProposals(db, lang, await openProposals(db, { most: MOST_PROPOSALS }));
  return { list, ...found, proposals, open: await countOpenProposals(db) };
}

/** An artist's representations, galleries' requests, and all galleries. */
export async function readRepresentation(
  db: Db,
  lang: Lang,
  staff: Staff,
  artistId: number,
): Promise<Omit<RepresentationReply, 'code'>> {
  const row = await readArtistRow(db, artistId);
  const periods = await periodsOf(db, artistId);
  const today = shopDay(new Date());
  const proposed = await openProposals(db, { artistId, most: MOST_PROPOSALS });
  const names = await namesOfGalleries(
    db,
    periods.map(({ gallery_id }) => gallery_id),
  );
  const people = await readReaders(db, row.member_id === null ? [] : [row.member_id]);
  const hasPart = isStake(staff, row.member_id, periods) || proposed.some((one) => one.gallery_id === staff.member_id);
  return {
    artist_id: artistId,
    name: textIn(row.name, lang),
    slug: row.slug,
    seller: people.get(row.member_id ?? 0)?.name ?? null,
    today,
    list: periods.map((one) => ({
      ...one,
      gallery: names.get(one.gallery_id) ?? '',
      state: periodState(one, today),
    })),
    proposals: await shownProposals(db, lang, proposed),
    galleries: await listGalleries(db),
    is_own: hasPart && (await needsSecondPerson(db, 'reviewer', staff.member_id)),
  };
}

/** Changes the representation of an artist; refused if the list has changed since staff saw it. */
export async function saveRepresentation(
  db: Db,
  staff: Staff,
  artistId: number,
  { list, was }: RepresentationForm,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPeriods(tx, artistId);
    const before = await periodsOf(tx, artistId);
    if (!isSame(inOrder(was), before)) throw new Refusal('conflict');
    await changePeriods(tx, staff, artistId, { before, after: inOrder(list), action: 'represent' });
  });
}

export async function decideProposal(
  db: Db,
  staff: Staff,
  id: number,
  { step, since, reason = '' }: ProposalDecision & { step: DecisionStep },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { artist_id, gallery_id, since: asked } = await readProposal(tx, id);
    await lockPeriods(tx, artist_id);
    const before = await periodsOf(tx, artist_id);
    if (gallery_id === staff.member_id) await requireSecondPerson(tx, 'reviewer', staff.member_id);
    await closeProposal(tx, id, {
      state: step === 'approve' ? 'approved' : 'refused',
      decided_by: staff.member_id,
      reason,
    });
    const after = step === 'approve' ? movedTo(before, gallery_id, since ?? asked) : before;
    const gallery = (await namesOfGalleries(tx, [gallery_id])).get(gallery_id) ?? '';
    await changePeriods(tx, staff, artist_id, {
      before,
      after,
      action: step === 'approve' ? 'proposal_approve' : 'proposal_refuse',
      details: { gallery, ...(reason && { reason }) },
    });
    return artist_id;
  });
}

interface PeriodChange {
  before: readonly Period[];
  after: readonly Period[];
  action: 'represent' | 'proposal_approve' | 'proposal_refuse';
  /** Additional details for the log. */
  details?: Record<string, string>;
}

/**
 * Writes the periods of a locked artist. Refused for staff with a stake, for a gallery that does not sell, and for days
 * whose sales are on another statement already.
 */
async function changePeriods(tx: Db, staff: Staff, artistId: number, change: PeriodChange): Promise<void> {
  const { before, after, action, details } = change;
  const { member_id, kind } = await readArtistRow(tx, artistId);
  if (kind !== 'artist') throw new Refusal('validation');
  if (isStake(staff, member_id, [...before, ...after])) await requireSecondPerson(tx, 'reviewer', staff.member_id);
  const known = new Set(before.map(({ gallery_id }) => gallery_id));
  const fresh = after.map(({ gallery_id }) => gallery_id).filter((id) => !known.has(id));
  const selling = await sellingNow(tx, fresh);
  const galleries = new Set((await listGalleries(tx, fresh)).map(({ gallery_id }) => gallery_id));
  if (fresh.some((id) => !selling.has(id) || !galleries.has(id) || id === member_id)) throw new Refusal('validation');
  const days = conflictingDays(before, after, await soldDaysOf(tx, artistId));
  if (days.length > 0) throw new Refusal('sales_in_the_way', { more: { first: days[0], last: days.at(-1) } });
  await writePeriods(tx, artistId, after, { by_staff: true });
  const names = await namesOfGalleries(tx, [...known, ...fresh]);
  const inWords = (periods: readonly Period[]) =>
    periods.map(
      ({ gallery_id, since, until }) => `${names.get(gallery_id) ?? gallery_id} (${since} – ${until ?? '…'})`,
    );
  await recordChange(tx, {
    staff_id: staff.member_id,
    subject: 'artist',
    subject_id: artistId,
    action,
    before: { representation: inWords(before) },
    after: { representation: inWords(after), ...details },
  });
}

/** Whether the artist's page or one of the galleries belongs to the staff member. */
function isStake(staff: Staff, owner: number | null, periods: readonly Period[]): boolean {
  return owner === staff.member_id || periods.some(({ gallery_id }) => gallery_id === staff.member_id);
}

async function shownProposals(db: Db, lang: Lang, rows: readonly NamedProposal[]): Promise<ShownProposal[]> {
  const names = await namesOfGalleries(
    db,
    rows.map(({ gallery_id }) => gallery_id),
  );
  return rows.map(({ proposal_id, artist_id, gallery_id, since, note, created_at, name }) => ({
    proposal_id,
    artist_id,
    gallery_id,
    since,
    note,
    artist: textIn(name, lang),
    gallery: names.get(gallery_id) ?? '',
    created_at: created_at.toISOString(),
  }));
}
