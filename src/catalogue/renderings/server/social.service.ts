import { createHash } from 'node:crypto';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { type DrawnFrame, frameGeometry } from '#ground/framing/framing.geometry.ts';
import { shadowMargin } from '#ground/framing/framing.svg.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { framedPicture, framedPlan } from './framed.service.ts';
import { drawLabel, type Label } from './label.service.ts';

type Storage = ReturnType<typeof openStorage>;

export interface SocialJob {
  picture: Pick<Picture, 'hash' | 'widths'>;
  size: Extent;
  frame: DrawnFrame;
  label: Label;
}

/** Every network shows this size uncropped. */
const SOCIAL = { width: 1200, height: 630 } as const;
const FLOOR_PX = 64;
/** The space for the framed work, and the label's column beside it. */
const HUNG = { width: 640, height: 470 };
const LABEL_PX = 380;
const GAP_PX = 56;
/** The work's centre, slightly above the wall's. */
const EYE_LINE_PX = (SOCIAL.height - FLOOR_PX) / 2 + 2;
const RECIPE = 'social 1';

/** A name for all that decides how the picture looks. */
export function socialName(job: SocialJob): string {
  const { name } = framedPlan(hungJob(job));
  const inputs = JSON.stringify([RECIPE, name, job.label]);
  return createHash('sha256').update(inputs).digest('base64url').slice(0, 20);
}

/** The framed work on a gallery wall with its label, 1200 × 630, as JPEG. Cached. */
export async function socialPicture(storage: Storage, job: SocialJob): Promise<Buffer> {
  const key = `renditions/${socialName(job)}/social.jpg` as const;
  const cached = await storage.get(key);
  if (cached) return Buffer.from(await new Response(cached.body).arrayBuffer());
  const framed = hungJob(job);
  const hung = await framedPicture(storage, framed);
  const { height = 0 } = await sharp(hung).metadata();
  const label = await drawLabel(job.label, LABEL_PX);
  const totalPx = framed.width_px + (label ? GAP_PX + LABEL_PX : 0);
  const left = Math.round((SOCIAL.width - totalPx) / 2);
  const drawn = await sharp(Buffer.from(gallerySvg()))
    .composite([
      { input: hung, left, top: Math.round(EYE_LINE_PX - height / 2) },
      ...(label
        ? [{ input: label.png, left: left + framed.width_px + GAP_PX, top: Math.round(EYE_LINE_PX - label.height / 2) }]
        : []),
    ])
    .flatten({ background: '#f4f0e8' })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
  await storage.put(key, drawn, 'image/jpeg');
  return drawn;
}

/** As large as its space allows, including its shadow. */
function hungJob({ picture, size, frame }: SocialJob) {
  const { outer } = frameGeometry(size, frame);
  const margin = 2 * shadowMargin(frame);
  const perMm = Math.min(HUNG.width / (outer.w + margin), HUNG.height / (outer.h + margin));
  return { picture, size, frame, width_px: Math.round((outer.w + margin) * perMm), format: 'png' as const };
}

/** A white wall lit from the upper left, a skirting board, and an oak floor. */
function gallerySvg(): string {
  const { width, height } = SOCIAL;
  const floor = height - FLOOR_PX;
  const boards = Array.from({ length: 9 }, (_, i) => {
    const from = width / 2 + (i - 4) * 210;
    const to = width / 2 + (i - 4) * 330;
    return `<path d="M${from} ${floor + 2}L${to} ${height}" stroke="#6f4f30" stroke-opacity=".35"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="light" cx=".36" cy=".3" r=".85">
        <stop offset="0" stop-color="#fdfbf7"/><stop offset=".6" stop-color="#f3eee5"/><stop offset="1" stop-color="#ddd5c7"/>
      </radialGradient>
      <linearGradient id="oak" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#a98157"/><stop offset="1" stop-color="#c39b6c"/>
      </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#light)"/>
    <rect y="${floor}" width="${width}" height="${FLOOR_PX}" fill="url(#oak)"/>${boards}
    <rect y="${floor - 20}" width="${width}" height="20" fill="#f6f2ea"/>
    <rect y="${floor - 21}" width="${width}" height="1.5" fill="#cfc6b6"/>
    <rect y="${floor - 1}" width="${width}" height="5" fill="#4a3522" fill-opacity=".4"/>
  </svg>`;
}
