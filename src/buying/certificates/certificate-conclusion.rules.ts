import type { CertificateState } from './certificate-states.rules.ts';
import { readFacts, readSigned, type SignedText, type Verdict } from './certificate-text.rules.ts';

/** What both checks say together, for a person who wants one sentence. */
export type Conclusion = 'genuine' | 'unclear' | 'ended' | 'forged' | 'unknown' | 'signed' | 'unsupported';

interface Recorded extends SignedText {
  state: CertificateState;
  /** The server's own check of its signature. */
  genuine: boolean;
}

/** What follows the `#` of the page’s address; `unreadable` if it is no whole certificate. */
type Paper = SignedText | 'unreadable';

export interface Evidence {
  /** The number that was asked for. */
  id: string;
  /** What the paper says by its QR code; undefined if only the number was entered. */
  paper: Paper | undefined;
  /** What the browser found about the paper, or else about the shop's text. */
  verdict: Verdict;
  /** Our record of the number; `unknown` if there is none, `unread` if we could not be asked. */
  record: Recorded | 'unknown' | 'unread';
}

/** The signature decides whether the shop issued it, our records whether it still counts. */
export function conclusionOf({ id, paper, verdict, record }: Evidence): Conclusion {
  if (paper === 'unreadable' || verdict === 'altered' || verdict === 'unknown_key') return 'forged';
  if (paper && readFacts(paper.text)?.id !== id) return 'forged';
  if (record === 'unread') return verdict === 'genuine' ? 'signed' : 'unsupported';
  if (record === 'unknown') return 'unknown';
  const isSame = !paper || (paper.text === record.text && paper.signature === record.signature);
  if (!record.genuine || !isSame) return 'forged';
  if (record.state === 'valid') return 'genuine';
  return record.state === 'unclear' ? 'unclear' : 'ended';
}

/** The content of a QR code after the page’s address. Anchors of the page itself are shorter. */
export function readCarried(hash: string): Paper | undefined {
  return /^[\w.%~-]{21,}$/.test(hash) ? (readSigned(hash) ?? 'unreadable') : undefined;
}

/** What a person entered: a number, or the content of a QR code or file. Undefined if it is neither. */
export function readInput(input: string): { paper?: SignedText; number?: string } | undefined {
  const paper = readSigned(input);
  if (paper) return { paper };
  const number = /([0-9A-Za-z]{4}(?:[\s\p{Pd}]*[0-9A-Za-z]{4}){6})(?:[?#].*)?\s*$/u.exec(input)?.[1];
  return number === undefined ? undefined : { number };
}
