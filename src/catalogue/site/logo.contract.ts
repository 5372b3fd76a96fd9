import { z } from 'zod';

/** A picture by the hash of its content, with the size of its largest file. */
const brandMark = z.object({
  hash: z.string().regex(/^[\w-]{20}$/),
  width: z.int().min(1),
  height: z.int().min(1),
});
export type BrandMark = z.infer<typeof brandMark>;

/** The owner's pictures in place of the name in letters and the standard icon; `dark` is the logo for dark backgrounds. */
export const ownLogo = z.object({
  logo: brandMark.nullable(),
  dark: brandMark.nullable(),
  icon: brandMark.nullable(),
});
export type OwnLogo = z.infer<typeof ownLogo>;

const shownMark = z.object({ src: z.string(), width: z.int(), height: z.int() });
/** The logo as the header shows it, in its size on the page. */
export const shownLogo = shownMark.extend({ dark: shownMark.optional() }).meta({ id: 'ShownLogo' });
export type ShownLogo = z.infer<typeof shownLogo>;
