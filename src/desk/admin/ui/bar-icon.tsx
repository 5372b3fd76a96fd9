import type { ReactNode } from 'react';

const LETTER = 'M4 6h16v12H4zM4 7l8 6 8-6';
const LIST = 'M4 6h3M10 6h10M4 12h3M10 12h10M4 18h3M10 18h10';

/** Not among the kit's icons, because every visitor loads those. */
const PATHS: Readonly<Record<string, string>> = {
  '/admin': 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4M8 14h3',
  '/admin/order': 'M5.2 8.2h13.6l1.2 12.3H4zM8.6 11V7a3.4 3.4 0 0 1 6.8 0v4',
  '/admin/message': LETTER,
  '/admin/workshop': 'M4 20 14 10M12 5.5l6.5 6.5 2-2L14 3.5zM4 20l2.5.5L17 10',
  '/admin/statement': 'M4 9.5 12 4.5l8 5zM6 10v7M10 10v7M14 10v7M18 10v7M4 19.5h16',
  '/admin/review': 'M4 5h16v14H4zM8 12.3l2.8 2.7L16 9.5',
  '/admin/work': 'M4 5h16v14H4zM7 16l4-5 3 3.5 2-2 2 3.5',
  more: 'M4 7h16M4 12h16M4 17h16',
};

export function BarIcon({ place }: { place: string }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={22}
      height={22}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[place] ?? LIST} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
