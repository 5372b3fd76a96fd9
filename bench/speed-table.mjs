/** Rows of the table: the label, the figures' names, their format, and their targets. */
const ms = (value) => value.toFixed(2);
const rounded = (value) => String(Math.round(value));
const ratio = (value) => value.toFixed(2);
const most = (limit) => (value) => value <= limit;
const least = (limit) => (value) => value >= limit;
const each = (figures, how, wanted) => figures.map((name, at) => ({ name, how, fits: wanted[at] }));

const fresh = (call, node, postgres, statements) => ({
  what: `${call}, fresh: CPU of node + PostgreSQL, statements`,
  wanted: [node && `≤ ${node} + ${postgres} ms`, statements && `≤ ${statements}`].filter(Boolean).join(', ') || '–',
  parts: [
    { name: `fresh ${call} node`, how: ms, fits: node ? most(node) : undefined },
    { name: `fresh ${call} postgres`, how: ms, fits: postgres ? most(postgres) : undefined },
    { name: `fresh ${call} statements`, how: (value) => value.toFixed(1), fits: statements && most(statements + 0.5) },
  ],
  between: [' + ', ' ms, '],
});

const cachedRow = (kinds, wanted) => ({
  what: `${kinds.join(' · ')}, cached: CPU of bare node:http ÷ the shop's`,
  wanted,
  parts: each(
    kinds.map((kind) => `cached ${kind}`),
    ratio,
    kinds.map(() => least(0.6)),
  ),
});

const pages = (what, part, unit, limits) => ({
  what: `${what}: home · list · product`,
  wanted: `≤ ${[...new Set(limits)].join(' · ')}${unit}`,
  parts: each(
    ['home', 'list', 'product'].map((page) => `page ${page} ${part}`),
    rounded,
    limits.map(most),
  ),
  unit,
});

const rows = (largest) => [
  {
    what: 'floor: one prepared statement on bare node:http',
    wanted: '–',
    parts: each(['fresh floor node', 'fresh floor postgres'], ms, []),
    between: [' + '],
    unit: ' ms',
  },
  fresh('list', 0.8, 0.4, 1),
  fresh('product', 1.5, 0.8, 2),
  fresh('search', 1.0, 1.0),
  fresh('directory'),
  fresh('artist'),
  fresh('cart + line', 0.8, 0.5, 5),
  fresh('add + order', 2.5, 2.5, 18),
  cachedRow(['list', 'product'], '≥ 0.6 each'),
  {
    what: 'list · product, cached: answers a second',
    wanted: '≥ 5200 · 4600: a hundred times Vendure',
    parts: each(['cached list per second', 'cached product per second'], rounded, [least(5_200), least(4_600)]),
  },
  cachedRow(['page', 'asset', '304 of the page'], '≥ 0.6 each'),
  {
    what: 'page rendered without the cache: list · product, CPU',
    wanted: '≤ 8 · 12 ms',
    parts: each(['list page rendered', 'product page rendered'], (value) => value.toFixed(1), [most(8), most(12)]),
    unit: ' ms',
  },
  {
    what: 'memory at rest · peak (PostgreSQL)',
    wanted: '≤ 150 · 300 MiB',
    parts: each(['memory at rest', 'memory peak'], rounded, [most(150), most(300)]),
    unit: ' MiB',
  },
  {
    what: 'memory at rest, embedded database · after its demo was painted',
    wanted: '≤ 350 MiB',
    parts: each(['embedded memory at rest', 'embedded memory after painting'], rounded, [most(350)]),
    unit: ' MiB',
  },
  pages('LCP', 'LCP', ' ms', [1000, 1200, 900]),
  pages('hydrated', 'hydrated', ' ms', [1500, 1500, 1500]),
  pages('JavaScript, first load', 'script kB', ' kB', [115, 115, 115]),
  pages('JavaScript until idle', 'script kB until idle', ' kB', [150, 150, 150]),
  pages('script files', 'scripts', '', [10, 10, 10]),
  pages('blocking time', 'blocked', ' ms', [150, 150, 150]),
  pages('requests', 'requests', '', [25, 25, 25]),
  {
    what: `growth from a thousand works to ${largest}: list filtered · directory`,
    wanted: '≤ 1.5 each',
    parts: each(['growth list', 'growth directory'], ratio, [most(1.5), most(1.5)]),
  },
  {
    what: 'the same: list · product · artist',
    wanted: '–',
    parts: each(['growth list, no filter', 'growth product', 'growth artist'], ratio, []),
  },
  {
    what: `index of ${largest} works loaded`,
    wanted: '< 10 s',
    parts: each([`index load ${largest === 'a million' ? 1_000_000 : 100_000}`], (value) => value.toFixed(1), [
      most(10),
    ]),
    unit: ' s',
  },
  {
    what: 'a thousand made-up addresses a second: popular answers still cached',
    wanted: '100 %',
    parts: each(['flood cached'], (value) => rounded(value * 100), [least(0.995)]),
    unit: ' %',
  },
  { what: 'the same: memory peak', wanted: 'bounded', parts: each(['flood memory peak'], rounded, []), unit: ' MiB' },
];

/** The figures as a Markdown table with their targets; a missed target is bold. */
export function speedTable(figures, isQuick) {
  const lines = rows(isQuick ? 'a hundred thousand' : 'a million').map(
    ({ what, wanted, parts, between = [], unit = '' }) => {
      const cells = parts.map(({ name, how, fits }, at) => {
        const value = figures.get(name);
        const text = value === undefined ? '–' : how(value);
        const isMissed = value !== undefined && fits && !fits(value);
        return `${at === 0 ? '' : (between[at - 1] ?? ' · ')}${isMissed ? `**${text}**` : text}`;
      });
      return [what, `${cells.join('')}${unit}`, wanted];
    },
  );
  const table = [['what', 'measured', 'wanted'], ...lines];
  const widths = [0, 1, 2].map((at) => Math.max(...table.map((line) => line[at].length)));
  const row = (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const [head, ...body] = table.map(row);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
