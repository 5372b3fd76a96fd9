import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface PreviewWindowProps {
  title: string;
  /** The size of the window whose page is shown, in its own pixels. */
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * A part of this page in a window of another size, made smaller where there is no room: what a phone or a wide screen would show
 * of it. The window has no address of its own, so that no page of the shop has to let itself be framed.
 */
export function PreviewWindow({ title, width, height, children }: PreviewWindowProps) {
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document>();
  const room = useWidth(place);
  const scale = Math.min(1, room / width);
  return (
    <div
      ref={place}
      // What is shown in the window is a child of this in React, so its presses come by here.
      onClickCapture={stay}
      className="overflow-hidden"
      style={{ height: height * scale }}
    >
      <iframe
        title={title}
        // Without its doctype a page is laid out by the rules of the nineties.
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={({ currentTarget }) => setPage(dressed(currentTarget.contentDocument ?? undefined))}
        className="block max-w-none origin-top-left border-0 bg-wall"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {page && createPortal(children, page.body)}
    </div>
  );
}

/** Gives a page this one's language, currency and styles. */
function dressed(page: Document | undefined): Document | undefined {
  if (!page) return undefined;
  for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value);
  for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
    page.head.append(page.importNode(style, true));
  }
  return page;
}

/** A link of a preview leads nowhere: nobody should lose what they are doing by a press. */
function stay(event: MouseEvent): void {
  if ((event.target as Element).closest('a, button')) event.preventDefault();
}

function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
  return width;
}
