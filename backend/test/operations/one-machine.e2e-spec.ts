// One machine without Docker: the units of systemd in deploy/systemd, as OPERATIONS.md installs them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const FOLDER = join(REPOSITORY, 'deploy/systemd');
const VERIFIED = ['audit', 'ledger', 'figures'];

/** Returns the values of a unit by section and name. A name can be set several times. */
function readUnit(name: string): Record<string, Record<string, string[]>> {
  const unit: Record<string, Record<string, string[]>> = {};
  let section: Record<string, string[]> = {};
  for (const line of readFileSync(join(FOLDER, name), 'utf8').split('\n')) {
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (title) section = unit[title] = {};
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key) (section[key] ??= []).push(value!);
  }
  return unit;
}

const files = readdirSync(FOLDER);
const services = files.filter((name) => name.endsWith('.service'));
const timers = files.filter((name) => name.endsWith('.timer'));

/** The settings of a service that say what it runs. All others of its section belong to every unit. */
const OWN = /^(Type|ExecStart|Environment|Restart|RestartSec|KillMode|TimeoutStopSec|LimitNOFILE|Nice)$/;
const sharedOf = (name: string) => Object.entries(readUnit(name).Service!).filter(([key]) => !OWN.test(key));

describe('deploy/systemd', () => {
  it.each(services)('should run %s in the same sandbox, without root, with the same variables', (name) => {
    expect(sharedOf(name)).toEqual(sharedOf('callboard.service'));
    expect(readUnit(name).Service).toMatchObject({
      User: ['callboard'],
      EnvironmentFile: ['/opt/callboard/.env'],
      WorkingDirectory: ['/opt/callboard'],
      NoNewPrivileges: ['true'],
      CapabilityBoundingSet: [''],
      ProtectSystem: ['strict'],
      // The product itself writes the copy for a backup.
      ReadWritePaths: ['/var/lib/callboard /var/backups/callboard'],
      UMask: ['0077'],
    });
    // Node could not run with this setting.
    expect(readUnit(name).Service).not.toHaveProperty('MemoryDenyWriteExecute');
  });

  it.each(services)('should start what the repository has in %s', (name) => {
    const [, program, file] = /^(\S+) (\S+)/.exec(readUnit(name).Service!.ExecStart![0]!)!;
    expect(['/usr/bin/node', '/bin/sh']).toContain(program);
    for (const what of file!.includes('%i') ? VERIFIED : ['']) {
      const source = file!.replace('%i', what).replace(/^backend\/dist\/(.*)\.js$/, 'backend/src/$1.ts');
      expect([source, existsSync(join(REPOSITORY, source))]).toEqual([source, true]);
    }
  });

  it.each(timers)('should start %s every night, also after a night without power', (name) => {
    expect(services).toContain(name.replace('.timer', '.service'));
    const { Timer, Install } = readUnit(name);
    expect(Timer).toMatchObject({
      OnCalendar: [expect.stringMatching(/^\*-\*-\* 0\d:\d\d$/)],
      Persistent: ['true'],
    });
    expect(Install).toEqual({ WantedBy: ['timers.target'] });
  });

  it('should be what the document enables', () => {
    const enabled = /systemctl enable --now (.*)$/m.exec(
      readFileSync(join(REPOSITORY, 'OPERATIONS.md'), 'utf8'),
    )![1]!;
    expect(enabled).toBe(`callboard callboard-backup.timer callboard-verify@{${VERIFIED.join(',')}}.timer`);
    expect(files.toSorted()).toEqual([
      'callboard-backup.service',
      'callboard-backup.timer',
      'callboard-verify@.service',
      'callboard-verify@.timer',
      'callboard.service',
    ]);
  });
});
