import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const NOTHING: readonly string[] = [];

/**
 * Keeps what is typed into a form for as long as the tab lives, so that a refresh loses nothing. What `except` names (a
 * password) is never written down; it has to be a constant of the form. Answers how to forget it all, once it has been sent.
 */
export function useDraft<Values extends FieldValues, Context, Sent>(
  form: UseFormReturn<Values, Context, Sent>,
  key: string,
  except: readonly string[] = NOTHING,
): () => void {
  const storageKey = `draft ${key}`;
  const { getValues, reset, subscribe } = form;
  useEffect(() => {
    const draft = readDraft(storageKey);
    if (draft) reset(filledFrom(getValues(), draft) as Values, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const saved = Object.entries(values).filter(([name]) => !except.includes(name));
        writeDraft(storageKey, JSON.stringify(Object.fromEntries(saved)));
      },
    });
  }, [storageKey, except, getValues, reset, subscribe]);
  return () => writeDraft(storageKey, undefined);
}

/** A form's values with what the draft knows of them; whatever else the storage may hold is left there. */
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

/** Storage may be full or forbidden; the form then works without a memory. */
function readDraft(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeDraft(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // Nothing to do: what could not be kept has to be typed again.
  }
}

// @chunk forms
