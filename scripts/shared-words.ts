import { globSync, readFileSync } from 'node:fs';

/**
 * One-word messages that mean the same in every feature that uses them. A word with two meanings (a day in a table,
 * the day in a room) would have one translation for both, which is wrong in one place: give it a `context`, or use
 * another word.
 */
export const SHARED_WORDS: ReadonlySet<string> = new Set(
  `About Abroad Account Added Address All Allowances Amount Answer Answered Any Application Applications Approve Approved Archived Arrival Articles Artist Artists Asia Backup Bank Birthday Black Branch Cancel Care Cart Categories Category centimetres Certificate Certificates Change Changed changed Close cm Collaboration Company Confirmed Connections Contact Continue Copy Country Currency Date Decision Default Delivery Depth Devices Discard Discarded Discover Draft Drawing E-mail Edit Ended Enquiries Europe Export Exports Face Failed Favourites Figures Files Frame Framed Frames free Gallery Gift Gilt Heading Height Help Hidden hidden History Icon Import Imported inches Inspiration Introduction Invoice Issued Keyword Kind Kinds Language List Logo Mail Mailbox Mails Mat Material Member Members Membership Menu Message Messages Metal Month Name Net News no None Note Now Number Online Open Order Orders Paid Paper Paragraph Password Paused Payment Payments Payouts PayPal Pickup Picture Place Portfolio Preview Price Prices Prints Profile Quantity Question Queues Quotation Reason Rebate Recipient Reference Refund Refunded Refunds Refuse Refused Remove Removed Representation Representative Residency Restore Restored Returns Sale Sales Save Saved Saved. Saving… Search Sending… Settings Shares Shop Show shown Size Staff Stages State Statement States Story Subjects Subtotal Summary Suspended Tax Telephone Text Title Total unauthorised Undo Undone Unframed Untitled Upcoming Uploaded VAT View Void White Width Withdraw Withdrawn Wood Work Works Workshop Year yes`.split(
    /\s+/,
  ),
);

const ONE_WORD = /\b(?:t|msg)`([^`$\s]+)`|<Trans>\s*([^<{\s]+)\s*<\/Trans>/g;

/** The one-word messages without a context, and the features that use each. */
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
