import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Encrypts small values for the database, so that neither a copy of it nor a backup shows them. */
export interface Sealer {
  /** `place` names the row: a value copied into another row cannot be opened there. */
  seal: (text: string, place: string) => string;
  /** Undefined if no key of this shop opens it. */
  open: (sealed: string, place: string) => string | undefined;
}

export interface SealingSettings {
  /** In hex: the first one seals, all of them open. */
  secretsKeys: readonly string[];
  dataDir: string;
}

const FILE = 'secrets.key';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const sealers = new Map<string, Sealer>();

/** The keys are those of `SECRETS_KEY`, or one in the data folder that is made when it is first needed. */
export function sealerOf({ secretsKeys, dataDir }: SealingSettings): Sealer {
  const name = secretsKeys.length > 0 ? secretsKeys.join() : dataDir;
  const known = sealers.get(name);
  if (known) return known;
  const made = createSealer(secretsKeys.length > 0 ? secretsKeys : [keyInFolder(dataDir)]);
  sealers.set(name, made);
  return made;
}

/** AES-256-GCM: a changed value does not open. */
export function createSealer(keysInHex: readonly string[]): Sealer {
  const keys = keysInHex.map((hex) => {
    const key = Buffer.from(hex, 'hex');
    if (key.length !== KEY_BYTES) throw new Error('a key to seal with has 32 bytes');
    return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) };
  });
  const [first] = keys;
  if (!first) throw new Error('there is no key to seal with');
  return {
    seal: (text, place) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(Buffer.from(place));
      const secret = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `1.${first.id}.${Buffer.concat([iv, cipher.getAuthTag(), secret]).toString('base64url')}`;
    },
    open: (sealed, place) => {
      const [version, id, content = ''] = sealed.split('.');
      const fitting = keys.find((key) => key.id === id);
      const bytes = Buffer.from(content, 'base64url');
      if (version !== '1' || !fitting || bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', fitting.key, bytes.subarray(0, IV_BYTES));
        decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

function keyInFolder(dataDir: string): string {
  const path = join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
    // Another process may make it at the same time: the first one wins.
    writeFileSync(path, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
