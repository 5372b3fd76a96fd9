import type { ReactNode } from 'react';

interface CertificateProps {
  heading: string;
  title: string;
  byline: ReactNode;
  edition: string | undefined;
  /** The work, as a small picture. */
  children: ReactNode;
}

const PETALS = 36;
/** A rosette of interlaced rings, as on banknotes. */
const ROSETTE = Array.from({ length: PETALS }, (_, at) => at * (360 / PETALS));

/** A certificate on the table: the work's picture and name, a signature, and an embossed seal with a mitred frame. */
export function Certificate({ heading, title, byline, edition, children }: CertificateProps) {
  return (
    <span aria-hidden="true" className="@container-size absolute inset-0 grid place-items-center text-[#2b251d]">
      <span className="relative grid h-[82cqh] w-[112cqh] -rotate-2 grid-cols-[38%_1fr] items-center gap-[5cqh] bg-[#fdfaf2] p-[9cqh] shadow-[0_1px_3px_rgb(40_30_15/0.3),0_22px_38px_-18px_rgb(40_30_15/0.45)]">
        <span className="absolute inset-[2.6cqh] border border-[#b9a988]" />
        <span className="absolute inset-[3.4cqh] border border-[#b9a988]/45" />
        <span className="relative grid max-h-[50cqh] self-center overflow-hidden shadow-[0_1px_3px_rgb(40_30_15/0.35)] [&_img]:max-h-[50cqh] [&_img]:object-contain">
          {children}
        </span>
        <span className="relative block min-w-0 self-start pt-[3cqh]">
          <span className="block font-display text-[5.6cqh] leading-tight tracking-[0.01em]">{heading}</span>
          <span className="my-[3cqh] block h-px w-[14cqh] bg-[#8a3220]" />
          <span className="line-clamp-2 font-display text-[4.2cqh] leading-snug">{title}</span>
          <span className="mt-[1cqh] block text-[3.1cqh] text-[#6b6151] leading-snug">
            {byline}
            <span className="mt-[0.6cqh] block">{edition}</span>
          </span>
        </span>
        <Signature />
        <Seal />
      </span>
    </span>
  );
}

function Signature() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 70"
      className="absolute bottom-[9cqh] left-[44%] w-[30cqh]"
      fill="none"
      stroke="#27313f"
      strokeLinecap="round"
    >
      <path
        d="M8 46C22 12 42 4 40 20S22 58 26 50 48 24 54 28 46 46 54 44 66 26 72 30 66 46 76 42 88 24 92 30 88 44 98 40 104 20 118 12 112 40 122 42 132 28 140 30 148 42 190 26"
        strokeWidth="2.2"
      />
      <path d="M4 58H196" stroke="#8a8275" strokeWidth="0.8" />
    </svg>
  );
}

function Seal() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-60 -60 120 120"
      className="absolute right-[7cqh] bottom-[7cqh] w-[21cqh]"
      fill="none"
      stroke="#8a3220"
    >
      <circle r="56" fill="#8a3220" fillOpacity=".06" strokeWidth="1.6" />
      <g strokeWidth=".5" opacity=".75">
        {ROSETTE.map((turn) => (
          <ellipse key={turn} cx="26" rx="26" ry="15" transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="27" fill="#fdfaf2" strokeWidth="1.2" />
      <path
        d="M-15-15h30v30h-30zM-8-8h16v16h-16zM-15-15l7 7M15-15l-7 7M15 15l-7-7M-15 15l7-7"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </svg>
  );
}
