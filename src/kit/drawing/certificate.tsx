const TEETH = 28;

/** A sheet with lines of writing, a signature, and a seal with a mitred frame in it. */
export function Certificate({ className }: { className?: string }) {
  const teeth = Array.from({ length: TEETH * 2 }, (_, at) => {
    const [angle, reach] = [(at * Math.PI) / TEETH, at % 2 ? 40 : 44];
    return `${(292 + Math.cos(angle) * reach).toFixed(1)} ${(214 + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return (
    <svg aria-hidden="true" viewBox="0 0 400 300" className={className} fill="none" stroke="currentColor">
      <path d="M0 0h400v300H0z" className="fill-wall-deep" stroke="none" />
      <path d="M62 34h276v232H62z" className="fill-wall" strokeWidth="1" />
      <path d="M72 44h256v212H72z" strokeWidth="0.5" />
      <path d="M128 78h144M152 92h96" strokeWidth="1.6" />
      <path d="M96 126h208M96 140h208M96 154h208M96 168h132" strokeWidth="0.6" opacity="0.7" />
      <path
        d="M98 222c14-26 22-24 20-8s10 8 16-6 8-12 8 2 10 10 18-4 10-10 12 0 12 4 20-4"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path d="M96 232h112" strokeWidth="0.5" />
      <g className="text-accent">
        <path d={`M${teeth.join('L')}Z`} fill="currentColor" fillOpacity="0.12" strokeWidth="1" />
        <circle cx="292" cy="214" r="33" strokeWidth="0.8" />
        <path
          d="M274 196h36v36h-36zM282 204h20v20h-20zM274 196l8 8M310 196l-8 8M310 232l-8-8M274 232l8-8"
          strokeWidth="1"
        />
      </g>
    </svg>
  );
}
