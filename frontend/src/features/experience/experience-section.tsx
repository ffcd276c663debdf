import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import {
  useFetchExperienceRulesQuery,
  useRemoveExperienceRuleMutation,
  type ExperienceRule,
} from '../../api/experience.gen';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { useInstant } from '../../components/base/use-instant';
import classes from './experience.module.css';
import { texts } from './experience.texts';
import { RuleDialog, ruleKinds } from './rule-dialog';

interface ExperienceSectionProps {
  /** A link to the address where the rules can be changed; the section is then read-only. */
  change?: ReactNode;
}

/** What gives experience now, and the rules that begin later. */
export function ExperienceSection({ change }: ExperienceSectionProps) {
  const { data, error, refetch } = useFetchExperienceRulesQuery();
  const [adding, setAdding] = useState(false);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const coming = data.details.filter(({ state }) => state === 'coming').toReversed();
  return (
    <Sheet
      title={texts.section}
      actions={
        change ?? (
          <Button
            variant="light"
            size="xs"
            leftSection={<IconPlus size={15} />}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </Button>
        )
      }
    >
      <p className={classes.intro}>{texts.intro}</p>
      <dl className={classes.rules}>
        {ruleKinds.map((kind) => {
          const rule = data.details.find((one) => one.kind === kind && one.state === 'current');
          return (
            <div key={kind}>
              <dt>{texts.kinds[kind]}</dt>
              <dd>
                {rule?.amount ? texts.amount(rule.amount) : texts.none}
                {rule && <span className={classes.note}>{texts.since(rule.firstDay)}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      {coming.length > 0 && (
        <>
          <h3 className={classes.coming}>{texts.coming}</h3>
          <dl className={classes.rules}>
            {coming.map((rule) => (
              <div key={rule._id}>
                <dt>{texts.kinds[rule.kind]}</dt>
                <dd>
                  {texts.amount(rule.amount)}
                  <span className={classes.note}>{texts.from(rule.firstDay)}</span>
                  {!change && <RemoveButton rule={rule} />}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {adding && <RuleDialog onClose={() => setAdding(false)} />}
    </Sheet>
  );
}

function RemoveButton({ rule: { _id: id, kind, firstDay } }: { rule: ExperienceRule }) {
  const [remove] = useRemoveExperienceRuleMutation();
  const { sending, run } = useInstant();
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      color="red"
      loading={sending}
      aria-label={texts.removeRule(texts.kinds[kind], firstDay)}
      onClick={() =>
        void run(
          { title: texts.removal(firstDay), effect: texts.removalEffect, yes: texts.remove, danger: true },
          () => remove({ id }).unwrap(),
        )
      }
    >
      {texts.remove}
    </Button>
  );
}
