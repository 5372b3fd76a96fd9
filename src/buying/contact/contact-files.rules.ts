/** How long a mailed link opens the files of an answer: a holiday and a reminder fit into it. */
export const FILES_DAYS = 30;
