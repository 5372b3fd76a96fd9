import type { BrandMark, OwnLogo, ShownLogo } from './logo.contract.ts';

export const NO_LOGO: OwnLogo = { logo: null, dark: null, icon: null };

interface Box {
  width: number;
  height: number;
}

/** The space for a logo in the header of a page, in a mail, on the page of a closed shop, and on paper (in points). */
const HEAD_BOX: Box = { width: 192, height: 40 };
const MAIL_BOX: Box = { width: 220, height: 56 };
const CLOSED_BOX: Box = { width: 320, height: 107 };
const PAPER_BOX: Box = { width: 180, height: 45 };

/** The path of one file of a logo or an icon; its content never changes. */
export function brandPath(hash: string, file: string): string {
  return `/brand/${hash}/${file}`;
}

/** The size of a picture in a box: as large as possible, but never enlarged. */
export function fitted({ width, height }: Box, box: Box): Box {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const inBox = (mark: BrandMark, box: Box, file: string) => ({ src: brandPath(mark.hash, file), ...fitted(mark, box) });

function shown({ logo, dark }: OwnLogo, box: Box, file: string): ShownLogo | undefined {
  return logo ? { ...inBox(logo, box, file), ...(dark && { dark: inBox(dark, box, file) }) } : undefined;
}

/** The icon for the tabs of browsers. */
export const iconPath = ({ icon }: OwnLogo) => (icon ? brandPath(icon.hash, '48.png') : undefined);

export const headLogo = (own: OwnLogo) => shown(own, HEAD_BOX, 'head.webp');
export const closedLogo = (own: OwnLogo) => shown(own, CLOSED_BOX, 'full.png');
/** Mails have their own light background, also in a dark mail program. */
export const mailLogo = ({ logo }: OwnLogo) => (logo ? inBox(logo, MAIL_BOX, 'mail.png') : undefined);
export const paperLogo = ({ logo }: OwnLogo) => (logo ? { hash: logo.hash, ...fitted(logo, PAPER_BOX) } : undefined);
