import pg from 'pg';
import { StartupProblem } from './startup-problem.ts';

interface DatabaseTarget {
  host: string;
  port: number;
  database: string | undefined;
  secret: string | null | undefined;
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'that host is not known',
  EAI_AGAIN: 'that host name could not be looked up',
  EHOSTUNREACH: 'that host cannot be reached',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is starting up or shutting down',
};

/** The target of a database URL. An unreadable one is never repeated, because it may contain a password. */
export function parseDatabaseUrl(databaseUrl: string): DatabaseTarget {
  try {
    const { host, port, database, password } = new pg.Client({ connectionString: databaseUrl });
    return { host, port, database, secret: typeof password === 'string' ? password : undefined };
  } catch {
    throw new StartupProblem(
      'DATABASE_URL cannot be read: write it as postgres://user:password@host:5432/database, ' +
        'with the special characters of the password percent-encoded.',
    );
  }
}

/** The one-line message about an unusable database: host, port and name, never the password. */
export function connectionProblem(target: DatabaseTarget, error: unknown): StartupProblem {
  const { code, message } = error as { code?: string; message?: string };
  const reason = REASONS[code ?? ''] ?? withoutSecret(message || 'it does not answer', target.secret);
  const place = `database "${target.database ?? ''}" at ${target.host}:${target.port}`;
  return new StartupProblem(`The ${place} cannot be used (${reason}): start it, or correct DATABASE_URL.`);
}

function withoutSecret(text: string, secret: string | null | undefined): string {
  return secret ? text.replaceAll(secret, '***') : text;
}
