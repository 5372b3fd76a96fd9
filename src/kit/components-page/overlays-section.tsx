import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog, DialogClose } from '../dialog.tsx';
import { Disclosure } from '../disclosure.tsx';
import { Tabs } from '../tabs.tsx';
import { TextField } from '../text-field.tsx';
import { Section, Specimen } from './specimen.tsx';

const TABS = [
  {
    value: 'artist',
    label: 'The artist',
    content: (
      <p className="prose-text">Lin Yu-han paints before sunrise, in one sitting, with a brush as wide as her hand.</p>
    ),
  },
  {
    value: 'inspiration',
    label: 'Inspiration',
    content: <p className="prose-text">The harbour of Keelung in the week of the first typhoon.</p>,
  },
  { value: 'material', label: 'Material', content: <p className="prose-text">Cotton rag, 310 g/m², pigment ink.</p> },
  { value: 'warranty', label: 'Certificate', disabled: true, content: null },
  {
    value: 'care',
    label: '保養與清潔方式',
    content: (
      <p className="prose-text" lang="zh-Hant">
        避免陽光直射；以乾燥的軟布輕拭畫框與壓克力面板，請勿使用酒精。
      </p>
    ),
  },
];

export function OverlaysSection() {
  const [tab, setTab] = useState('artist');
  return (
    <Section
      title="Layers"
      note="What opens keeps the keyboard inside, closes with Escape, and gives the focus back to where it came from."
    >
      <Specimen title="Dialog: a sheet from below on a phone">
        <div className="flex flex-wrap gap-3">
          <Dialog
            title="Delivery address"
            description="We deliver to the door and carry the parcel in."
            trigger={<Button>Add an address</Button>}
            footer={
              <>
                <DialogClose>
                  <Button kind="quiet">Cancel</Button>
                </DialogClose>
                <Button kind="primary">Save</Button>
              </>
            }
          >
            <div className="grid gap-6">
              <TextField label="Name" required autoComplete="name" />
              <TextField label="Street" required autoComplete="street-address" />
            </div>
          </Dialog>
          <Dialog title="Certificate" width="narrow" trigger={<Button kind="quiet">Short one</Button>}>
            <p>Each print carries a numbered certificate on its back.</p>
          </Dialog>
        </div>
      </Specimen>
      <Specimen title="Disclosure: closes its neighbours">
        <div className="border-hairline border-t">
          <Disclosure title="How long does delivery take?" name="faq" heading="h4" open>
            <p>Eight working days in Taiwan; we frame each print when it is ordered.</p>
          </Disclosure>
          <Disclosure title="Can I return a framed print?" name="faq" heading="h4">
            <p>Within 14 days of its arrival, in the parcel it came in.</p>
          </Disclosure>
        </div>
      </Specimen>
      <Specimen title="Tabs: arrow keys move, the line slides; long rows scroll" wide>
        <Tabs label="About this work" items={TABS} value={tab} onValueChange={setTab} />
      </Specimen>
    </Section>
  );
}
