const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const LENS = `${circle(10.5, 10.5, 6.5)}M15.2 15.2 20.5 20.5`;
const HEART =
  'M12 20.2 4.6 12.9a4.7 4.7 0 0 1 0-6.7 4.7 4.7 0 0 1 6.7 0l.7.7.7-.7a4.7 4.7 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7z';
const EYE = `M2.5 12c2.3-4.2 5.5-6.3 9.5-6.3s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.2 2.5 12z${circle(12, 12, 2.8)}`;
// A dot as a line of zero length: the round cap makes it as heavy as the strokes.
const dot = (y: number) => `M12 ${y}h.01`;

/** All icons on a grid of 24, drawn as strokes. */
export const ICON_PATHS = {
  search: LENS,
  zoom: `${LENS}M10.5 7.8v5.4M7.8 10.5h5.4`,
  'zoom-out': `${LENS}M7.8 10.5h5.4`,
  heart: HEART,
  'heart-filled': HEART,
  bag: 'M5.2 8.2h13.6l1.2 12.3H4zM8.6 11V7a3.4 3.4 0 0 1 6.8 0v4',
  person: `${circle(12, 8, 3.8)}M4.5 20.5c.6-4.2 3.5-6.4 7.5-6.4s6.9 2.2 7.5 6.4`,
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'M6 9.3l6 6 6-6',
  'chevron-left': 'M14.7 6l-6 6 6 6',
  'chevron-right': 'M9.3 6l6 6-6 6',
  check: 'M5 12.6l4.5 4.4L19 7.4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.4 7l.8 13h9.6l.8-13M10.2 10.5v6M13.8 10.5v6',
  undo: 'M8.5 5l-4 4 4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  copy: 'M9 9h11v11H9zM6 15H4V4h11v2',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  external: 'M14 4.5h5.5V10M19.5 4.5 11 13M17.5 14v5.5h-13v-13H10',
  globe: `${circle(12, 12, 8.5)}M3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5s1.2-6.1 3.7-8.5z`,
  ruler: 'M2.5 8.2h19v7.6h-19zM6.3 8.2v3M10.1 8.2v4.4M13.9 8.2v3M17.7 8.2v4.4',
  cube: 'M12 3.2 20 7.6v8.8l-8 4.4-8-4.4V7.6zM4 7.6l8 4.4 8-4.4M12 12v8.8',
  truck: `M4.6 17H2.5V6H14v11H9M14 9.6h4l3.5 3.6V17h-2.1M14 17h.8${circle(6.8, 17, 2.1)}${circle(17.1, 17, 2.1)}`,
  info: `${circle(12, 12, 8.5)}M12 11v5.3${dot(7.8)}`,
  warning: `M12 4.2 21 19.5H3zM12 10v4.3${dot(16.9)}`,
  eye: EYE,
  'eye-off': `${EYE}M4.5 19.5l15-15`,
} as const;

export type IconName = keyof typeof ICON_PATHS;
