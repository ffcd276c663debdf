import { useNavigate } from 'react-router-dom';
import { useReread } from '../../api/reread';
import { BackLink } from '../../components/base/back-link';
import { texts as shared } from '../../components/base/components.texts';
import { keepFirstSignIn } from '../../components/first-sign-in/first-sign-in';
import type { About } from '../../components/base/notify';
import { Page } from '../../components/base/page';
import { PresentPeople } from '../../components/presence/present-people';
import type { Limits } from '../../components/record-form/limits';
import { RecordForm } from '../../components/record-form/record-form';
import type { RecordFormOptions } from '../../components/record-form/record-form.types';
import { Sheet } from '../../components/base/sheet';
import type { UndoableRecord } from '../../components/record-form/use-undo-of-edit';
import { placeOf } from '../../lib/list-places';
import { recordOf, type SavedRecord } from '../../lib/record-in';
import { useWayBack } from '../../lib/use-way-back';
import { FoundAccount, type AccountQuery } from './found-account';
import type { StaffField, StaffKind } from './kinds';
import type { NewStaff, StaffAccount, StaffChange, StaffValues } from './staff-account';
import { texts } from './staff.texts';

interface FormProps<Account extends StaffAccount> {
  kind: StaffKind<Account>;
  /** The limits of a new account. They hold for an edited one too. */
  limits: Limits;
  backTo: string;
  /** Returns the address of the saved account. */
  viewTo?: (id: string) => string;
  /** The fields that choose the account's parents, where parents can be chosen. */
  parents?: StaffField[] | undefined;
}

interface AddStaffProps<Account extends StaffAccount> extends FormProps<Account> {
  onSave: (account: NewStaff) => Promise<{ message: string; account: Account }>;
}

export function AddStaff<Account extends StaffAccount>({ onSave, ...props }: AddStaffProps<Account>) {
  const { kind, parents = [] } = props;
  return (
    <StaffForm
      {...props}
      title={kind.texts.add}
      submitLabel={kind.texts.add}
      failure={kind.texts.failures.add}
      fields={withParents(kind.inputs, parents)}
      save={async (_changed, values) => {
        const { message, account } = await onSave({ ...values, ...cleaned(values, values) } as NewStaff);
        const { name, uniqueId: login } = account;
        keepFirstSignIn({
          list: kind.key,
          name,
          loginLabel: texts.fields.code,
          login,
          password: values.password,
        });
        return { message, account };
      }}
    />
  );
}

interface EditStaffProps<Account extends StaffAccount> extends FormProps<Account> {
  query: AccountQuery;
  account: Account | undefined;
  onSave: (change: StaffChange) => Promise<{ message: string }>;
}

export function EditStaff<Account extends StaffAccount>({
  query,
  account,
  ...props
}: EditStaffProps<Account>) {
  return (
    <FoundAccount query={query} account={account} failure={props.kind.texts.failures.one}>
      {(found) => <EditForm key={found._id} account={found} query={query} {...props} />}
    </FoundAccount>
  );
}

type EditFormProps<Account extends StaffAccount> = EditStaffProps<Account> & { account: Account };

function EditForm<Account extends StaffAccount>({
  query,
  account,
  onSave,
  ...props
}: EditFormProps<Account>) {
  const { kind, parents = [] } = props;
  const reread = useReread();
  const fields = kind.inputs
    .filter(({ once }) => !once)
    .map((field) => {
      if (field.name === 'mustChangePassword') return { ...field, shownWith: 'password' as const };
      if (field.name === 'password') return { ...field, required: false, hint: texts.keepPassword };
      return field.name === 'image' ? { ...field, required: false, current: account.image } : field;
    });
  const shown = withParents(fields, parents);
  async function read() {
    const found = recordOf((await reread(query)) as object, account._id);
    if (!found) throw new Error(shared.undo.gone);
    return { record: found, values: valuesOf(shown, found as SavedRecord & StaffAccount) };
  }
  return (
    <StaffForm
      {...props}
      title={kind.texts.edit}
      about={`${account.name} · ${account.uniqueId}`}
      failure={kind.texts.failures.edit}
      failureWithoutAnswer={kind.texts.failures.editWithoutAnswer}
      fields={shown}
      account={account}
      undoable={{ audited: { kind: kind.key, id: account._id }, read }}
      save={(changed, values, versionSeen) =>
        onSave({ ...changed, ...cleaned(changed, values), versionSeen } as StaffChange)
      }
    />
  );
}

interface StaffFormProps<Account extends StaffAccount> extends FormProps<Account> {
  title: string;
  about?: string;
  submitLabel?: string;
  failure: string;
  failureWithoutAnswer?: string | undefined;
  fields: StaffField[];
  account?: Account;
  undoable?: UndoableRecord<StaffValues>;
  save: RecordFormOptions<StaffValues>['save'];
}

function StaffForm<Account extends StaffAccount>(props: StaffFormProps<Account>) {
  const { kind, title, about, backTo, fields, account } = props;
  const navigate = useNavigate();
  // A new account is the first of the whole list, so the list opens without its previous page or search.
  const leave = useWayBack(account ? placeOf(backTo) : backTo);
  return (
    <>
      <BackLink to={backTo}>{kind.texts.many}</BackLink>
      <Page title={title} aside={about} width="form">
        {account && <PresentPeople kind={kind.key} id={account._id} />}
        <Sheet>
          <RecordForm
            label={title}
            fields={fields}
            limits={props.limits}
            initial={valuesOf(fields, account)}
            record={
              account && {
                version: account.version,
                read: (present) => valuesOf(fields, present as unknown as StaffAccount),
              }
            }
            submitLabel={props.submitLabel}
            failure={props.failure}
            failureWithoutAnswer={props.failureWithoutAnswer}
            save={props.save}
            undoable={props.undoable}
            aboutSaved={(saved) => aboutAccount(saved, props.viewTo)}
            onSaved={(id) => leave(account ? undefined : id)}
            onCancel={() => void navigate(placeOf(backTo))}
          />
        </Sheet>
      </Page>
    </>
  );
}

/** Returns what the toast says: the saved account's name and code, and its page. */
function aboutAccount(saved: SavedRecord | undefined, viewTo?: (id: string) => string): About {
  if (!saved) return {};
  const { _id, name, uniqueId } = saved as SavedRecord & Pick<StaffAccount, 'name' | 'uniqueId'>;
  return { name: `${name} (${uniqueId})`, to: viewTo?.(_id) };
}

/** Puts the picture last, because it is wider than the other fields. */
const withParents = (fields: StaffField[], parents: StaffField[]) => [
  ...fields.filter(({ kind }) => kind !== 'image'),
  ...parents,
  ...fields.filter(({ kind }) => kind === 'image'),
];

/**
 * Returns the values of this form's fields only, so that fields of other kinds are not sent. Passwords and files start
 * empty.
 */
function valuesOf(fields: StaffField[], account: StaffAccount | undefined): StaffValues {
  const stored = account as Partial<Record<string, string>> | undefined;
  const fresh: Partial<Record<string, string>> = { password: '', mustChangePassword: 'true' };
  return Object.fromEntries(
    fields.map(({ name }) => [name, name === 'image' ? null : (fresh[name] ?? stored?.[name] ?? '')]),
  ) as StaffValues;
}

/** Sends the checkbox only together with a password. */
const cleaned = ({ password }: Partial<StaffValues>, { mustChangePassword }: StaffValues) => ({
  mustChangePassword: password ? mustChangePassword === 'true' : undefined,
});
