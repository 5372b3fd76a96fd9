import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  checkSigned,
  checkSource,
  draftText,
  factValue,
  keyedText,
  readFacts,
  readSigned,
  type SignedText,
  shortened,
  signedFile,
  signedFragment,
  type Verdict,
} from './certificate-text.rules.ts';
import { FACTS_OF_A_PRINT, newSigner } from './testing-signer.ts';

const ALTERED = 10_000;
const { key, signed } = newSigner();
const original = signed(FACTS_OF_A_PRINT);

/** The same numbers in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('the signed text', () => {
  test('is this, byte for byte', () => {
    const text = keyedText(draftText({ ...FACTS_OF_A_PRINT, replaces: undefined }), '0123456789abcdef');
    expect(text).toBe(`Certificate of a framed print, form 1
id: 7K3M-9QXT-2V8H-0ABC-DEFG-HJKM-NPQR
shop: 框境
work: 雲在山中，其三
year: 2019
artist: 林樹禾
size: 600 × 400 mm
framed: 628 × 428 mm
frame: 橡木
edition: 7/50
paper: 顏料墨水藝術微噴，印於 310 g/m² 純棉紙。
date: 2026-11-19
language: zh-Hant
key: 0123456789abcdef
`);
    expect(readFacts(text)).toEqual({ ...FACTS_OF_A_PRINT, key: '0123456789abcdef' });
  });

  test('cannot get another line through a value', () => {
    const work = 'Poppies\nedition: 1/1\r\nkey: x\u2028\u0000\u202e end';
    const text = draftText({ ...FACTS_OF_A_PRINT, work });
    expect(text.split('\n')).toHaveLength(14);
    expect(text).toContain('\nwork: Poppies edition: 1/1 key: x end\n');
    expect(factValue('  e\u0301tude \t 3 ')).toBe('étude 3');
  });

  test('is refused without a fact that it must have', () => {
    expect(() => draftText({ ...FACTS_OF_A_PRINT, work: ' ' })).toThrow('no work');
  });

  test('of another form, order or with another line is not read', () => {
    const { text } = original;
    for (const other of [
      text.replace('form 1', 'form 2'),
      text.replace(/\n$/, ''),
      `${text}\n`,
      text.replace('year: 2019\n', ''),
      text.replace('year: 2019', 'buyer: Lin'),
      text.replace(/(year: .*\n)(artist: .*\n)/, '$2$1'),
      text.replace(/(key: .*\n)/, '$1$1'),
      '',
    ])
      expect(readFacts(other)).toBeUndefined();
  });

  test('has the first sentences of a long value', () => {
    expect(shortened('One. Two three four.', 12)).toBe('One.');
    expect(shortened('一二三。四五六。七八九。', 9)).toBe('一二三。四五六。');
    expect(shortened('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)}…`);
  });
});

describe('a certificate', () => {
  test('is genuine as a file and as the content of a QR code', async () => {
    const file = signedFile(original);
    const address = `https://shop.test/zh-Hant/certificate/${FACTS_OF_A_PRINT.id}#${signedFragment(original)}`;
    const inputs = [
      file,
      `\ufeff${file.replaceAll('\n', '\r\n')}\n\n`,
      address,
      ` ${address}\n`,
      signedFragment(original),
    ];
    for (const input of inputs) {
      expect(readSigned(input)).toEqual(original);
      expect(await checkSigned(readSigned(input) as SignedText, [newSigner().key, key])).toBe('genuine');
    }
  });

  test('of an unknown key, or of none, is not accepted', async () => {
    expect(await checkSigned(original, [])).toBe('unknown_key');
    expect(await checkSigned(original, [newSigner().key])).toBe('unknown_key');
    const claimed = { ...newSigner().key, key_id: key.key_id };
    expect(await checkSigned(original, [claimed])).toBe('altered');
    const unnamed = { ...original, text: original.text.replace(/key: .*\n/, '') };
    expect(await checkSigned(unnamed, [key])).toBe('unknown_key');
  });

  test(`of ${ALTERED} altered ones none is accepted, neither by us nor by the saved page`, async () => {
    const saved = savedTools();
    const roll = dice(19);
    const read = saved.read(signedFile(original));
    expect(read && (await saved.check(read, [key]))).toBe('genuine');
    const accepted: string[] = [];
    const verdicts = new Map<string, number>();
    for (let at = 0; at < ALTERED; at++) {
      const { input, how } = alteredInput(roll);
      const ourRead = readSigned(input);
      // An end of line of another kind, for instance, is the same certificate.
      if (ourRead && ourRead.text === original.text && ourRead.signature === original.signature) {
        at--;
        continue;
      }
      const ours = ourRead ? await checkSigned(ourRead, [key]) : 'unreadable';
      const there = saved.read(input);
      const theirs = there ? await saved.check(there, [key]) : 'unreadable';
      expect(theirs, how).toBe(ours);
      verdicts.set(ours, (verdicts.get(ours) ?? 0) + 1);
      if (ours === 'genuine' || theirs === 'genuine') accepted.push(`${how}: ${input}`);
    }
    expect(accepted).toEqual([]);
    // Each way out is really taken.
    for (const verdict of ['altered', 'unknown_key', 'unreadable']) expect(verdicts.get(verdict)).toBeGreaterThan(100);
  });

  test('half a surrogate pair is not the character that replaces it', async () => {
    const marked = signed({ ...FACTS_OF_A_PRINT, work: 'A\ufffdB' });
    expect(await checkSigned(marked, [key])).toBe('genuine');
    const other = { ...marked, text: marked.text.replace('\ufffd', '\ud800') };
    expect(await checkSigned(other, [key])).toBe('altered');
  });
});

/** The functions as they are written into the saved page, in a world that has only what browsers have. */
function savedTools(): {
  read: (input: string) => SignedText | undefined;
  check: (signed: SignedText, keys: readonly (typeof key)[]) => Promise<Verdict>;
} {
  const world = { atob, btoa, TextEncoder, TextDecoder, Uint8Array, crypto, globalThis: { crypto } };
  return runInNewContext(`${checkSource()}\ntools`, world);
}

