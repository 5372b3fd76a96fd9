import { readFileSync } from 'node:fs';
import { StartupProblem } from '#db/server/startup-problem.ts';

const SUFFIX = '_FILE';
/** A key or a password; a larger file is probably the wrong one. */
const MAX_LENGTH = 16 * 1024;

/**
 * The variables with the contents of files: `SMTP_URL_FILE=/run/secrets/smtp` is `SMTP_URL`, for every name in
 * `names`. Secret stores hand over files, because environments appear in process lists and crash reports.
 */
export function withFiles(set: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  const read = names.flatMap((name) => {
    const path = set[name + SUFFIX];
    if (path === undefined) return [];
    if (name in set) throw new StartupProblem(`Set ${name} or ${name}${SUFFIX}, not both.`);
    return [[name, contentOf(name + SUFFIX, path)] as const];
  });
  return { ...set, ...Object.fromEntries(read) };
}

function contentOf(variable: string, path: string): string {
  let text = '';
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch {
    // The message below covers it.
  }
  if (text === '' || text.length > MAX_LENGTH)
    throw new StartupProblem(`${variable} (${path}) must be a readable file with the value.`);
  return text;
}
