import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrandPlace, BrandWarning } from './brand.rules.ts';

export const PLACE_WORDS: Record<BrandPlace, { title: MessageDescriptor; hint: MessageDescriptor }> = {
  logo: {
    title: msg`Logo`,
    hint: msg`In the header, in e-mails and on documents. It can be up to 192 pixels wide and 40 pixels high there; upload it at least twice as large, with a transparent background.`,
  },
  dark: {
    title: msg`Logo for dark backgrounds`,
    hint: msg`For visitors whose device uses the dark theme. Without it they see the logo above.`,
  },
  icon: {
    title: msg`Icon`,
    hint: msg`In browser tabs, bookmarks and on home screens. A square of at least 512 × 512 pixels.`,
  },
};

export const WARNING_WORDS: Record<BrandWarning, MessageDescriptor> = {
  small: msg`The picture is small and will look blurred on high-resolution screens. Please upload a larger one, or an SVG.`,
  opaque: msg`The picture has no transparent background, so visitors will see a box around it in the dark theme.`,
  weak_on_light: msg`Most of the picture is hard to see on the light background.`,
  weak_on_dark: msg`Most of the picture is hard to see on the dark background.`,
  needs_dark: msg`Most of the picture is hard to see on the dark background. Please add a logo for dark backgrounds.`,
  not_square: msg`The picture is not square, so the icon has transparent borders.`,
};
