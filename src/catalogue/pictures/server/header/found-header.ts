/** `end` is excluded. */
export interface ByteSpan {
  from: number;
  to: number;
}

export interface FoundHeader {
  width: number;
  height: number;
  /** Bits per sample. */
  depth: number;
  /** Pages or frames; at least two if it is animated. */
  pages: number;
  /** Bytes besides the pixels. */
  extra: number;
  /** Parts that decoders do not need. */
  unneeded: readonly ByteSpan[];
}
