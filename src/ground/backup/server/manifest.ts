import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StartupProblem } from '#db/server/startup-problem.ts';
import type { BackupPlace } from './backup-place.ts';
import { CHUNK, type Chunks } from './chunks.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const chunk = z.string().regex(CHUNK);
const count = z.number().int().nonnegative();

/** Everything that a backup consists of. It is written last, so without it there is no backup. */
const manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  migrations: z.array(count),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: count,
      sha256,
      chunks: z.array(chunk),
    }),
  ),
  /** One line for each picture and file: `pictureLine`. */
  pictures: z.object({ count, bytes: count, sha256, chunks: z.array(chunk) }),
  /** The key of sealed values, if the backup is encrypted and the data folder has one. */
  secrets_key: z.string().optional(),
});
export type Manifest = z.infer<typeof manifest>;

export const pictureLine = z.object({
  key: z.string(),
  size: count,
  /** Changes with the content: the storage's ETag, or the time of the last change. */
  version: z.string(),
  sha256,
  chunks: z.array(chunk),
});
export type PictureLine = z.infer<typeof pictureLine>;

const signed = z.object({ sha256, backup: z.unknown() });

const FOLDER = 'backups';
const NAME = /^backups\/(\d{4}-\d\d-\d\dT[\d-]+Z)\.json(?:\.aes)?$/;

/** The names of all complete backups, oldest first. */
export async function listBackups(place: BackupPlace): Promise<{ name: string; path: string }[]> {
  const found: { name: string; path: string }[] = [];
  for await (const path of place.list(FOLDER)) {
    const name = NAME.exec(path)?.[1];
    if (name) found.push({ name, path });
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

export async function writeManifest(chunks: Chunks, backup: Manifest): Promise<string> {
  const name = backup.made_at.replace(/[:.]/g, '-');
  const bytes = Buffer.from(JSON.stringify({ sha256: sumOf(backup), backup }, null, 1));
  await chunks.writeSealed(`${FOLDER}/${name}.json`, bytes);
  return name;
}

export async function readManifest(chunks: Chunks, path: string): Promise<Manifest> {
  const bytes = await chunks.readSealed(path);
  const { data } = signed.safeParse(parseJson(bytes));
  if (!data || sumOf(data.backup) !== data.sha256) throw new StartupProblem(`${path} is damaged: use another backup.`);
  const parsed = manifest.safeParse(data.backup);
  if (parsed.success) return parsed.data;
  throw new StartupProblem(`${path} was made by a newer version of Cornice: restore it with that version.`);
}

function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '');
  } catch {
    return undefined;
  }
}

function sumOf(backup: unknown): string {
  return createHash('sha256').update(JSON.stringify(backup)).digest('hex');
}
