import type { Gliding } from '#kit/glide.tsx';
import type { View } from '../view.rules.ts';

/** A work's light and its cut-out from the dusk: drawn over the room in its millimetres, which are its pixels. */
function lightOf(work: Element): readonly SVGElement[] {
  const index = work.getAttribute('data-work');
  return [...(work.closest('[data-scene]')?.querySelectorAll<SVGElement>(`[data-light="${index}"]`) ?? [])];
}

/** A work that is carried has no light of its own: moving it would paint the whole evening again for each frame. */
export function switchLight(work: Element, isOn: boolean): void {
  for (const light of lightOf(work)) light.style.display = isOn ? '' : 'none';
}

/** The light starts where the work starts: otherwise it would shine on the bare wall in the meantime. */
export function glideLight(work: Element, view: View, from: Gliding | undefined): void {
  const stage = work.closest('[data-stage]');
  if (!stage) return;
  const mmPerPixel = view.w_mm / stage.getBoundingClientRect().width;
  for (const light of lightOf(work)) {
    if (from) {
      const place = `translate(${from.x * mmPerPixel}px,${from.y * mmPerPixel}px)`;
      light.style.setProperty('--glide', `${place} scale(${from.scale})`);
      light.dataset.gliding = '';
    } else delete light.dataset.gliding;
  }
}
