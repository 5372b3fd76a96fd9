import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeftOutReason } from './chosen-files.rules.ts';
import type { ImportFault, ImportWarning } from './import.contract.ts';
import type { ImportState } from './import.rules.ts';
import type { LineShow } from './import-search.rules.ts';

export const STATE_WORDS: Record<ImportState, MessageDescriptor> = {
  receiving: msg`Upload`,
  checking: msg`Being checked`,
  checked: msg`Checked`,
  running: msg`Being imported`,
  paused: msg`Paused`,
  done: msg`Imported`,
  undoing: msg`Being undone`,
  undone: msg`Undone`,
};

/** The filters of the lines; `all` is the whole list. */
export const SHOW_WORDS: Record<LineShow, MessageDescriptor> = {
  all: msg`All`,
  ready: msg`To import`,
  nothing: msg`Unchanged`,
  error: msg`With errors`,
  left: msg`Pictures without a row`,
  done: msg`Imported`,
  failed: msg`Failed`,
  undone: msg`Undone`,
  kept: msg`Not undone`,
  warned: msg`With warnings`,
};

export const LEFT_OUT_WORDS: Record<LeftOutReason, MessageDescriptor> = {
  kind: msg`not a picture, zip file or table`,
  empty: msg`empty`,
  large: msg`too large: pictures may have 200 MB, tables 20 MB`,
};

/** What is wrong with the files, and what to do. The name of the file or column is shown in front. */
export const FILE_FAULT_WORDS: Record<ImportFault['code'], MessageDescriptor> = {
  no_pictures: msg`There are no pictures. Add pictures, or a table that changes existing works.`,
  not_a_zip: msg`This is not a zip file. Compress the folder again and upload it.`,
  encrypted: msg`This zip file has a password. Compress the folder without one.`,
  too_many_files: msg`This zip file contains too many files. Please divide it.`,
  too_large: msg`This file is too large. Please divide it.`,
  broken: msg`This file is damaged or incomplete. Please create it again and upload it.`,
  two_tables: msg`There are several tables. Upload the right one again; it replaces the others.`,
  table_unreadable: msg`The table cannot be read. Save it as XLSX or as CSV in UTF-8 and upload it again.`,
  table_too_large: msg`The table is too large. Please divide it.`,
  no_columns: msg`The first row names none of our columns. Copy it from the template.`,
  column_twice: msg`This column exists twice. Remove one of the two.`,
  too_many_rows: msg`The table has more than 5,000 rows. Please divide it.`,
  gone: msg`The uploaded files have been deleted in the meantime. Please start a new import.`,
};

export const FILE_WARNING_WORDS: Record<ImportWarning['code'], MessageDescriptor> = {
  unknown_column: msg`We do not know this column and leave it out.`,
  ignored_file: msg`This is neither a picture nor a table and is left out.`,
  nested_zip: msg`A zip file within a zip file is left out. Upload it on its own.`,
};
