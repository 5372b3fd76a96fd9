/** The space between two sentences; none in Chinese, where the full stop brings its own. */
export function SentenceGap() {
  return <span className="lang-zh:hidden"> </span>;
}

// @chunk common
