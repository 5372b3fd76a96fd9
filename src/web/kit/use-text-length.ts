import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** How long the text of a control is, whoever writes it: a person, the browser's autofill, or a form that resets itself. */
export function useTextLength<T extends TextControl>(outer: Ref<T> | undefined, initial: unknown) {
  const ref = useRef<T>(null);
  const [length, setLength] = useState(typeof initial === 'string' ? initial.length : 0);
  const measure = () => setLength(ref.current?.value.length ?? 0);
  useImperativeHandle<T | null, T | null>(outer, () => ref.current);
  // Without dependencies on purpose: a form that resets writes into the element without any event, and renders.
  useEffect(measure);
  return { ref, length, measure };
}
