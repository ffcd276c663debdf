import { Button, Menu } from '@mantine/core';
import {
  IconArrowsTransferUpDown,
  IconBraces,
  IconChevronDown,
  IconFileZip,
  IconTable,
  IconUpload,
} from '@tabler/icons-react';
import { useState, type MouseEvent } from 'react';
import { texts as apiTexts } from '../../../api/api.texts';
import { useLazyFetchMeQuery } from '../../../api/auth.gen';
import type { TransferableKind } from '../../../api/catalogues.gen';
import { notify } from '../../../components/base/notify';
import { OnPress } from '../../../components/base/on-press';
import { panelParams } from '../../../lib/panel-headers';
import { openView } from '../../../lib/view';
import { ImportDialog } from './import-dialog';
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

interface TransferMenuProps {
  kind: TransferableKind;
  /** The name of the catalogue's records. */
  many: string;
}

/** A menu that exports a whole catalogue as a file, and imports such a file. */
export function TransferMenu({ kind, many }: TransferMenuProps) {
  const [importing, setImporting] = useState(false);
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
    <>
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
                <Menu.Item leftSection={<IconUpload size={17} />} onClick={() => setImporting(true)}>
                  {text.import}
                </Menu.Item>
              </IfMay>
            </Menu.Dropdown>
          </Menu>
        )}
      </OnPress>
      {importing && <ImportDialog kind={kind} many={many} onClose={() => setImporting(false)} />}
    </>
  );
}
