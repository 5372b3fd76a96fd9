import { msg } from '@lingui/core/macro';
import { type FactFormat, type FactLogs, factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import {
  eitherFormat,
  linesFormat,
  moneyFormat,
  pictureFormat,
  plainFormat,
  unitFormat,
  wordsFormat,
} from '#ground/audit/log-values.rules.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { KIND_WORDS } from './artist-desk.words.ts';
import { GLAZING_WORDS, MATERIAL_WORDS, PROFILE_WORDS } from './frame-desk.words.ts';
import { SALE_MODE_WORDS, STAGE_WORDS, STEP_NAMES } from './work-desk.words.ts';
import { PART_WORDS } from './work-table.words.ts';

const TEXTS: FactLogs = Object.fromEntries(Object.entries(PART_WORDS).map(([part, name]) => [part, { name }]));
const name = { name: msg({ message: 'Name', context: 'thing' }) };
const hidden = { name: msg`Shown or hidden`, format: eitherFormat(msg`hidden`, msg`shown`) };
const ACTIONS = { create: msg`Added`, edit: msg`Changed` };

const sizeFormat: FactFormat = (value, reader) => {
  if (typeof value !== 'object' || value === null) return plainFormat(value, reader);
  const { w_mm, h_mm, price, enabled } = value as Record<string, unknown>;
  const size = formatCm({ w_mm: Number(w_mm), h_mm: Number(h_mm) }, reader.locale);
  const prices = moneyFormat(price, reader);
  return reader.i18n._(enabled === false ? msg`${size}: ${prices}, not offered` : msg`${size}: ${prices}`);
};

const pixelsFormat: FactFormat = (value, reader) =>
  Array.isArray(value) ? value.join(' × ') : plainFormat(value, reader);

export const WORK_LOG: SubjectLog = {
  thing: (id) => msg`Work ${id}`,
  actions: {
    ...ACTIONS,
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
    copy_of: { name: msg`Copy of work` },
    import_id: { name: msg`Import` },
    subjects: { name: msg`Subjects` },
    sale_mode: { name: msg`Sold as`, format: wordsFormat(SALE_MODE_WORDS) },
    edition_size: { name: msg`Size of the edition` },
    exhibition_where: { name: msg`Where it is sold, in words` },
    stores: { name: msg`Exhibition stores` },
    sizes: { name: msg`Sizes and prices`, format: linesFormat(sizeFormat) },
    new_sizes: { name: msg`Sizes and prices` },
    stage: { name: msg`Stage`, format: wordsFormat(STAGE_WORDS) },
    words: { name: msg`Reviewer’s comment` },
    picture: { name: msg`Picture`, format: pictureFormat },
    pixels: { name: msg`Pixels`, format: pixelsFormat },
  }),
};

export const ARTIST_LOG: SubjectLog = {
  thing: (id) => msg`Artist ${id}`,
  actions: {
    ...ACTIONS,
    portrait: msg`Picture of the artist`,
    represent: msg`Representation changed`,
    proposal_approve: msg`Gallery’s representation request approved`,
    proposal_refuse: msg`Gallery’s representation request refused`,
  },
  fact: factsIn({
    name,
    hidden,
    kind: { name: msg`Kind`, format: wordsFormat(KIND_WORDS) },
    sort_as: { name: msg`Sorted as` },
    place: { name: msg`Place` },
    intro: { name: msg`Introduction` },
    story: { name: msg`Story` },
    born: { name: msg`Year of birth or founding` },
    categories: { name: msg`Categories` },
    portrait: { name: msg`Picture of the artist`, format: pictureFormat },
    portrait_alt: { name: msg`Portrait in words` },
    representation: { name: msg`Represented by` },
    gallery: { name: msg`Gallery` },
    reason: { name: msg`Words to the gallery` },
  }),
};

export const CATEGORY_LOG: SubjectLog = {
  thing: (id) => msg`Category “${id}”`,
  actions: ACTIONS,
  fact: factsIn({ name, hidden, place: { name: msg`Place in the list` } }),
};

export const STORE_LOG: SubjectLog = {
  thing: (id) => msg`Exhibition store ${id}`,
  actions: { ...ACTIONS, close: msg`Store closed`, open: msg`Store opened again` },
  fact: factsIn({
    name,
    address: { name: msg`Address` },
    hours: { name: msg`Opening hours` },
    phone: { name: msg`Telephone` },
    map_url: { name: msg`Link to a map` },
    closed: { name: msg`Open or closed`, format: eitherFormat(msg`store closed`, msg`store open`) },
  }),
};

const base = { name: msg`Base price`, format: moneyFormat };
const per_cm = { name: msg`Price for each centimetre`, format: moneyFormat };
const millimetres = unitFormat('millimeter');

export const FRAME_LOG: SubjectLog = {
  thing: (id) => (id === 'order' ? msg`All frames` : msg`Frame ${id}`),
  actions: { ...ACTIONS, order: msg`Sequence changed` },
  fact: factsIn({
    name,
    base,
    per_cm,
    price: { name: msg`Prices`, parts: { base, per_cm } },
    material: { name: msg`Material`, format: wordsFormat(MATERIAL_WORDS) },
    profile: { name: msg`Profile of the moulding`, format: wordsFormat(PROFILE_WORDS) },
    glazing: { name: msg`Glazing`, format: wordsFormat(GLAZING_WORDS) },
    face_mm: { name: msg`Face`, format: millimetres },
    rebate_mm: { name: msg`Rebate`, format: millimetres },
    depth_mm: { name: msg`Depth`, format: millimetres },
    has_mat: { name: msg`With a mat` },
    mat: {
      name: msg`Mat`,
      parts: {
        width_mm: { name: msg`Width of the mat`, format: millimetres },
        colour: { name: msg`Colour of the mat` },
      },
    },
    weight_g_per_cm: { name: msg`Weight of the moulding for each centimetre`, format: unitFormat('gram') },
    max_perimeter_cm: { name: msg`Largest perimeter`, format: unitFormat('centimeter') },
    enabled: { name: msg`Offered to buyers` },
    order: { name: msg`Order of the frames` },
  }),
};
