// Zip archives with compressed files, like those of other programs. A file may declare a wrong size.
import { crc32, deflateRawSync } from 'node:zlib';

/** A file: its content, or its compressed bytes with the size that the archive declares. */
type ZipFile = Buffer | { content: Buffer; size: number };

/** An archive of these files by name. */
export function packedZip(files: Record<string, ZipFile>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, file] of Object.entries(files)) {
    const packed = Buffer.isBuffer(file) ? deflateRawSync(file) : file.content;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(Buffer.isBuffer(file) ? crc32(file) : 0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(Buffer.isBuffer(file) ? file.length : file.size, 18);
    common.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, Buffer.from(name));
    entries.push(entry);
    offset += entry.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...entries, listed, end]);
}
