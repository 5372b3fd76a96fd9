/** One module: a folder, and its purpose. */
export interface Module {
  name: string;
  what: string;
}

/** `src/ground`: shared infrastructure, from the bottom up. A module uses only modules above it in this list. */
export const GROUND: readonly Module[] = [
  { name: 'tokens', what: 'secrets, and the hash the database keeps of them' },
  { name: 'sealing', what: 'encryption of small values in the database, and its key' },
  { name: 'throttle', what: 'how often something may be tried, counted for all processes together' },
  { name: 'audit', what: 'who of the staff changed what, from what, to what' },
  { name: 'jobs', what: 'the runner of the work in the background: timers, leases, failures, one end' },
  {
    name: 'staff-notices',
    what: 'events for the staff, written with the decision that causes them, and each person’s inbox',
  },
  { name: 'books-cases', what: 'differences between our books and others’, each a case with a history' },
  { name: 'outbound', what: 'the one client for calls to other hosts: which ones, how long, how much' },
  { name: 'files', what: 'taking a file in, a few at once; answering one: ETag, range, disposition' },
  { name: 'storage', what: 'files on disk or in an S3-compatible bucket' },
  { name: 'backup', what: 'copies of all rows and pictures: backup, restore, move to another database' },
  { name: 'workshop', what: 'costly things made once, a few at a time; a pool of worker processes with limits' },
  { name: 'documents', what: 'typesetting of PDF files, line breaking' },
  { name: 'chinese', what: 'Traditional texts proposed in Simplified characters' },
  { name: 'blocks', what: 'what articles and pages are made of' },
  { name: 'places', what: 'countries, Taiwan’s divisions and postal codes, holidays, tax ids' },
  { name: 'pictures', what: 'a picture as pages know it: contract, addresses, names of colours' },
  { name: 'framing', what: 'the one frame geometry in millimetres, prices of frames' },
  { name: 'wall-address', what: 'the link that hangs works on the wall' },
];

