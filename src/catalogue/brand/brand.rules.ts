export const BRAND_USES = ['logo', 'icon'] as const;
export type BrandUse = (typeof BRAND_USES)[number];

export const BRAND_BYTES = 10 * 1024 * 1024;
export const BRAND_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

/** Where a picture is used. */
export const BRAND_PLACES = ['logo', 'dark', 'icon'] as const;
export type BrandPlace = (typeof BRAND_PLACES)[number];
export const kindOf = (place: BrandPlace): BrandUse => (place === 'icon' ? 'icon' : 'logo');

/** Twice the space in the header, for high-resolution screens. */
const SHARP_LOGO = { width: 384, height: 80 };
const SHARP_ICON = 512;
/** Below this share, most of a logo cannot be distinguished from the background. */
const READABLE_SHARE = 0.4;
/** Cameras and programs are off by a pixel. */
const NEARLY_SQUARE = 0.02;

/** What is known of an uploaded picture. */
interface Measured {
  /** The size of the file; null for a drawing. */
  source: { width: number; height: number } | null;
  transparent: boolean;
  on_light: number;
  on_dark: number;
}

export type BrandWarning = 'small' | 'opaque' | 'weak_on_light' | 'weak_on_dark' | 'needs_dark' | 'not_square';

/** What staff should know before they save; nothing of it is refused. */
export function brandWarnings(place: BrandPlace, picture: Measured, hasDark: boolean): BrandWarning[] {
  const { source, transparent, on_light, on_dark } = picture;
  const warnings: BrandWarning[] = [];
  if (source && isSmall(place, source)) warnings.push('small');
  if (place === 'icon') {
    if (source && Math.abs(1 - source.width / source.height) > NEARLY_SQUARE) warnings.push('not_square');
    return warnings;
  }
  if (!transparent) return [...warnings, 'opaque'];
  if (place === 'logo' && on_light < READABLE_SHARE) warnings.push('weak_on_light');
  if (place === 'dark' && on_dark < READABLE_SHARE) warnings.push('weak_on_dark');
  if (place === 'logo' && !hasDark && on_dark < READABLE_SHARE) warnings.push('needs_dark');
  return warnings;
}

function isSmall(place: BrandPlace, { width, height }: { width: number; height: number }): boolean {
  if (place === 'icon') return Math.min(width, height) < SHARP_ICON;
  return width < SHARP_LOGO.width && height < SHARP_LOGO.height;
}
