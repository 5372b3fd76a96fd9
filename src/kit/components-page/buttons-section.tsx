import { useState } from 'react';
import { Button } from '../button.tsx';
import { ButtonAnchor, ButtonLink } from '../button-link.tsx';
import { IconButton } from '../icon-button.tsx';
import { Section, Specimen } from './specimen.tsx';

export function ButtonsSection() {
  const [presses, setPresses] = useState(0);
  const [busy, setBusy] = useState(false);
  const [loved, setLoved] = useState(false);

  function press() {
    setPresses(presses + 1);
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  }

  return (
    <Section
      title="Buttons"
      note="One primary on a view at most. Under the pointer all of them grow darker (lighter in the dark theme); the keyboard shows a ring."
    >
      <Specimen title="Kinds">
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="primary">Add to cart</Button>
          <Button>Preview on a wall</Button>
          <Button kind="quiet">Remove</Button>
        </div>
      </Specimen>
      <Specimen title="With an icon">
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="primary" icon="bag">
            Add to cart
          </Button>
          <Button icon="heart">Keep</Button>
          <Button kind="quiet" icon="undo">
            Undo
          </Button>
        </div>
      </Specimen>
      <Specimen title="Disabled">
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="primary" disabled>
            Add to cart
          </Button>
          <Button disabled>Preview</Button>
          <Button kind="quiet" disabled>
            Remove
          </Button>
        </div>
      </Specimen>
      <Specimen title="Busy: keeps its width, ignores a second press">
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="primary" busy>
            Place order
          </Button>
          <Button busy={busy} onClick={press} data-testid="busy">
            Pressed {presses} times
          </Button>
        </div>
      </Specimen>
      <Specimen title="Links: to a page of the shop, to a file">
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to="/" kind="primary" iconAfter="chevron-right">
            See the wall
          </ButtonLink>
          <ButtonAnchor href="#statement" kind="quiet" iconAfter="external">
            Statement (PDF)
          </ButtonAnchor>
        </div>
      </Specimen>
      <Specimen title="Icon alone, 44 px">
        <div className="flex flex-wrap items-center gap-1">
          <IconButton icon="search" label="Search" />
          <IconButton
            icon={loved ? 'heart-filled' : 'heart'}
            label="Keep as a favourite"
            aria-pressed={loved}
            onClick={() => setLoved(!loved)}
          />
          <IconButton icon="minus" label="One fewer" disabled />
        </div>
      </Specimen>
      <Specimen title="As wide as its column, with a long label">
        <Button kind="primary" wide lang="zh-Hant">
          將這幅裱褙完成的作品連同所選畫框與尺寸一併加入購物車並繼續選購
        </Button>
      </Specimen>
    </Section>
  );
}
