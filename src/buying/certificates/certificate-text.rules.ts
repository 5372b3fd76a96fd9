/**
 * The signed text of a certificate, byte for byte as docs/certificates.md describes it. Browser, server and the page that
 * people save to check without the shop use the same functions.
 */

/** The first line. A later form of the text would have another number, so that this one stays readable. */
const FORM = 'Certificate of a framed print, form 1';

/** The facts in their order. Those in `OPTIONAL` are missing if there is nothing to say. */
export const FACTS = [
  'id',
  'shop',
  'work',
  'year',
  'artist',
  'size',
  'framed',
  'frame',
  'edition',
  'paper',
  'date',
  'language',
  'replaces',
  'key',
] as const;
export type FactName = (typeof FACTS)[number];
type OptionalFact = 'framed' | 'edition' | 'paper' | 'replaces';
const OPTIONAL: ReadonlySet<FactName> = new Set<OptionalFact>(['framed', 'edition', 'paper', 'replaces']);

export type CertificateFacts = Record<Exclude<FactName, OptionalFact>, string> &
  Partial<Record<OptionalFact, string | undefined>>;

export interface SignedText {
  text: string;
  /** 64 bytes, base64url without padding. */
  signature: string;
}

/** A published key: the first 16 hexadecimal digits of its SHA-256, and its 32 bytes, base64url without padding. */
export interface PublicKey {
  key_id: string;
  public_key: string;
}

/** Only `genuine` is accepted. `unsupported`: this browser cannot check Ed25519 signatures. */
export type Verdict = 'genuine' | 'altered' | 'unknown_key' | 'unsupported';

const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A value in one line, without invisible characters, composed (NFC). */
export function factValue(value: string): string {
  return value.normalize('NFC').replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
}

/** A value that may be long, such as the paper: whole sentences as far as they fit, or the beginning of the first one. */
export function shortened(value: string, most: number): string {
  const whole = factValue(value);
  if (whole.length <= most) return whole;
  const kept = whole.slice(0, most - 1);
  const end = Math.max(kept.lastIndexOf('. ') + 1, kept.lastIndexOf('。') + 1);
  return end > 0 ? kept.slice(0, end) : `${kept.trimEnd()}…`;
}

/** The text without its last line, which names the key: UTF-8, and a line feed after every line. */
export function draftText(facts: Omit<CertificateFacts, 'key'>): string {
  const values: Partial<CertificateFacts> = facts;
  const lines = FACTS.flatMap((name) => {
    const value = factValue(values[name] ?? '');
    if (!value && name !== 'key' && !OPTIONAL.has(name)) throw new Error(`a certificate has no ${name}`);
    return value ? [`${name}: ${value}`] : [];
  });
  return `${[FORM, ...lines].join('\n')}\n`;
}

/** The text to sign. */
export function keyedText(draft: string, keyId: string): string {
  return `${draft}key: ${keyId}\n`;
}

/** The facts of a text of this form; undefined for any other. */
export function readFacts(text: string): CertificateFacts | undefined {
  const [form, ...lines] = text.split('\n');
  if (form !== FORM || lines.pop() !== '') return undefined;
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const);
  const facts = Object.fromEntries(pairs);
  const expected = FACTS.filter((name) => !OPTIONAL.has(name) || facts[name] !== undefined);
  const isWhole = pairs.length === expected.length && pairs.every(([name], at) => name === expected[at]);
  return isWhole ? (facts as CertificateFacts) : undefined;
}

/** Text and signature as one file, which people can read. */
export function signedFile({ text, signature }: SignedText): string {
  return `${text}signature: ${signature}\n`;
}

/** Text and signature for the end of a web address, after its `#`. */
export function signedFragment({ text, signature }: SignedText): string {
  return `${toBase64Url(new TextEncoder().encode(text))}.${signature}`;
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// The functions from here on are also written into the saved page: they use nothing but one another and what every browser has.

/** Reads what a person pasted or opened: the content of the QR code, or the file. Undefined if it is neither. */
export function readSigned(input: string): SignedText | undefined {
  const given = input.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const file = /^\s*([\s\S]+?\n)signature: ([\w-]{86})\s*$/.exec(given);
  if (file?.[1] && file[2]) return { text: file[1], signature: file[2] };
  const code = /^(?:\S*#)?([\w-]+)\.([\w-]{86})$/.exec(given.trim());
  const bytes = code?.[1] ? fromBase64Url(code[1]) : undefined;
  if (!bytes || !code?.[2]) return undefined;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), signature: code[2] };
  } catch {
    return undefined;
  }
}

/** Undefined unless it is exactly how these bytes are written. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const letters = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const again = btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
    return again === text ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether one of these keys signed exactly this text. The text names its key in its last line. */
export async function checkSigned({ text, signature }: SignedText, keys: readonly PublicKey[]): Promise<Verdict> {
  const named = /\nkey: ([0-9a-f]{16})\n$/.exec(text)?.[1];
  const key = keys.find(({ key_id }) => key_id === named);
  if (!key) return 'unknown_key';
  const [raw, signed] = [fromBase64Url(key.public_key), fromBase64Url(signature)];
  const bytes = new TextEncoder().encode(text);
  // Half a surrogate pair would be encoded as another character.
  const isText = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) === text;
  if (raw?.length !== 32 || signed?.length !== 64 || !isText) return 'altered';
  // Pages that were not loaded through https have no `subtle`; older browsers do not know Ed25519.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  const imported = await subtle?.importKey('raw', raw, 'Ed25519', false, ['verify']).catch(() => undefined);
  if (!subtle || !imported) return 'unsupported';
  return (await subtle.verify('Ed25519', imported, signed, bytes)) ? 'genuine' : 'altered';
}

/** The source of the functions above, for the saved page. */
export function checkSource(): string {
  const parts = [readSigned, fromBase64Url, checkSigned];
  // A bundler may have renamed them.
  return `${parts.map(String).join('\n')}\nconst tools = { read: ${readSigned.name}, check: ${checkSigned.name} };`;
}
