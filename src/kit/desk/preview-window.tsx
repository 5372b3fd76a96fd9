import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface PreviewWindowProps {
  title: string;
  /** The size of the simulated window, in its own pixels. */
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * A part of this page in a window of another size, scaled down if needed: as a phone or a wide screen would show
 * it. The window has no address, so that no page of the shop has to allow framing.
 */
export function PreviewWindow({ title, width, height, children }: PreviewWindowProps) {
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document>();
  const room = useWidth(place);
  const scale = Math.min(1, room / width);
  return (
    <div
      ref={place}
      // The window's content is a React child of this, so its clicks bubble here.
      onClickCapture={preventNavigation}
      className="overflow-hidden"
      style={{ height: height * scale }}
    >
      <iframe
        title={title}
        // Without a doctype a page is laid out in quirks mode.
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={({ currentTarget }) => setPage(styledLikePage(currentTarget.contentDocument ?? undefined))}
        className="block max-w-none origin-top-left border-0 bg-wall"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {page && createPortal(children, page.body)}
    </div>
  );
}

/** Gives a page this one's language, currency and styles. */
function styledLikePage(page: Document | undefined): Document | undefined {
  if (!page) return undefined;
  for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value);
  for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
    page.head.append(page.importNode(style, true));
  }
  return page;
}

/** Links in a preview do nothing, so that a click never loses unsaved work. */
function preventNavigation(event: MouseEvent): void {
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
