import { Button, Tabs } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  updateSecretsLimits,
  useFetchSecretsQuery,
  useUpdateSecretsMutation,
  type SecretName,
  type Secrets,
} from '../../api/settings.gen';
import { texts as shared } from '../../components/base/components.texts';
import { Page } from '../../components/base/page';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { RecordFacts } from '../../components/record-form/record-facts';
import { RecordForm } from '../../components/record-form/record-form';
import { RecordHistory } from '../../components/record-history/record-history';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { SecretValue } from './secret-value';
import { texts } from './settings.texts';
import { IfMay } from '../../components/base/rights/if-may';

const { secrets: text } = texts;
const tabs = ['google', 'agora', 'sightEngine', 'stripe', 'fast2sms'] as const;

const keysOf: Record<(typeof tabs)[number], SecretName[]> = {
  google: ['googleClientId'],
  agora: ['agoraId', 'agoraCertificate'],
  sightEngine: ['sightEngineApiUser', 'sightEngineApiSecret'],
  stripe: ['stripeKey', 'stripePublishableKey', 'stripeWebhookSecret'],
  fast2sms: ['apiKeyForFastSMS'],
};

/** The keys of the external services, with one tab per service. The open tab is in the address. */
export function SecretKeysPage() {
  const { data, error, refetch } = useFetchSecretsQuery();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? tabs[0];
  const secrets = data?.details[0];
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Page>
      {secrets ? (
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(next) => setParams(next === tabs[0] || !next ? {} : { tab: next })}
        >
          <Tabs.List mb="md">
            {tabs.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {text.tabs[name]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map((name) => (
            <Tabs.Panel key={name} value={name}>
              <SecretGroup title={text.tabs[name]} names={keysOf[name]} secrets={secrets} />
            </Tabs.Panel>
          ))}
          <RecordHistory kind="secretSettings" />
        </Tabs>
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

const valuesOf = (names: SecretName[], secrets: Secrets): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, secrets[name]]));

interface SecretGroupProps {
  title: string;
  names: SecretName[];
  secrets: Secrets;
}

/** The keys of one service: read-only and masked until Edit is pressed. */
function SecretGroup({ title, names, secrets }: SecretGroupProps) {
  const [editing, setEditing] = useState(false);
  const [update] = useUpdateSecretsMutation();
  const stop = () => setEditing(false);
  return (
    <Sheet
      title={title}
      actions={
        editing ? (
          <Button variant="default" size="xs" onClick={stop}>
            {shared.cancel}
          </Button>
        ) : (
          <IfMay right="secrets.write">
            <Button
              variant="light"
              size="xs"
              leftSection={<IconPencil size={15} />}
              onClick={() => setEditing(true)}
            >
              {texts.edit}
            </Button>
          </IfMay>
        )
      }
    >
      {editing ? (
        <RecordForm
          label={title}
          fields={names.map((name) => ({
            name,
            label: text.fields[name],
            // The kind `password` hides the value and keeps it out of the tab's draft.
            kind: 'password',
            autoComplete: 'off',
            hint: secrets[name] ? text.keep : undefined,
          }))}
          limits={updateSecretsLimits}
          initial={valuesOf(names, secrets)}
          record={{
            version: secrets.version,
            read: (present) => valuesOf(names, present as unknown as Secrets),
          }}
          failure={text.failed}
          save={(changed, _values, versionSeen) =>
            update({ id: secrets._id, updateSecretsDto: { ...changed, versionSeen } }).unwrap()
          }
          onSaved={stop}
        />
      ) : (
        <RecordFacts
          label={title}
          facts={names.map((name) => ({
            label: text.fields[name],
            // Another mask means another key: the new React key discards the revealed value.
            value: <SecretValue key={secrets[name]} name={name} masked={secrets[name]} />,
            wide: true,
          }))}
        />
      )}
    </Sheet>
  );
}
