import { AccountLinks } from './account-links.tsx';
import { MenuContent } from './menu-content.tsx';
import { SiteFooter } from './site-footer.tsx';

/** What of the layout comes alive last, in one file. */
export const laterParts = { AccountLinks, MenuContent, SiteFooter };

// @chunk later
