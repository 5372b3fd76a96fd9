/** What a statement of a migration does, for the owner and for the check of migrations. */
export interface MigrationStep {
  /** For example `adds the column shop_order.gift`. */
  words: string;
  /** Why processes of the previous version could fail or wait while it runs; undefined if they cannot. */
  danger: string | undefined;
  /** Why it is safe nevertheless, from a comment `-- safe: …` in front of the statement. */
  excuse: string | undefined;
}

const SAFE = /--\s*safe:\s*(.+)/;
/** A default that differs from row to row makes PostgreSQL write every row again. */
const CHANGING_DEFAULT = /\bdefault\s+\(?\s*(random|gen_random_uuid|clock_timestamp|nextval|uuid_generate\w*)\b/i;
const NAME = String.raw`"?(?:public"?\.)?"?([a-z_][\w$]*)"?`;

interface Statement {
  sql: string;
  excuse: string | undefined;
}

/** The steps of one migration file. A table that the file itself creates is empty, so nothing waits for it. */
export function stepsOf(text: string): MigrationStep[] {
  const statements = text.split('--> statement-breakpoint').flatMap(statementsOf);
  const created = new Set(
    statements.flatMap(({ sql }) => new RegExp(`^create table ${NAME}`, 'i').exec(sql)?.[1] ?? []),
  );
  return statements.flatMap(({ sql, excuse }) => stepsIn(sql, created).map((step) => ({ ...step, excuse })));
}

/** Statements on one line each, without comments, texts and the bodies of functions. */
function statementsOf(chunk: string): Statement[] {
  const excuse = SAFE.exec(chunk)?.[1]?.trim();
  return chunk
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((sql) => sql.replaceAll(/\s+/g, ' ').trim())
    .filter((sql) => sql !== '')
    .map((sql) => ({ sql, excuse }));
}

type Found = Omit<MigrationStep, 'excuse'>;

function stepsIn(sql: string, created: ReadonlySet<string>): Found[] {
  const altered = new RegExp(`^alter table (?:if exists )?(?:only )?${NAME} (.*)$`, 'i').exec(sql);
  if (altered) {
    const [, table = '', actions = ''] = altered;
    return splitActions(actions).map((action) =>
      created.has(table) ? onEmpty(table, action) : onTable(table, action),
    );
  }
  for (const [pattern, say] of OTHERS) {
    const found = pattern.exec(sql);
    if (found) return [say(found, created)];
  }
  return [{ words: `runs ${short(sql)}`, danger: undefined }];
}

/** `add column a int, add column b int`: the commas outside of brackets. */
function splitActions(actions: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of actions) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function onEmpty(table: string, action: string): Found {
  return { words: `changes the new table ${table}: ${short(action)}`, danger: undefined };
}

function onTable(table: string, action: string): Found {
  for (const [pattern, say] of ACTIONS) {
    const found = pattern.exec(action);
    if (found) return say(table, found, action);
  }
  return { words: `changes the table ${table}: ${short(action)}`, danger: undefined };
}

const GONE =
  'processes of the previous version still use it; remove it in the release after the one that stops using it';
const REWRITE = 'writes every row of the table again, and all requests wait; add a new column and fill it in batches';

type OnTable = (table: string, found: RegExpExecArray, action: string) => Found;

const ACTIONS: readonly (readonly [RegExp, OnTable])[] = [
  [
    /^drop column (?:if exists )?"?(\w+)/i,
    (table, [, column]) => ({ words: `removes the column ${table}.${column}`, danger: GONE }),
  ],
  [
    /^rename (?:column )?"?(\w+)?/i,
    (table, _found, action) => ({ words: `renames in ${table}: ${short(action)}`, danger: GONE }),
  ],
  [
    /^alter column "?(\w+)"? (?:set data )?type /i,
    (table, [, column]) => ({ words: `changes the type of ${table}.${column}`, danger: REWRITE }),
  ],
  [
    /^alter column "?(\w+)"? set not null/i,
    (table, [, column]) => ({
      words: `requires a value in ${table}.${column}`,
      danger:
        'reads every row while all requests wait, and the previous version may write none; add a check with “not valid” and validate it',
    }),
  ],
  [/^add (?:column )(?:if not exists )?"?(\w+)"?/i, addedColumn],
  [
    /^add constraint "?(\w+)"? (?:unique|primary key)(?! using)/i,
    (table, [, name]) => ({
      words: `adds the constraint ${name} to ${table}`,
      danger: 'builds an index while all writes wait; create it concurrently, then “using index”',
    }),
  ],
  [
    /^add constraint "?(\w+)"?/i,
    (table, [, name], action) => ({
      words: `adds the constraint ${name} to ${table}`,
      danger: /\bnot valid\b|\busing index\b/i.test(action)
        ? undefined
        : 'reads every row while all writes wait; add it with “not valid” and validate it in the next statement',
    }),
  ],
  [
    /^validate constraint "?(\w+)"?/i,
    (table, [, name]) => ({ words: `checks the rows of ${table} against ${name}`, danger: undefined }),
  ],
];

function addedColumn(table: string, [, column]: RegExpExecArray, action: string): Found {
  const words = `adds the column ${table}.${column}`;
  const hasDefault = /\bdefault\b/i.test(action) || /\bgenerated\b/i.test(action);
  if (/\bnot null\b/i.test(action) && !hasDefault)
    return { words, danger: 'the previous version writes rows without it; give it a default, or allow null' };
  const isRewritten =
    CHANGING_DEFAULT.test(action) ||
    /\bgenerated always as\b.*\bstored\b/i.test(action) ||
    /\b(?:big|small)?serial\b/i.test(action);
  return { words, danger: isRewritten ? REWRITE : undefined };
}

type OnStatement = (found: RegExpExecArray, created: ReadonlySet<string>) => Found;

const OTHERS: readonly (readonly [RegExp, OnStatement])[] = [
  [
    new RegExp(`^create table (?:if not exists )?${NAME}`, 'i'),
    ([, table]) => ({ words: `adds the table ${table}`, danger: undefined }),
  ],
  [
    new RegExp(`^drop table (?:if exists )?${NAME}`, 'i'),
    ([, table]) => ({ words: `removes the table ${table}`, danger: GONE }),
  ],
  [
    new RegExp(`^drop index (?:concurrently )?(?:if exists )?${NAME}`, 'i'),
    ([, name]) => ({ words: `removes the index ${name}`, danger: undefined }),
  ],
  [
    new RegExp(`^create (?:unique )?index (concurrently )?(?:if not exists )?${NAME} on (?:only )?${NAME}`, 'i'),
    ([, concurrently, name, table = ''], created) => ({
      words: `builds the index ${name} of ${table}`,
      danger:
        concurrently || created.has(table)
          ? undefined
          : 'all writes to the table wait; create it concurrently, in a file that begins with “-- no transaction”',
    }),
  ],
  [
    new RegExp(`^(?:update|delete from) (?:only )?${NAME}`, 'i'),
    ([statement = '', table = ''], created) => ({
      words: `${/^update/i.test(statement) ? 'changes' : 'removes'} rows of ${table}`,
      danger: created.has(table)
        ? undefined
        : 'locks every row that it changes until the migration ends; fill in batches, in a background job',
    }),
  ],
  [
    /^(lock|truncate|cluster|vacuum full|reindex (?!.*concurrently))\b/i,
    ([statement = '']) => ({ words: `runs ${statement.toLowerCase()}`, danger: 'all requests wait for it' }),
  ],
];

function short(sql: string): string {
  return sql.length > 80 ? `${sql.slice(0, 79)}…` : sql;
}
