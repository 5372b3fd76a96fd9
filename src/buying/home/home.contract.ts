import { z } from 'zod';
import { articleCard } from '#catalogue/articles/article.contract.ts';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { frame } from '#ground/framing/framing.contract.ts';
import { artistCard } from '#selling/directory/artist.contract.ts';
import { successReply } from '#shared/reply.ts';
import { HOME_PARTS } from './home-choice.rules.ts';

const extent = z.object({ w_mm: z.int().positive(), h_mm: z.int().positive() });
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** `text` is the formatted range: browsers and the server do not always format ranges alike. */
const arrival = z.object({ from: day, to: day, text: z.string() });

/** A work in its size and frame, and nothing more: the page contains the whole reply. */
const framedWork = z.object({
  work: workSummary.pick({ item_id: true, title: true, alt: true, year: true, artist: true, picture: true }),
  size: extent,
  frame: frame.pick({
    frame_id: true,
    name: true,
    material: true,
    face_mm: true,
    rebate_mm: true,
    depth_mm: true,
    profile: true,
    mat: true,
    glazing: true,
  }),
});
export type FramedWork = z.infer<typeof framedWork>;

/** GET /api/home: the whole front page. */
export const homeReply = successReply({
  /** The most popular wide work in the colours of the season; missing in an empty shop. */
  hero: framedWork.extend({ /** The address of the bench's picture. */ bench: z.string() }).optional(),
  /** Three works over a sofa in the evening, each placed in fractions of the room's picture. */
  evening: z
    .object({
      back: z.string(),
      front: z.string(),
      aspect: z.number().positive(),
      works: z.array(framedWork.extend({ left: z.number(), top: z.number(), width: z.number() })),
      /** The URL parameter of the wall that shows the same hanging. */
      wall: z.string(),
    })
    .optional(),
  works: z.array(workSummary),
  /** The latest one, or the editors' choice. */
  articles: z.array(articleCard),
  articles_by: z.enum(['shop', 'editor']),
  artists: z.array(artistCard),
  /** The parts below the first screen, from top to bottom. */
  parts: z.array(z.enum(HOME_PARTS)),
  /** When an order of today arrives: in Taiwan for visitors who see prices in NTD, else in North America. */
  arrival: z.object({ NTD: arrival, USD: arrival }),
}).meta({ id: 'Home' });
type HomeReply = z.infer<typeof homeReply>;
export type Home = Omit<HomeReply, 'code'>;
