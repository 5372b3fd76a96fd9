import { globSync, readFileSync } from 'node:fs';

/**
 * Messages of one word that mean the same in every feature that says them. A word that means two things (a day in a table, the day
 * in a room) has one translation for both, which is wrong in one of the places: give it a `context`, or another word.
 */
export const SHARED_WORDS: ReadonlySet<string> = new Set(
  `About Account Added Address All Amount Answer Answered Any Application Applications Approve Approved Archived Articles Artist Artists Bank Birthday Black Branch Cancel Care Cart Categories Category centimetres changed Changed Close cm Collaboration Company Confirmed Contact Currency Date Decision Default Delivery Depth Devices Draft Drawing E-mail Edit Ended Enquiries Face Favourites For Frame Framed Frames free From Gallery Gilt Heading Height hidden Hidden History Holidays inches Inspiration Introduction Invoice Keyword Kind Kinds Language List Mailbox Mails Mat Material Member Members Membership Message Messages Metal Name News None Note Now Online Open Order Orders Paid Paragraph Paused Payment Payments PayPal Picture Place Portfolio Preview Price Prices Prints Profile Quantity Question Quotation Rebate Recipient Refund Refunded Refuse Refused Remove Removed Representation Representative Returns Sales Save Saved Saving… Search Sending… Settings Shop shown Size Staff Stages State Statement States Story Subject Subjects Subtotal Summary Suspended Telephone Text Title Total unauthorised Undo Unframed Untitled Upcoming View White Width Wood Work Works Workshop Year`.split(
    /\s+/,
  ),
);

const ONE_WORD = /\b(?:t|msg)`([^`$\s]+)`|<Trans>\s*([^<{\s]+)\s*<\/Trans>/g;

/** The messages of one word without a context, and the features that say each. */
export function wordsByFeature(): Map<string, Set<string>> {
  const features = new Map<string, Set<string>>();
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const feature = file.replaceAll('\\', '/').split('/', 3).join('/');
    for (const [, tagged, inside] of readFileSync(file, 'utf8').matchAll(ONE_WORD)) {
      const word = tagged ?? inside ?? '';
      features.set(word, (features.get(word) ?? new Set()).add(feature));
    }
  }
  return features;
}
