/** Saves a file among the downloads of the browser. */
export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not immediately: some browsers read the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// @chunk account
