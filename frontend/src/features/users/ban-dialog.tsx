import { useSetUserBanMutation, type User } from '../../api/users.gen';
import { ReasonDialog } from '../../components/record-form/reason-dialog';
import { useUndoOf } from '../../components/undo/use-undo-of';
import { texts } from './users.texts';

interface BanDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks before a ban, with or without a reason. */
export function BanDialog({ user, onClose }: BanDialogProps) {
  const { _id: id, username } = user;
  const [setBan] = useSetUserBanMutation();
  const undoWith = useUndoOf('user', id);
  return (
    <ReasonDialog
      {...texts.asks.ban(username)}
      label={texts.banReason}
      hint={texts.banReasonHint}
      optional
      danger
      onGive={(reason) =>
        setBan({ id, userBanDto: { banStatus: '1', reason: reason || undefined } }).unwrap()
      }
      undo={undoWith(() => setBan({ id, userBanDto: { banStatus: '0' } }).unwrap())}
      onClose={onClose}
    />
  );
}
