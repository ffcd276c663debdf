import { Button, Menu } from '@mantine/core';
import {
  IconArrowsTransferUpDown,
  IconBraces,
  IconChevronDown,
  IconFileZip,
  IconTable,
  IconUpload,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { texts as apiTexts } from '../../../api/api.texts';
import { useLazyFetchMeQuery } from '../../../api/auth.gen';
import type { TransferableKind } from '../../../api/catalogues.gen';
import { notify } from '../../../components/base/notify';
import { OnPress } from '../../../components/base/on-press';
import { panelParams } from '../../../lib/panel-headers';
import { paths } from '../../../lib/paths';
import { openView } from '../../../lib/view';
import { texts } from './tools.texts';
import { IfMay } from '../../../components/base/rights/if-may';

const { transfer: text } = texts;
const formats = [
  { format: 'zip', icon: IconFileZip },
  { format: 'csv', icon: IconTable },
  { format: 'json', icon: IconBraces },
] as const;

const addressOf = (kind: TransferableKind, format: string) =>
  `/api/admin/catalogues/export.${format}?${new URLSearchParams({ kind, ...panelParams('admin') }).toString()}`;

/** A menu that exports a whole catalogue as a file, and leads to the import. */
export function TransferMenu({ kind }: { kind: TransferableKind }) {
  const [fetchMe] = useLazyFetchMeQuery();

  /** Renews the session by a request before the download: a download cannot do so itself. */
  async function download(event: MouseEvent, href: string) {
    event.preventDefault();
    try {
      if (openView() !== undefined) throw new Error(apiTexts.viewOnly);
      await fetchMe().unwrap();
      window.location.assign(href);
    } catch (error) {
      notify.failure(error, text.exportFailed);
    }
  }
  return (
    <OnPress
      popup="menu"
      button={
        <Button
          variant="default"
          leftSection={<IconArrowsTransferUpDown size={16} />}
          rightSection={<IconChevronDown size={14} />}
        >
          {text.menu}
        </Button>
      }
    >
      {({ target, ...pressed }) => (
        <Menu {...pressed} position="bottom-end" width={290}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown>
            {formats.map(({ format, icon: Icon }) => (
              <Menu.Item
                key={format}
                component="a"
                href={addressOf(kind, format)}
                leftSection={<Icon size={17} />}
                onClick={(event: MouseEvent) => void download(event, addressOf(kind, format))}
              >
                {text.exports[format]}
              </Menu.Item>
            ))}
            <IfMay right="catalogues.write">
              <Menu.Divider />
              <Menu.Item
                component={Link}
                to={paths.admin.importCatalogue(kind)}
                leftSection={<IconUpload size={17} />}
              >
                {text.import}
              </Menu.Item>
            </IfMay>
          </Menu.Dropdown>
        </Menu>
      )}
    </OnPress>
  );
}
