import {
  setSignInRulesLimits,
  useFetchSignInRulesQuery,
  useLazyPreviewSignInRulesQuery,
  useSetSignInRulesMutation,
  type SignInRules as Rules,
} from '../../api/sign-in-rules.gen';
import type { RightSet } from '../../api/right-sets.gen';
import type { StaffKind } from '../../api/staff-passwords.gen';
import { useConfirm } from '../../components/base/confirm';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { RecordForm } from '../../components/record-form/record-form';
import { chosenIn } from '../../components/rights/chosen';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { panels } from '../../lib/panels';
import { ChoicesField } from './choices-field';
import { texts } from './right-sets.texts';
import classes from './rights.module.css';

const KINDS: readonly StaffKind[] = ['bd', 'agencyadmin', 'agency', 'coin'];
const staff = KINDS.map((kind) => ({ value: kind, label: panels[kind].name }));
const text = texts.signIn;

const valuesOf = ({ factorSets, factorRoles, proofOfAll }: Rules) => ({
  factorSets: factorSets.join(','),
  factorRoles: factorRoles.join(','),
  proofOfAll: proofOfAll ? 'true' : '',
});
type Values = ReturnType<typeof valuesOf>;

/** Returns what both calls send: whom the typed rules bind. */
function boundBy({ factorSets, factorRoles }: Values) {
  const sets = chosenIn(factorSets);
  return {
    ...(sets.length > 0 && { factorSets: sets }),
    factorRoles: chosenIn(factorRoles) as StaffKind[],
  };
}

/** Who must have a second factor, and which sessions must prove again who uses them. */
export function SignInRules({ sets }: { sets: readonly RightSet[] }) {
  const { data, error, refetch } = useFetchSignInRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save] = useSetSignInRulesMutation();
  const ask = useQuestion();
  const admins = sets.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <Sheet title={text.title}>
      <p className={classes.intro}>{text.intro}</p>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageSkeleton />
      ) : (
        <RecordForm
          label={text.title}
          limits={setSignInRulesLimits}
          fields={[
            {
              name: 'factorSets',
              label: text.sets,
              control: (form) => <ChoicesField form={form} choices={admins} />,
            },
            {
              name: 'factorRoles',
              label: text.roles,
              control: (form) => <ChoicesField form={form} choices={staff} />,
            },
            { name: 'proofOfAll', label: text.proofOfAll, kind: 'check' },
          ]}
          initial={valuesOf(data.details)}
          record={{ version: data.details.version, read: (now) => valuesOf(now as unknown as Rules) }}
          submitLabel={texts.save}
          failure={text.failed}
          ask={ask}
          save={(_changed, values, versionSeen) =>
            save({
              setSignInRulesDto: {
                ...boundBy(values),
                proofOfAll: values.proofOfAll === 'true',
                versionSeen,
              },
            }).unwrap()
          }
        />
      )}
    </Sheet>
  );
}

/** Asks before the rules sign people out, and says how many. Resolves to true at once when they end no session. */
function useQuestion() {
  const confirm = useConfirm();
  const [preview] = useLazyPreviewSignInRulesQuery();
  return async (values: Values): Promise<boolean> => {
    const { accounts, sessions } = (await preview({ previewSignInRulesDto: boundBy(values) }).unwrap())
      .details;
    if (!accounts) return true;
    return confirm({
      title: text.question(accounts),
      effect: text.effect(accounts, sessions),
      yes: text.yes,
      safe: true,
    });
  };
}
