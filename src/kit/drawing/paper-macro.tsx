import { type ReactNode, useId } from 'react';

/** The sheet's torn edge: along the top and down the left side. */
const SHEET =
  'M66 452L72 396 64 330 71 262 65 198 70 140 64 92 72 70 118 63 186 70 262 62 344 69 430 61 520 68 610 62V452Z';

/**
 * A cotton sheet enlarged in light from the side: its grain, its torn edge and the corner of the print (`children`), whose ink
 * lies in the same grain.
 */
export function PaperMacro({ children }: { children: ReactNode }) {
  const scope = useId();
  return (
    <span aria-hidden="true" className="absolute inset-0 isolate block bg-[#cbbfa9]">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 400"
        preserveAspectRatio="xMinYMin slice"
        className="absolute inset-0 size-full"
      >
        <defs>
          <filter id={`${scope}torn`} x="-5%" y="-5%" width="110%" height="110%">
            <feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="3" seed="4" />
            <feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G" />
          </filter>
          <filter id={`${scope}cast`} x="-5%" y="-5%" width="110%" height="110%">
            <feGaussianBlur stdDeviation="7" />
          </filter>
        </defs>
        <path d={SHEET} fill="#2a1c0c" opacity=".42" transform="translate(-9 -7)" filter={`url(#${scope}cast)`} />
        <path d={SHEET} fill="#e2d6bf" transform="translate(-4 -3)" filter={`url(#${scope}torn)`} />
        <path d={SHEET} fill="#faf5e9" filter={`url(#${scope}torn)`} />
      </svg>
      <span className="absolute top-[38%] left-[26%] block w-[105%] opacity-90 [&_img]:w-full">{children}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 600 400"
        preserveAspectRatio="xMinYMin slice"
        className="absolute inset-0 size-full mix-blend-multiply"
      >
        <defs>
          <filter id={`${scope}grain`} x="0" y="0" width="100%" height="100%">
            <feTurbulence type="fractalNoise" baseFrequency=".1 .12" numOctaves="4" seed="11" result="tooth" />
            <feDiffuseLighting in="tooth" surfaceScale="0.95" diffuseConstant="1.1" lightingColor="#fffaf0">
              <feDistantLight azimuth="222" elevation="52" />
            </feDiffuseLighting>
            <feComposite in2="SourceAlpha" operator="in" />
          </filter>
        </defs>
        <path d={SHEET} filter={`url(#${scope}grain)`} />
      </svg>
    </span>
  );
}
