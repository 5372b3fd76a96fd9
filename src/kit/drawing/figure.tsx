interface PoseParts {
  torso: string;
  limbs: string;
  head: readonly [x: number, y: number];
  /** An outline of something in its hands. */
  holds?: string;
}

/** Facing right, feet at the origin, 38 tall. */
const POSES = {
  climb: {
    torso: 'M-3 -29.5Q1 -31.5 4 -29L2.8 -16H-3.4Z',
    limbs:
      'M-2 -16L-4.6 -8.4L-7.6 -.9h2.2M1 -16L7.4 -14.2L6.6 -6.2h2.4M-2 -28.4L-6.2 -22.6L-4.2 -17.6M3 -28L7.2 -23L11 -24.4',
    head: [2.4, -35.4],
  },
  descend: {
    torso: 'M-3.6 -29.5Q0 -31.5 3.2 -29.5L3 -16H-3Z',
    limbs:
      'M1.2 -16L4 -8L6.2 3.6h2.4M-1.4 -16L-1.6 -8L-5 -.9h2.4M-2.6 -28.4L-6.8 -23L-9.4 -18.6M2.4 -28.4L4.6 -22.4L8.4 -20',
    head: [0.6, -35.6],
  },
  stroll: {
    torso: 'M-3.4 -29.5Q0 -31.5 3.4 -29.5L3 -16H-3Z',
    limbs:
      'M.8 -16L3.8 -8.4L6.4 -.9h2.4M-1 -16L-2.2 -8L-7 -2.6l1.6 1.7M-2.6 -28.4L-5.8 -22.4L-8 -17M2.6 -28.4L4.2 -22L7.6 -17.8',
    head: [0.8, -35.6],
  },
  look: {
    torso: 'M-3.4 -29.5Q0 -31.5 3.4 -29.5L2.8 -16H-2.8Z',
    limbs:
      'M-1 -16L-1.8 -8L-2.4 -.9h2.2M1.2 -16L1.8 -8L2.6 -.9h2.2M-2.6 -28.4L-5.4 -22L-2.4 -18M2.6 -28.4L5.4 -23L2.6 -31',
    head: [0.2, -35.8],
  },
  carry: {
    torso: 'M-3.4 -29.5Q0 -31.5 3.4 -29.5L3 -14H-3Z',
    limbs: 'M-2 -14L-4.4 -7.4L-7 -.9h2.2M1 -14L6 -11L5.6 -5.4h2.4',
    head: [0.6, -35],
    holds: 'M-11 -29H12V-12H-11ZM-8.4 -26.4H9.4V-14.6H-8.4ZM-8.4 -17.4L-3.4 -22L.4 -18.4L3.4 -20.6L9.4 -15.6',
  },
  read: {
    torso: 'M-3.6 -14Q0 -16 3 -14L3.4 -1H-3.6Z',
    limbs: 'M0 -1.6L8 -2.2L8.8 6.6h2.2M-.6 -1.4L6 -1.6L6.2 7.6h2.2M-2.4 -13L-1.6 -7.4L5 -8M2.2 -13L3.6 -8L6 -8.6',
    head: [1.2, -20],
    holds: 'M4.6 -11.4L7.4 -7.6L11.4 -10.4L8.6 -13.6Z',
  },
} satisfies Record<string, PoseParts>;

export type Pose = keyof typeof POSES;

interface FigureProps {
  pose: Pose;
  mirrored?: boolean | undefined;
  /** For a figure in a dark doorway. */
  pale?: boolean | undefined;
}

/** A small walker in ink, with a rim of wall colour that separates it from the hatching. */
export function Figure({ pose, mirrored, pale }: FigureProps) {
  const { torso, limbs, head, holds }: PoseParts = POSES[pose];
  const [cx, cy] = head;
  const body = (rim: number) => (
    <>
      <path d={limbs} fill="none" strokeWidth={2.4 + rim} />
      <path d={torso} strokeWidth={1 + rim} />
      <ellipse cx={cx} cy={cy} rx="2.8" ry="3.6" strokeWidth={rim} />
    </>
  );
  return (
    <g transform={`scale(${mirrored ? -0.11 : 0.11} .11)`}>
      {!pale && <g className="fill-wall stroke-wall">{body(2.6)}</g>}
      <g className={pale ? 'fill-wall stroke-wall' : 'fill-current stroke-current'}>{body(0)}</g>
      {holds && <path d={holds} className="fill-wall stroke-current" strokeWidth="1.2" fillRule="nonzero" />}
    </g>
  );
}
