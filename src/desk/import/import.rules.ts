/** A master arrives in pieces of exactly this size, except the last; the same as in the studio, whose masters they become. */
export const IMPORT_PIECE_BYTES = 4 * 1024 * 1024;

const GIGABYTE = 1024 ** 3;
/** All files of an import together. */
export const MOST_IMPORT_BYTES = 64 * GIGABYTE;
export const MOST_IMPORT_FILES = 2_000;
/** Files that one call may register. */
export const MOST_FILES_AT_ONCE = 200;
/** Imports in preparation or at work, in the whole shop. */
export const MOST_OPEN_IMPORTS = 10;
export const MOST_TABLE_BYTES = 20 * 1024 * 1024;
/** Decision 27. */
export const MOST_PICTURE_BYTES = 200 * 1024 * 1024;

export const FILE_KINDS = ['zip', 'table', 'picture'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const LARGEST_FILE: Record<FileKind, number> = {
  zip: MOST_IMPORT_BYTES,
  table: MOST_TABLE_BYTES,
  picture: MOST_PICTURE_BYTES,
};

/** Upload, check, decision, run, pause, end, and undo. */
export const IMPORT_STATES = [
  'receiving',
  'checking',
  'checked',
  'running',
  'paused',
  'done',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** States in which a background job works. */
export const BUSY_STATES: readonly ImportState[] = ['checking', 'running', 'undoing'];
/** States that count as open: their files are not deleted. */
export const OPEN_STATES: readonly ImportState[] = ['receiving', 'checking', 'checked', 'running', 'paused'];
/** While files can be added and removed; a change needs another check. */
export const FILES_OPEN: readonly ImportState[] = ['receiving', 'checked'];
/** Nothing was made yet, so the import can be thrown away. */
export const DISCARDABLE: readonly ImportState[] = ['receiving', 'checking', 'checked'];

export const IMPORT_STEPS = ['check', 'run', 'pause', 'resume', 'undo'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** `run` from `done` tries the failed lines again. */
const TRANSITIONS: Record<ImportStep, { from: readonly ImportState[]; to: ImportState }> = {
  check: { from: ['receiving', 'checked'], to: 'checking' },
  run: { from: ['checked', 'done'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  undo: { from: ['paused', 'done'], to: 'undoing' },
};

/**
 * What a line is: ready to be made, nothing to change, wrong, a picture that no line of the table names; then made, or
 * failed; then undone, or left because it was ordered or changed.
 */
export const LINE_STATES = ['ready', 'nothing', 'error', 'left', 'done', 'failed', 'undone', 'kept'] as const;
export type LineState = (typeof LINE_STATES)[number];
export type LineCounts = Record<LineState, number>;

export const LINE_ACTIONS = ['create', 'change', 'none'] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

interface Standing {
  state: ImportState;
  lines: LineCounts;
  files: { count: number; size: number; received: number };
  /** Whether its uploaded files still exist. */
  has_files: boolean;
}

/** The state after a step; undefined if it cannot be taken now. */
export function stateAfter(step: ImportStep, standing: Standing): ImportState | undefined {
  const { from, to } = TRANSITIONS[step];
  if (!from.includes(standing.state)) return undefined;
  const { lines, files, has_files } = standing;
  if (step === 'check' && (files.count === 0 || files.received < files.size)) return undefined;
  if (step === 'run' && (standing.state === 'done' ? !has_files || lines.failed === 0 : lines.ready === 0))
    return undefined;
  if (step === 'undo' && lines.done + lines.kept === 0) return undefined;
  return to;
}

export function stepsOf(standing: Standing): ImportStep[] {
  return IMPORT_STEPS.filter((step) => stateAfter(step, standing) !== undefined);
}

/** Errors in the files or in the column names; nothing can be imported until they are corrected. */
export const FILE_FAULTS = [
  'no_pictures',
  'not_a_zip',
  'encrypted',
  'too_many_files',
  'too_large',
  'broken',
  'two_tables',
  'table_unreadable',
  'table_too_large',
  'no_columns',
  'column_twice',
  'too_many_rows',
  'gone',
] as const;

/** Warnings, which do not stop the import: an unknown column name, a file that is neither picture nor table. */
export const FILE_WARNINGS = ['unknown_column', 'ignored_file', 'nested_zip'] as const;

/** Why a line cannot be made: from the cells, from the shop, from the picture, and from the run and its undoing. */
export const LINE_FAULTS = [
  'too_long',
  'bad_signs',
  'not_a_number',
  'unknown_sale',
  'edition_size',
  'bad_sizes',
  'too_dear',
  'nothing_given',
  'unknown_work',
  'work_twice',
  'own_work',
  'removed_work',
  'unknown_category',
  'artist_twice',
  'artist_fixed',
  'sale_fixed',
  'edition_fixed',
  'has_picture',
  'file_missing',
  'file_twice',
  'file_used',
  'picture_type',
  'picture_pages',
  'picture_pixels',
  'picture_small',
  'picture_broken',
  'picture_heavy',
  'changed_since',
  'ordered_since',
  'not_written',
] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

export const LINE_WARNINGS = [
  'picture_without_row',
  'row_without_picture',
  'new_artist',
  'no_artist',
  'size_not_sharp',
  'size_shape',
  'no_sizes',
  'missing_language',
  'incomplete',
] as const;
export type LineWarning = (typeof LINE_WARNINGS)[number];

/** The kind of an uploaded file, by its name; its first bytes decide later. */
export function kindOf(name: string): FileKind | undefined {
  if (/\.zip$/i.test(name)) return 'zip';
  if (/\.(?:csv|tsv|txt|xlsx)$/i.test(name)) return 'table';
  return /\.(?:jpe?g|png|tiff?|webp)$/i.test(name) ? 'picture' : undefined;
}
