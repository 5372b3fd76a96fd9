import type { FieldErrors } from '#shared/errors.ts';

/** The API refused, or could not be reached. `told` means that a toast has already said so. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;

  constructor(status: number, code: string, message: string, errors: FieldErrors = {}) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}
