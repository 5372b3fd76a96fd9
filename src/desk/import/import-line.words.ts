import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LineFault, LineWarning } from './import.rules.ts';

/** Facts of a fault that its sentence may name. */
interface About {
  row: number;
  size: string;
  language: string;
}

type Words = (about: About) => MessageDescriptor;

/** Why a line cannot be imported or undone, and what to do. The column and the cell are shown in front. */
export const LINE_FAULT_WORDS: Record<LineFault, Words> = {
  too_long: () => msg`The text is too long. Please shorten it.`,
  bad_signs: () => msg`The cell contains line breaks or invisible characters. Please type it again in one line.`,
  not_a_number: () => msg`This is not a valid number. Use digits only, for example 2024.`,
  unknown_sale: () => msg`Write “Open edition”, “Numbered edition” or “In exhibition stores”.`,
  edition_size: () => msg`A numbered edition needs its number of prints. Fill in this column.`,
  bad_sizes: () => msg`Write sizes in cm with both prices, for example 30x40: 1880 / 65; 40x50: 2680 / 92.`,
  too_dear: () => msg`A price is too high. Check the digits.`,
  nothing_given: () => msg`The row has neither a title nor a file name. Fill in one of them, or delete the row.`,
  unknown_work: () => msg`No work has this number. Correct it, or leave it empty for a new work.`,
  work_twice: ({ row }) => msg`Row ${{ row }} changes the same work. Keep one of the two rows.`,
  own_work: () => msg`You are the seller of this work, so a colleague has to import this row.`,
  removed_work: () => msg`This work has been removed. Delete the row, or leave the number empty for a new work.`,
  unknown_category: () => msg`There is no such category. Use the name of one of yours, or create it first.`,
  artist_twice: () => msg`Several artists have this name. Enter the work without the artist and choose it afterwards.`,
  artist_fixed: () => msg`The artist of this work can no longer change. Leave the cell empty.`,
  sale_fixed: () => msg`This work has been ordered, so it can no longer be sold in another way. Leave the cell empty.`,
  edition_fixed: () => msg`Prints of this edition have been sold, so its size is fixed. Leave the cell empty.`,
  has_picture: () =>
    msg`This work already has a picture. Leave the file name empty, and replace it on the work’s page.`,
  file_missing: () => msg`No uploaded picture has this name. Upload it, or correct the name.`,
  file_twice: () => msg`Several uploaded pictures have this name. Write the folder too, or rename one of them.`,
  file_used: () => msg`Another row already uses this picture. Every work needs its own.`,
  picture_type: () => msg`This is not a TIFF, PNG, JPEG or WebP picture. Save it as one of these.`,
  picture_pages: () => msg`This file has several pages. Save the picture as a file with one page.`,
  picture_pixels: () => msg`This picture has more than 150 megapixels. Please make it smaller.`,
  picture_small: () => msg`This picture is too small for a print. Upload a larger scan.`,
  picture_broken: () => msg`This picture is damaged. Save it again and upload it.`,
  picture_heavy: () => msg`This picture is larger than 200 MB. Save it with compression.`,
  changed_since: () =>
    msg`Someone has changed this work in the meantime, so we left it unchanged. Check it on its page.`,
  ordered_since: () => msg`This work has been ordered in the meantime, so it stays.`,
  not_written: () => msg`This line could not be saved. Try the failed lines again.`,
};

export const LINE_WARNING_WORDS: Record<LineWarning, Words> = {
  picture_without_row: () => msg`No row of the table names this picture; it is left out.`,
  row_without_picture: () => msg`The work has no picture yet; you can add it on its page.`,
  new_artist: () => msg`This artist does not exist yet and will be created.`,
  no_artist: () => msg`Without an artist, the work stays a draft.`,
  size_not_sharp: ({ size }) => msg`${{ size }} cm: the picture has too few pixels for this size.`,
  size_shape: ({ size }) => msg`${{ size }} cm: the proportions differ from the picture’s, which would be cropped.`,
  no_sizes: () => msg`Without sizes and prices, the work stays a draft.`,
  missing_language: ({ language }) => msg`Texts missing in ${{ language }}; visitors see another language.`,
  incomplete: () => msg`The work is incomplete and stays a draft.`,
};
