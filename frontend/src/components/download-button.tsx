import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useDownload } from '../api/use-download';
import { BusyButton } from './busy-button';
import { notify } from './notify';

interface DownloadButtonProps {
  /** The path of the API call that returns the file. */
  path: string;
  /** The query parameters; empty values are left out. */
  query: Record<string, string | undefined>;
  label: string;
  disabled?: boolean;
}

/** A button that saves an API answer as a file. */
export function DownloadButton({ path, query, label, disabled = false }: DownloadButtonProps) {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const set = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  async function save() {
    setBusy(true);
    try {
      await download(`${path}?${new URLSearchParams(set).toString()}`);
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <BusyButton
      variant="default"
      loading={busy}
      disabled={disabled}
      leftSection={<IconDownload size={16} />}
      onClick={() => void save()}
    >
      {label}
    </BusyButton>
  );
}
