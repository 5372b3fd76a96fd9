import type { FieldErrors } from '#shared/errors.ts';

/** The API refused, or could not be reached. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;
  /** Further fields of the refusal: the ticket of a sign-in, the figures of a price. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    errors: FieldErrors = {},
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.more = more;
  }
}
