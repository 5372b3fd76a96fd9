/** A part of a file; the end is not included. */
export interface ByteSpan {
  from: number;
  to: number;
}

/** What a picture says of itself. */
export interface FoundHeader {
  width: number;
  height: number;
  /** Bits of one sample. */
  depth: number;
  /** Pages or frames; at least two if it moves. */
  pages: number;
  /** Bytes that it carries beside its pixels. */
  extra: number;
  /** Parts that no decoder needs to see. */
  unneeded: readonly ByteSpan[];
}
