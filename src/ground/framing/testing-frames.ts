import type { Lang } from '#shared/locale.ts';
import { SEED_FRAMES } from './frames.ts';
import type { Frame } from './framing.contract.ts';

/** The seed frames as the API sends them in one language. */
export function seedFrames(lang: Lang): Frame[] {
  return SEED_FRAMES.map((frame) => ({ ...frame, name: frame.name[lang] }));
}
