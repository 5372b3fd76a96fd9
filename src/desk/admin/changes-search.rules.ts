import { AUDIT_SUBJECTS, type AuditSubject } from '#ground/audit/audit.rules.ts';
import { readKeyword } from '#shared/keyword.ts';

/** The filters of the audit log, as stored in the page address. */
export interface ChangesSearch {
  subject?: AuditSubject;
  keyword?: string;
  since?: string;
  until?: string;
  page?: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const readDay = (value: unknown) =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** Reads an address; unknown parts are left out. */
export function readChangesSearch(address: Record<string, unknown>): ChangesSearch {
  const subject = AUDIT_SUBJECTS.find((name) => name === address.subject);
  const keyword = readKeyword(address.keyword);
  const since = readDay(address.since);
  const until = readDay(address.until);
  const page = Number(address.page);
  return {
    ...(subject && { subject }),
    ...(keyword && { keyword }),
    ...(since && { since }),
    ...(until && { until }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}
