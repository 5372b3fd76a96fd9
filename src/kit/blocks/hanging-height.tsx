import { LineDrawing, Measure } from './line-drawing.tsx';
import { Figure } from './standing-figure.tsx';

const FLOOR = 225;
const CENTRE = FLOOR - 145;
const SOFA = { x: 150, width: 200, back: 80 };

/** A work over a sofa and beside a person: its middle at 145 cm, 20 cm free above the back. */
export function HangingHeight() {
  const work = { width: 120, height: 80 };
  const x = SOFA.x + SOFA.width / 2 - work.width / 2;
  return (
    <LineDrawing width={460} height={245}>
      <path d={`M0 ${FLOOR}H460`} />
      <path d={`M0 ${CENTRE}H460`} strokeDasharray="2 4" strokeWidth="0.5" />
      <rect
        x={x}
        y={CENTRE - work.height / 2}
        width={work.width}
        height={work.height}
        fill="var(--wall)"
        strokeWidth="3"
      />
      <path
        d={`M${SOFA.x} ${FLOOR - 12}v-46q0 -10 14 -10v-14q0 -8 10 -8h${SOFA.width - 48}q10 0 10 8v14q14 0 14 10v46z`}
        fill="var(--wall)"
      />
      <path d={`M${SOFA.x + 16} ${FLOOR - 42}h${SOFA.width - 32}`} />
      <Figure x={70} floor={FLOOR} height={165} />
      <Measure from={[410, FLOOR]} to={[410, CENTRE]} label="145" />
      <Measure from={[x + work.width / 2, CENTRE + work.height / 2]} to={[x + work.width / 2, FLOOR - 90]} label="15" />
    </LineDrawing>
  );
}
