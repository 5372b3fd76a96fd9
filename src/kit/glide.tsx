import { type AnimationEvent, Component, createRef, type HTMLAttributes } from 'react';

interface GlideProps extends HTMLAttributes<HTMLDivElement> {
  /** A changed step means that the viewer has moved, not the box. */
  'data-step'?: number;
  /** The box starts to move from there, or has arrived: for elements elsewhere that move with it. */
  onGlide?: (box: HTMLElement, from: Gliding | undefined) => void;
}

/** The start of a movement: its distance in pixels, and its scale. */
export interface Gliding {
  x: number;
  y: number;
  scale: number;
}

/**
 * A box that glides to its new place and size: it is laid out there immediately, and a transform, which needs no
 * layout, moves it from its former place. A class, because only classes have getSnapshotBeforeUpdate.
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
    // While dragged it is where the pointer is.
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

/** In a frame the print counts, which stays the same in another frame; both are centred. */
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
