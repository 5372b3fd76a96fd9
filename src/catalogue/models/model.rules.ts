import type { Extent } from '#ground/framing/framing.contract.ts';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';

/** Increase this when models are made differently: browsers cache a model for ever. */
const MODEL_EDITION = 1;

/** `glb` for Android and browsers, `usdz` for Apple's devices. */
export const MODEL_FORMATS = ['glb', 'usdz'] as const;
export type ModelFormat = (typeof MODEL_FORMATS)[number];

/** A framed work, and all that decides what its model looks like. */
export interface ModelledPrint {
  item_id: number;
  size: Extent & { size_id: number };
  frame: DrawnFrame;
  picture: { hash: string };
}

/** The address of a model. It changes with everything visible, so a browser never needs to ask again. */
export function modelPath(print: ModelledPrint, format: ModelFormat): string {
  const { item_id, size, frame } = print;
  return `/models/${item_id}-${size.size_id}-${frame.frame_id}~${modelTag(print)}.${format}`;
}

/** A name for all that decides what a model looks like. */
export function modelTag({ size, frame, picture }: ModelledPrint): string {
  const { frame_id, material, profile, face_mm, rebate_mm, depth_mm, glazing, mat } = frame;
  const shape = [size.w_mm, size.h_mm, frame_id, material, profile, face_mm, rebate_mm, depth_mm, glazing];
  const seen = [MODEL_EDITION, picture.hash, ...shape, mat?.width_mm ?? 0, mat?.colour.toLowerCase() ?? ''];
  return digest(seen.join(' '));
}

/** Two mixed halves of 32 bits: not a secret, only different for different texts, and the same in browser and server. */
function digest(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ (b >>> 13);
  b = Math.imul(b ^ (b >>> 16), 0xc2b2ae35) ^ (a >>> 13);
  return [a, b].map((half) => (half >>> 0).toString(36).padStart(7, '0')).join('');
}

/** Where a phone can show the model on a wall without an app of ours. */
type ArPlace = 'quick-look' | 'scene-viewer';

/** The place for AR on this device, if it has one. */
export function arPlaceOf(device: { userAgent: string; supportsRelAr: boolean }): ArPlace | undefined {
  if (device.supportsRelAr) return 'quick-look';
  return /android/i.test(device.userAgent) ? 'scene-viewer' : undefined;
}

/** The link of Apple's Quick Look. The fragment keeps the true size: without it two fingers would change it. */
export function quickLookLink(origin: string, print: ModelledPrint): string {
  return `${origin}${modelPath(print, 'usdz')}#allowsContentScaling=0`;
}

/** The link of Android's Scene Viewer: on a wall, at true size, and back to `page` if the phone has no Scene Viewer. */
export function sceneViewerLink(
  origin: string,
  print: ModelledPrint,
  { title, page }: { title: string; page: string },
) {
  const asked = new URLSearchParams({
    file: `${origin}${modelPath(print, 'glb')}`,
    mode: 'ar_preferred',
    title,
    link: page,
    resizable: 'false',
    enable_vertical_placement: 'true',
  });
  // An intent's query is decoded like a path: a plus would remain a plus.
  const query = asked.toString().replaceAll('+', '%20');
  const intent = 'scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW';
  return `intent://arvr.google.com/scene-viewer/1.2?${query}#Intent;${intent};S.browser_fallback_url=${encodeURIComponent(page)};end;`;
}
