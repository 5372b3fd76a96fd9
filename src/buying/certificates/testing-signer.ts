import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  type CertificateFacts,
  draftText,
  keyedText,
  type PublicKey,
  type SignedText,
} from './certificate-text.rules.ts';

/** A key of its own for tests of texts that no shop has issued. */
export function newSigner(): { key: PublicKey; signed: (facts: Omit<CertificateFacts, 'key'>) => SignedText } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const public_key = publicKey.export({ format: 'jwk' }).x ?? '';
  const key_id = createHash('sha256').update(Buffer.from(public_key, 'base64url')).digest('hex').slice(0, 16);
  return {
    key: { key_id, public_key },
    signed: (facts) => {
      const text = keyedText(draftText(facts), key_id);
      return { text, signature: sign(null, Buffer.from(text), privateKey).toString('base64url') };
    },
  };
}

export const FACTS_OF_A_PRINT = {
  id: '7K3M-9QXT-2V8H-0ABC-DEFG-HJKM-NPQR',
  shop: '框境',
  work: '雲在山中，其三',
  year: '2019',
  artist: '林樹禾',
  size: '600 × 400 mm',
  framed: '628 × 428 mm',
  frame: '橡木',
  edition: '7/50',
  paper: '顏料墨水藝術微噴，印於 310 g/m² 純棉紙。',
  date: '2026-11-19',
  language: 'zh-Hant',
};
