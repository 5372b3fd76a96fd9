import { msg } from '@lingui/core/macro';
import { type FactLogs, factsIn, type SubjectLog, type Tell } from '#ground/audit/log.rules.ts';
import {
  tellEither,
  tellLines,
  tellMoney,
  tellPicture,
  tellPlain,
  tellUnit,
  tellWords,
} from '#ground/audit/log-values.rules.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { KIND_WORDS } from './artist-desk.words.ts';
import { GLAZING_WORDS, MATERIAL_WORDS, PROFILE_WORDS } from './frame-desk.words.ts';
import { SALE_MODE_WORDS, STAGE_WORDS, STEP_NAMES } from './work-desk.words.ts';
import { PART_WORDS } from './work-table.words.ts';

const TEXTS: FactLogs = Object.fromEntries(Object.entries(PART_WORDS).map(([part, name]) => [part, { name }]));
const name = { name: msg({ message: 'Name', context: 'thing' }) };
const hidden = { name: msg`Shown or hidden`, tell: tellEither(msg`hidden`, msg`shown`) };
const DEEDS = { create: msg`Added`, edit: msg`Changed` };

/** A size with its prices. */
const tellSize: Tell = (value, reader) => {
  if (typeof value !== 'object' || value === null) return tellPlain(value, reader);
  const { w_mm, h_mm, price, enabled } = value as Record<string, unknown>;
  const size = formatCm({ w_mm: Number(w_mm), h_mm: Number(h_mm) }, reader.locale);
  const prices = tellMoney(price, reader);
  return reader.i18n._(enabled === false ? msg`${size}: ${prices}, not offered` : msg`${size}: ${prices}`);
};

const tellPixels: Tell = (value, reader) => (Array.isArray(value) ? value.join(' × ') : tellPlain(value, reader));

/** How the log speaks of works. */
export const WORK_LOG: SubjectLog = {
  thing: (id) => msg`Work ${id}`,
  deeds: {
    ...DEEDS,
    ...STEP_NAMES,
    needs_changes: msg`Needs changes`,
    picture: msg`Picture replaced`,
    picture_back: msg`Former picture put back`,
  },
  fact: factsIn({
    ...TEXTS,
    year: { name: msg({ message: 'Year', context: 'work' }) },
    category: { name: msg`Category` },
    artist_id: { name: msg`Artist` },
    sale_mode: { name: msg`Sold as`, tell: tellWords(SALE_MODE_WORDS) },
    edition_size: { name: msg`Size of the edition` },
    exhibition_where: { name: msg`Where it is sold, in words` },
    stores: { name: msg`Exhibition stores` },
    sizes: { name: msg`Sizes and prices`, tell: tellLines(tellSize) },
    new_sizes: { name: msg`Sizes and prices` },
    stage: { name: msg`Stage`, tell: tellWords(STAGE_WORDS) },
    words: { name: msg`Words of the reviewer` },
    picture: { name: msg`Picture`, tell: tellPicture },
    pixels: { name: msg`Pixels`, tell: tellPixels },
  }),
};

/** How it speaks of artists and galleries. */
export const ARTIST_LOG: SubjectLog = {
  thing: (id) => msg`Artist ${id}`,
  deeds: {
    ...DEEDS,
    portrait: msg`Picture of the artist`,
    represent: msg`Representation changed`,
    proposal_approve: msg`A gallery’s request to represent approved`,
    proposal_refuse: msg`A gallery’s request to represent refused`,
  },
  fact: factsIn({
    name,
    hidden,
    kind: { name: msg`Kind`, tell: tellWords(KIND_WORDS) },
    sort_as: { name: msg`Sorted as` },
    place: { name: msg`Place` },
    intro: { name: msg`Introduction` },
    story: { name: msg`Story` },
    born: { name: msg`Year of birth or founding` },
    categories: { name: msg`Categories` },
    portrait: { name: msg`Picture of the artist`, tell: tellPicture },
    portrait_alt: { name: msg`Portrait in words` },
    representation: { name: msg`Represented by` },
    gallery: { name: msg`Gallery` },
    reason: { name: msg`Words to the gallery` },
  }),
};

/** How it speaks of categories. */
export const CATEGORY_LOG: SubjectLog = {
  thing: (id) => msg`Category “${id}”`,
  deeds: DEEDS,
  fact: factsIn({ name, hidden, place: { name: msg`Place in the list` } }),
};

/** How it speaks of exhibition stores. */
export const STORE_LOG: SubjectLog = {
  thing: (id) => msg`Exhibition store ${id}`,
  deeds: { ...DEEDS, close: msg`Store closed`, open: msg`Store opened again` },
  fact: factsIn({
    name,
    address: { name: msg`Address` },
    hours: { name: msg`Opening hours` },
    phone: { name: msg`Telephone` },
    map_url: { name: msg`Link to a map` },
    closed: { name: msg`Open or closed`, tell: tellEither(msg`store closed`, msg`store open`) },
  }),
};

const base = { name: msg`Base price`, tell: tellMoney };
const per_cm = { name: msg`Price for each centimetre`, tell: tellMoney };
const millimetres = tellUnit('millimeter');

/** How it speaks of frames. */
export const FRAME_LOG: SubjectLog = {
  thing: (id) => (id === 'order' ? msg`All frames` : msg`Frame ${id}`),
  deeds: { ...DEEDS, order: msg`Put into another order` },
  fact: factsIn({
    name,
    base,
    per_cm,
    price: { name: msg`Prices`, parts: { base, per_cm } },
    material: { name: msg`Material`, tell: tellWords(MATERIAL_WORDS) },
    profile: { name: msg`Profile of the moulding`, tell: tellWords(PROFILE_WORDS) },
    glazing: { name: msg`Glazing`, tell: tellWords(GLAZING_WORDS) },
    face_mm: { name: msg`Face`, tell: millimetres },
    rebate_mm: { name: msg`Rebate`, tell: millimetres },
    depth_mm: { name: msg`Depth`, tell: millimetres },
    has_mat: { name: msg`With a mat` },
    mat: {
      name: msg`Mat`,
      parts: {
        width_mm: { name: msg`Width of the mat`, tell: millimetres },
        colour: { name: msg`Colour of the mat` },
      },
    },
    weight_g_per_cm: { name: msg`Weight of the moulding for each centimetre`, tell: tellUnit('gram') },
    max_perimeter_cm: { name: msg`Largest perimeter`, tell: tellUnit('centimeter') },
    enabled: { name: msg`Offered to buyers` },
    order: { name: msg`Order of the frames` },
  }),
};
