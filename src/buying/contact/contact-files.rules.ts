/** How long a mailed link opens the files of an answer: long enough for a holiday and a reminder. */
export const FILES_DAYS = 30;
