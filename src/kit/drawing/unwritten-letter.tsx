/** A blank sheet half out of its envelope: for an `EmptyState` about letters. */
export function UnwrittenLetter() {
  return (
    <>
      <path d="M32 60V14h56v46" />
      <path d="M42 28h36M42 36h36M42 44h22" strokeDasharray="2 3" />
      <path d="M32 34 14 46v62h92V46L88 34M14 46l46 34 46-34M14 108l36-35M106 108 70 73" />
    </>
  );
}