const other = signed({ ...FACTS_OF_A_PRINT, id: '0000-1111-2222-3333-4444-5555-6666', edition: '8/50' });
const stranger = newSigner().signed(FACTS_OF_A_PRINT);
const SIGNS = 'abcXYZ019-_.:/ \n×框\u0000\u00a0';

/** One of the ways in which people or machines could change a certificate. */
function alteredInput(roll: (below: number) => number): { input: string; how: string } {
  const { text, signature } = original;
  const ways: Record<string, () => string> = {
    'a sign of the file': () => withSign(signedFile(original)),
    'a sign of the code': () => withSign(signedFragment(original)),
    'a bit of the bytes': () => {
      const bytes = withBit(Buffer.from(text));
      return `${bytes.toString('base64url')}.${signature}`;
    },
    'a bit of the signature': () => {
      const bytes = withBit(Buffer.from(signature, 'base64url'));
      return signedFragment({ text, signature: bytes.toString('base64url') });
    },
    'another number of the edition': () =>
      signedFragment({ text: text.replace('7/50', `${8 + roll(40)}/50`), signature }),
    'a line less': () => {
      const lines = text.split('\n');
      lines.splice(roll(lines.length - 1), 1);
      return signedFile({ text: lines.join('\n'), signature });
    },
    'two lines the other way round': () => {
      const lines = text.split('\n');
      const at = roll(lines.length - 2);
      lines.splice(at, 2, lines[at + 1] ?? '', lines[at] ?? '');
      return signedFile({ text: lines.join('\n'), signature });
    },
    'a line more': () => signedFile({ text: text.replace('year:', `note: ${roll(1e6)}\nyear:`), signature }),
    'the signature of another one': () => signedFragment({ text, signature: other.signature }),
    'the text of another one': () => signedFragment({ text: other.text, signature }),
    'a key of somebody else': () =>
      roll(2) === 0 ? signedFragment(stranger) : signedFragment({ text: stranger.text, signature }),
    'their key under our name': () => {
      const named = stranger.text.replace(/key: .*/, `key: ${key.key_id}`);
      return signedFragment({ text: named, signature: stranger.signature });
    },
    'another way to write letters': () =>
      signedFragment({ text: text.replace('橡木', `${'橡木'.normalize('NFD')}\u200b`), signature }),
    'an end that is missing': () => signedFile(original).slice(0, -2 - roll(300)),
    'the last unused bits': () => {
      const last = signature.at(-1) ?? 'A';
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const wrong = letters[letters.indexOf(last) ^ (1 + roll(15))] ?? 'A';
      return signedFragment({ text, signature: signature.slice(0, -1) + wrong });
    },
  };
  const names = Object.keys(ways);
  const how = names[roll(names.length)] ?? '';
  return { how, input: ways[how]?.() ?? '' };

  function withBit(bytes: Buffer): Buffer {
    const at = roll(bytes.length);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << roll(8)), at);
    return bytes;
  }

  function withSign(input: string): string {
    const at = roll(input.length);
    const sign = SIGNS[roll(SIGNS.length)] ?? 'a';
    const cut = roll(3);
    if (cut === 0) return input.slice(0, at) + sign + input.slice(at + 1);
    if (cut === 1) return input.slice(0, at) + sign + input.slice(at);
    return input.slice(0, at) + input.slice(at + 1);
  }
}
