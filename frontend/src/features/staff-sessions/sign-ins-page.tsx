import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/base/page';
import { LockedAccounts } from './locked-accounts';
import { SignInHistory } from './sign-in-history';
import { texts } from './sign-ins.texts';

const tabs = ['history', 'locked'] as const;

/** The sign-in history of all staff, and the accounts that are locked now. The open tab is in the address. */
export function SignInsPage() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? tabs[0];
  return (
    <Page>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => setParams(next === tabs[0] || !next ? {} : { tab: next })}
      >
        <Tabs.List mb="md">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {texts.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="history">
          <SignInHistory />
        </Tabs.Panel>
        <Tabs.Panel value="locked">
          <LockedAccounts />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
