import { AccountLinks } from './account-links.tsx';
import { MenuContent } from './menu-content.tsx';
import { SiteFooter } from './site-footer.tsx';

/** The parts of the layout that hydrate last, in one file. */
export const laterParts = { AccountLinks, MenuContent, SiteFooter };

// @chunk later
