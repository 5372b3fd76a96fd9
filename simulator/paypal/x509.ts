import { createSign, type KeyObject, randomBytes } from 'node:crypto';

// The few pieces of DER (ITU X.690) that a self-signed certificate is made of.
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const integer = (bytes: Buffer) => der(0x02, bytes);
const utf8 = (text: string) => der(0x0c, Buffer.from(text, 'utf8'));
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes);

/** An object identifier; no part of ours but the first two is larger than three groups of seven bits. */
function identifier(text: string): Buffer {
  const [one = 0, two = 0, ...rest] = text.split('.').map(Number);
  const bytes = [one * 40 + two];
  for (const part of rest) {
    const groups = [part & 0x7f];
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return der(0x06, Buffer.from(bytes));
}

/** YYMMDDHHMMSSZ, good until 2049. */
function utcTime(at: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));
}

const SHA256_WITH_RSA = sequence(identifier('1.2.840.113549.1.1.11'), der(0x05));

/** A self-signed certificate of `name` for the key pair, as PEM. */
export function selfSigned(name: string, keys: { publicKey: KeyObject; privateKey: KeyObject }, now: number): string {
  const subject = sequence(der(0x31, sequence(identifier('2.5.4.3'), utf8(name))));
  const year = 365 * 24 * 3_600_000;
  // A serial number is positive: its first byte stays below 128.
  const serial = Buffer.concat([Buffer.from([0x4c]), randomBytes(15)]);
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    SHA256_WITH_RSA,
    subject,
    sequence(utcTime(now - 24 * 3_600_000), utcTime(now + 10 * year)),
    subject,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(content).sign(keys.privateKey);
  const certificate = sequence(content, SHA256_WITH_RSA, bits(signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`;
}
