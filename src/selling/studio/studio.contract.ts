import { z } from 'zod';
import { prices } from '#ground/framing/framing.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { idText, keyword, longText, numberText, optionalLongText, rowId, text } from '#shared/fields.ts';
import { LANGS, perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import {
  ALT_LIMIT,
  EARLIEST_YEAR,
  LARGEST_EDITION,
  MASTER_FAULTS,
  MASTER_STATES,
  MAX_MASTER_BYTES,
  MOST_SUBJECTS,
  SUBJECT_LIMIT,
  TITLE_LIMIT,
  WORK_PARTS,
} from './studio.rules.ts';
import { REVIEW_STEPS, SELLER_STEPS, WORK_STAGES } from './studio-steps.rules.ts';

const stage = z.enum(WORK_STAGES);
const inLanguages = <Value extends z.ZodType>(value: Value) => z.strictObject(perLang(() => value));
/** May be empty: drafts can be incomplete. */
const shortText = (maximum: number) => inLanguages(text(maximum));
const longTexts = inLanguages(optionalLongText.unwrap());

/** The name is cleaned instead of refused: sellers are not to blame for it. */
export const uploadForm = z
  .strictObject({ name: z.string().max(1_000), size: z.int().min(1).max(MAX_MASTER_BYTES) })
  .meta({ id: 'UploadForm' });
export type UploadForm = z.infer<typeof uploadForm>;

/** Secret: 144 bits in base64url. */
const uploadId = z.string().regex(/^[A-Za-z0-9_-]{24}$/);
export const uploadParam = z.object({ upload_id: uploadId });
export const pieceQuery = z.object({ offset: numberText(0, MAX_MASTER_BYTES).default(0) });

/** A work with a similar picture; `distance` counts the differing bits of 64. */
const alike = z
  .object({
    item_id: z.int(),
    title: z.string(),
    artist: z.string(),
    stage,
    distance: z.int(),
    picture: picture.optional(),
  })
  .meta({ id: 'AlikeWork' });
export type AlikeWork = z.infer<typeof alike>;

export const upload = z
  .object({
    upload_id: z.string(),
    name: z.string(),
    size: z.int(),
    /** Received bytes, and so the offset of the next piece. */
    received: z.int(),
    /** The size of every piece except the last. */
    piece_bytes: z.int(),
    state: z.enum(MASTER_STATES),
    fault: z.enum(MASTER_FAULTS).optional(),
    /** After EXIF rotation, once it is ready. */
    w_px: z.int().optional(),
    h_px: z.int().optional(),
    /** The whole master, to crop from. */
    picture: picture.optional(),
  })
  .meta({ id: 'Upload' });
export type Upload = z.infer<typeof upload>;
export const uploadReply = successReply({ upload }).meta({ id: 'UploadReply' });

/** In pixels of the upright master; `turns` are clockwise quarters, after cutting. */
export const crop = z
  .strictObject({
    x: z.int().min(0).max(1_000_000),
    y: z.int().min(0).max(1_000_000),
    w: z.int().min(1).max(1_000_000),
    h: z.int().min(1).max(1_000_000),
    turns: z.int().min(0).max(3),
  })
  .meta({ id: 'Crop' });

/** Only the artist is required; the picture may follow later. */
export const newWorkForm = z
  .strictObject({ artist_id: rowId, upload_id: uploadId.optional() })
  .meta({ id: 'NewWorkForm' });
export type NewWorkForm = z.infer<typeof newWorkForm>;

/** A seller's changes to a work. Absent fields stay. */
export const workForm = z
  .strictObject({
    /** The version that was read: if the work has changed since, `conflict`. */
    version: z.int().min(0).max(2_147_483_647),
    title: shortText(TITLE_LIMIT).optional(),
    alt: shortText(ALT_LIMIT).optional(),
    inspiration: longTexts.optional(),
    material: longTexts.optional(),
    year: z.int().min(EARLIEST_YEAR).max(2100).optional(),
    /** A code of the shop's categories, or empty. */
    category: text(40).optional(),
    subjects: z.array(text(SUBJECT_LIMIT).min(1)).max(MOST_SUBJECTS).optional(),
    sale_mode: z.enum(['online', 'edition']).optional(),
    edition_size: z.int().min(1).max(LARGEST_EDITION).nullable().optional(),
    upload_id: uploadId.optional(),
    /** Null is the whole master. */
    crop: crop.nullable().optional(),
  })
  .refine(({ sale_mode, edition_size }) => sale_mode !== 'edition' || typeof edition_size === 'number', {
    path: ['edition_size'],
    params: { rule: 'edition_size' },
  })
  .meta({ id: 'WorkForm' });
export type WorkForm = z.infer<typeof workForm>;

const workEntry = z.object({
  item_id: z.int(),
  /** In the requested language; empty without a title. */
  title: z.string(),
  artist: z.object({ artist_id: z.int(), name: z.string() }),
  stage,
  paused_by: z.enum(['seller', 'shop']).nullable(),
  picture: picture.optional(),
  /** Width ÷ height, known once its master is checked. */
  aspect: z.number().positive(),
  sale_mode: z.enum(['online', 'exhibition', 'edition']),
  edition_size: z.int().nullable(),
  edition_sold: z.int(),
  price_from: prices,
  online_at: z.string().nullable(),
  updated_at: z.string(),
});
export type WorkEntry = z.infer<typeof workEntry>;

export const WORK_SORTS = ['changed', 'title', 'newest'] as const;
export const workQuery = z.object({
  stage: stage.optional(),
  artist: idText.optional(),
  keyword: keyword.optional(),
  sort: z.enum(WORK_SORTS).default('changed'),
  page: numberText(1, 10_000).default(1),
});
export type WorkQuery = z.infer<typeof workQuery>;

export const worksReply = successReply({
  list: z.array(workEntry),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many works are at each stage, regardless of the filters. */
  stages: z.record(stage, z.int()),
  /** The artists for whom the seller acts today. */
  artists: z.array(z.object({ artist_id: z.int(), name: z.string() })),
}).meta({ id: 'Works' });

const texts = z.object(perLang(() => z.string()));
const missing = z.array(z.object({ part: z.enum(WORK_PARTS), lang: z.enum(LANGS).optional() }));
const workSize = z.object({ w_mm: z.int(), h_mm: z.int(), label: z.string(), price: prices, ppi: z.int() });

const work = workEntry
  .extend({
    version: z.int(),
    texts: z.object({ title: texts, alt: texts, inspiration: texts, material: texts }),
    /** The shop's texts on every work; sellers cannot change them. */
    standard: z.object({ certification: z.string(), maintenance: z.string() }),
    year: z.int(),
    category: z.string(),
    subjects: z.array(z.string()),
    /** Missing for works that the shop added itself: their masters are elsewhere. */
    upload: upload.optional(),
    crop: crop.nullable(),
    /** `developing` while the cropped picture is being made; `failed` if that failed. */
    picture_state: z.enum(['none', 'developing', 'ready', 'failed']),
    /** The pixels of the crop. */
    pixels: z.object({ w_px: z.int(), h_px: z.int() }).nullable(),
    sizes: z.array(workSize),
    missing,
    steps: z.array(z.enum(SELLER_STEPS)),
    /** What may be changed now; `sale` is fixed after the first sale. */
    editable: z.object({ texts: z.boolean(), picture: z.boolean(), sale: z.boolean() }),
    /** The reviewer's last request, while the seller has to act. */
    asked: z.string().nullable(),
    /** The seller's similar works: a warning only. */
    alike: z.array(alike),
    history: z.array(z.object({ step: z.string(), by: z.enum(['seller', 'shop']), text: z.string(), at: z.string() })),
  })
  .meta({ id: 'Work' });
export type Work = z.infer<typeof work>;
export const workReply = successReply({ work }).meta({ id: 'WorkReply' });

export const workParam = z.object({ id: idText });
export const sellerStepParam = z.object({ id: idText, step: z.enum(SELLER_STEPS) });
export const stepForm = z.strictObject({ version: z.int().min(0).max(2_147_483_647) }).meta({ id: 'WorkStepForm' });

/** Proposes Simplified Chinese for Traditional texts, in the same order. */
export const simplifiedForm = z
  .strictObject({ texts: z.array(optionalLongText.unwrap()).max(8) })
  .meta({ id: 'SimplifiedForm' });
export const simplifiedReply = successReply({ texts: z.array(z.string()) }).meta({ id: 'Simplified' });

const person = z.object({ member_id: z.int(), name: z.string(), email: z.string() });
export const reviewQuery = z.object({
  stage: stage.default('submitted'),
  page: numberText(1, 10_000).default(1),
});
export type ReviewQuery = z.infer<typeof reviewQuery>;

const reviewEntry = workEntry.extend({
  /** The submitter. */
  seller: person.nullable(),
  submitted_at: z.string().nullable(),
  /** How often it was returned. */
  returned: z.int(),
});
export type ReviewEntry = z.infer<typeof reviewEntry>;
export const reviewsReply = successReply({
  list: z.array(reviewEntry),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'WorkReviews' });

/** A work as reviewers see it, with the automatic checks. */
const reviewedWork = work
  .omit({ steps: true, history: true })
  .extend({
    seller: person.nullable(),
    submitted_at: z.string().nullable(),
    returned: z.int(),
    /** Works of all sellers, on sale or not. */
    alike: z.array(alike),
    /** Someone else has to review the reviewer's own work. */
    is_own: z.boolean(),
    steps: z.array(z.enum(REVIEW_STEPS)),
    events: z.array(z.object({ step: z.string(), stage, actor: z.string(), text: z.string(), at: z.string() })),
  })
  .meta({ id: 'ReviewedWork' });
export type ReviewedWork = z.infer<typeof reviewedWork>;
export const reviewedWorkReply = successReply({ work: reviewedWork }).meta({ id: 'ReviewedWorkReply' });

export const reviewStepParam = z.object({ id: idText, step: z.enum(REVIEW_STEPS) });
export const reviewStepForm = stepForm.extend({ words: longText.optional() }).meta({ id: 'WorkReviewForm' });

// @chunk studio
