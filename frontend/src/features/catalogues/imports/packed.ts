import { downloadZip } from 'client-zip';

/** Returns a table and the files that it names as one archive. Fails when the browser cannot read a file. */
export async function packed(name: string, table: File, files: readonly File[]): Promise<File> {
  const entries = [
    // Another name could be that of a file.
    { name: 'table.csv', input: table, lastModified: new Date(table.lastModified) },
    ...files.map((file) => ({
      name: `files/${file.webkitRelativePath || file.name}`,
      input: file,
      lastModified: new Date(file.lastModified),
    })),
  ];
  const blob = await downloadZip(entries).blob();
  return new File([blob], name, { type: 'application/zip' });
}
