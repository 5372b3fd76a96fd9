import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const NOTHING: readonly string[] = [];

/**
 * Stores a form's typed values in the tab's session storage, so that a refresh loses nothing. Fields in `except`
 * (a password) are never stored; it must be a constant of the form. Returns the function that deletes the draft
 * after sending.
 */
export function useDraft<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
  key: string,
  except: readonly string[] = NOTHING,
): () => void {
  const { getValues, reset, subscribe } = form;
  useEffect(() => {
    const draft = readDraft(key);
    if (draft) reset(filledFrom(getValues(), draft) as Values, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const saved = Object.entries(values).filter(([name]) => !except.includes(name));
        writeDraft(key, JSON.stringify(Object.fromEntries(saved)));
      },
    });
  }, [key, except, getValues, reset, subscribe]);
  return () => writeDraft(key, undefined);
}

/** A form's values with those of the draft; other stored keys are ignored. */
function filledFrom(values: unknown, draft: unknown): unknown {
  if (isObject(values) && isObject(draft)) {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, filledFrom(value, draft[key])]));
  }
  if (isObject(values) || draft === undefined || draft === null || typeof draft === 'object') return values;
  return draft;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Storage may be full or forbidden; the form then works without a draft. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey(key)) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a draft, or deletes it. */
export function writeDraft(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.sessionStorage.removeItem(storageKey(key));
    else window.sessionStorage.setItem(storageKey(key), text);
  } catch {
    // Nothing to do: the text must be typed again.
  }
}

function storageKey(key: string): string {
  return `draft ${key}`;
}

// @chunk forms
