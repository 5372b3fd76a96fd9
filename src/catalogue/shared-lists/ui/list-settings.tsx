import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';
import { Dialog, DialogClose } from '#kit/dialog.tsx';
import type { SharedList } from '../shared-list.contract.ts';
import { sendName, useEndList } from '../shared-list.queries.ts';
import { forgetList } from '../stored-lists.ts';
import { NameForm } from './name-form.tsx';
import type { OpenList } from './use-shared-list.ts';

/** One's own name, and the end of the list: for everyone by its owner, on this device by anyone. */
export function ListSettings({ open, list }: { open: OpenList; list: SharedList }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const navigate = useNavigate();
  const own = list.people.find(({ person_id }) => person_id === list.me);
  const leave = () => {
    forgetList(open.keys['shared-list']);
    void navigate({ to: '/together', hash: '', replace: true });
  };
  const rename = async (name: string) => {
    open.accept((await sendName(context, open.keys, name)).list);
    showToast('success', t`Your name has been changed.`);
  };
  if (!own) return null;
  return (
    <section className="mt-14 border-hairline border-t pt-6">
      <h2 className="mb-4 text-title">
        <Trans>Your name and this list</Trans>
      </h2>
      <NameForm initial={own.name} kind="secondary" onSend={rename}>
        <Trans>Change name</Trans>
      </NameForm>
      <div className="-ms-3 mt-6">
        {own.is_owner ? (
          <EndList open={open} onEnded={leave} />
        ) : (
          <Button kind="quiet" icon="close" onClick={leave}>
            <Trans>Remove this list from this device</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

/** The only step that cannot be undone: it concerns everyone, so it is asked about. */
function EndList({ open, onEnded }: { open: OpenList; onEnded: () => void }) {
  const { act, isPending } = useEndList(open.keys);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog
      title={<Trans>End this list?</Trans>}
      description={
        <Trans>Its works, hearts and notes will be deleted for everyone, and the link will stop working.</Trans>
      }
      width="narrow"
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button kind="quiet" icon="trash">
          <Trans>End this list for everyone</Trans>
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button kind="quiet">
              <Trans>Keep the list</Trans>
            </Button>
          </DialogClose>
          <Button
            kind="primary"
            busy={isPending}
            onClick={() => {
              void act(undefined).then((isEnded) => {
                if (!isEnded) return;
                setIsAsking(false);
                onEnded();
              });
            }}
          >
            <Trans>End the list</Trans>
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
