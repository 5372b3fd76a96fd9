import { type AnimationEvent, Component, createRef, type HTMLAttributes } from 'react';

interface GlideProps extends HTMLAttributes<HTMLDivElement> {
  /** Another one: not the box has moved, but whoever looks at it. */
  'data-step'?: number;
  /** It begins to come from there, or is where it belongs: for what has to go with it and lies elsewhere. */
  onGlide?: (box: HTMLElement, from: Gliding | undefined) => void;
}

/** From how far away a box comes, in pixels, and how many times as large. */
export interface Gliding {
  x: number;
  y: number;
  scale: number;
}

/**
 * A box that glides to its new place and size when these change: it is laid out there at once, and a transform that the browser
 * plays without laying anything out again brings it from where it was seen before. A class, because only a class is asked
 * for something before the page changes.
 */
export class Glide extends Component<GlideProps> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate() {
    return this.box.current && seen(this.box.current);
  }

  override componentDidUpdate(last: GlideProps, _state: unknown, before: DOMRect | null) {
    if (this.box.current && before && last['data-step'] === this.props['data-step'])
      this.glide(this.box.current, before);
  }

  override render() {
    const { onGlide: _, ...rest } = this.props;
    return <div ref={this.box} onAnimationEnd={this.end} {...rest} />;
  }

  private glide(box: HTMLElement, before: DOMRect): void {
    // In somebody's hand it is where the hand is.
    if ('lifted' in box.dataset) return;
    this.rest(box);
    const from = wayFrom(before, seen(box));
    if (!from) return;
    box.style.setProperty('--glide', `translate(${from.x}px,${from.y}px) scale(${from.scale})`);
    box.dataset.gliding = '';
    this.props.onGlide?.(box, from);
  }

  private rest(box: HTMLElement): void {
    if (!('gliding' in box.dataset)) return;
    delete box.dataset.gliding;
    this.props.onGlide?.(box, undefined);
  }

  private readonly end = ({ target, currentTarget }: AnimationEvent<HTMLElement>) => {
    if (target === currentTarget) this.rest(currentTarget);
  };
}

/** In a frame the print counts, which stays the same when another frame is put around it; both have one middle. */
function seen(box: HTMLElement): DOMRect {
  return (box.querySelector('[data-print]') ?? box).getBoundingClientRect();
}

function wayFrom(before: DOMRect, now: DOMRect): Gliding | undefined {
  const wider = before.width - now.width;
  const x = before.x - now.x + wider / 2;
  const y = before.y - now.y + (before.height - now.height) / 2;
  return Math.hypot(x, y, wider) < 1 ? undefined : { x, y, scale: before.width / now.width };
}

// @chunk common