/** The features in five groups, each a folder of `src`; both are from the bottom up. A feature uses only features above it in this list. */
export const GROUPS: readonly { name: string; what: string; features: readonly Module[] }[] = [
  {
    name: 'catalogue',
    what: 'what visitors see and collect before they have an account',
    features: [
      { name: 'site', what: 'what staff can change about the shop: name, address, bank, price bands' },
      { name: 'delivery', what: 'zones, fees, arrival dates' },
      { name: 'search-index', what: 'documents and terms in any script; knows no works' },
      { name: 'pictures', what: 'originals in, renditions out; palettes' },
      { name: 'brand', what: 'the owner’s logo and icon in every size' },
      { name: 'artists', what: 'the people: names, labels, sort keys' },
      { name: 'works', what: 'works, sizes, frames, editions, the list with its filters' },
      { name: 'zoom', what: 'tiles and the magnifier' },
      { name: 'renderings', what: 'framed works, social pictures and labels, drawn on the server' },
      { name: 'models', what: 'framed works in space, at true size: for the walls of phones, and a view that turns' },
      { name: 'articles', what: 'news and insights' },
      { name: 'pages', what: 'the pages of words as staff write them, and the versions of those that bind the shop' },
      { name: 'search', what: 'the search page and the suggestions' },
      { name: 'cart', what: 'carts and their tokens' },
      { name: 'wall', what: 'rooms, hanging, the visitor’s own wall' },
      { name: 'hanging-kit', what: 'templates at true size for the nails of a wall or an order, as PDF' },
      { name: 'favorites', what: 'what visitors and members collect' },
      { name: 'shared-lists', what: 'lists that several people change without an account, by a secret link' },
    ],
  },
  {
    name: 'people',
    what: 'accounts, conversations, applications, and the mails to all of them',
    features: [
      { name: 'captcha', what: 'the proof that a form is filled in by a person' },
      { name: 'mail', what: 'the outbox, its worker, the texts of all mails' },
      { name: 'members', what: 'accounts, sessions, addresses, sign-in by password or provider' },
      { name: 'staff-notices', what: 'how staff learn of events: bell, mail, daily summary, LINE' },
      { name: 'threads', what: 'conversations with the shop, their files, and by when they are answered' },
      { name: 'applications', what: 'review of artists and galleries' },
    ],
  },
  {
    name: 'selling',
    what: 'artists and galleries: their works, pages, shares and figures',
    features: [
      { name: 'shares', what: 'what artists and galleries earn: rates, and the ledger that is only added to' },
      { name: 'sales', what: 'a seller’s figures: overview, analysis, statement' },
      { name: 'payouts', what: 'paying shares out: payees, runs, withholding, statements' },
      { name: 'studio', what: 'sellers’ own works: masters sent in, cropping, texts, review' },
      { name: 'directory', what: 'the artists with their works' },
    ],
  },
  {
    name: 'buying',
    what: 'what a buyer does and meets: front page, checkout, orders, payments, messages, account',
    features: [
      { name: 'gifts', what: 'the choices of a gift, its link, its message card, and the page for its recipient' },
      { name: 'checkout', what: 'quote, invoice, pay types, the three steps' },
      { name: 'invoices', what: 'uniform invoices and allowances: the queue, ECPay, or numbers that staff enter' },
      {
        name: 'certificates',
        what: 'signed certificates of prints: issue, keys, paper, and the page where anyone can check one',
      },
      { name: 'orders', what: 'orders from placement to refund, the order desk, receipts' },
      { name: 'payments', what: 'attempts to pay at a provider, its messages, refunds through it, the books' },
      { name: 'messages', what: 'how members and staff begin, read and answer conversations' },
      { name: 'contact', what: 'enquiries by the contact form, their desk, the service hours' },
      { name: 'home', what: 'the front page, composed' },
      { name: 'saved-walls', what: 'walls that members plan: saved under a name, opened, copied, removed' },
      { name: 'account', what: 'registration, data export, leaving: combines what every module knows of a member' },
      { name: 'initial', what: 'the initial data, composed' },
      {
        name: 'seo',
        what: 'what search engines, feed readers and other machines read: sitemaps, structured data, feeds',
      },
      { name: 'assistants', what: 'the tools with which assistants choose works for buyers (Model Context Protocol)' },
    ],
  },
  {
    name: 'desk',
    what: 'the back office, and the demo that shows all of it',
    features: [
      {
        name: 'work-desk',
        what: 'the catalogue as staff change it: prices in bulk, tables in and out, one work at a time',
      },
      { name: 'import', what: 'works from pictures and tables, and back: import and export' },
      { name: 'missing-texts', what: 'texts that lack a language, wherever they are kept' },
      { name: 'figures', what: 'what the shop sold and refunded in a period, and by what; for the owner' },
      {
        name: 'exports',
        what: 'orders, money, invoices, shares and payouts of a period as tables, for the accountant',
      },
      { name: 'vat', what: 'the VAT sheet of a two-month period, and how it agrees with the orders' },
      { name: 'mail-preview', what: 'every mail as its reader sees it, with data of the shop' },
      { name: 'books-cases', what: 'differences between our books and others’, as staff read and close them' },
      { name: 'test-mode', what: 'trying the shop without money: the switch, and the removal of what was ordered' },
      { name: 'connections', what: 'keys of other companies’ services as staff enter, test and remove them' },
      { name: 'admin', what: 'the frame of the staff’s pages' },
      { name: 'demo', what: 'the demo’s catalogue, people and year of orders' },
    ],
  },
];

/** The lists as shown in `docs/architecture.md`, between its marks. */
export function layerTables(): string {
  return [
    table('src/ground', GROUND),
    ...GROUPS.map(({ name, what, features }) => `\`src/${name}\`: ${what}.\n\n${table(`src/${name}`, features)}`),
  ].join('\n\n');
}

function table(folder: string, modules: readonly Module[]): string {
  const rows = modules.map(({ name, what }, index) => [String(index + 1), `\`${folder}/${name}\``, what] as const);
  const head = ['', 'Module', 'What'] as const;
  const widths = [0, 1, 2].map((column) =>
    Math.max(3, ...[head, ...rows].map((row) => [...(row[column] ?? '')].length)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, at) => cell + fill.repeat((widths[at] ?? 0) - [...cell].length)).join(' | ')} |`;
  return [line(head), line(['', '', ''], '-'), ...rows.map((row) => line(row))].join('\n');
}
