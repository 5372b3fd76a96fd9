import type { ChosenFile } from '../chosen-files.rules.ts';
import type { ImportForm } from '../import.contract.ts';
import type { ImportStep } from '../import.rules.ts';

/** What a part of the page can do with its import. */
export interface ImportActs {
  /** Takes a step, or changes whether complete works go on sale. */
  step: (step: ImportStep | ImportForm) => Promise<void>;
  /** Uploads more files; with `thenCheck`, starts the check once all have arrived. */
  upload: (files: ChosenFile<File>[], thenCheck?: boolean) => Promise<void>;
  busy: boolean;
}
