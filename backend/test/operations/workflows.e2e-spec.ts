// The workflows and the forms of the repository's host, as far as their files can be checked here.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const FOLDER = resolve(import.meta.dirname, '../../../.github');
const read = <T>(path: string) => parse(readFileSync(join(FOLDER, path), 'utf8')) as T;

describe('the workflows', () => {
  interface Job {
    'timeout-minutes'?: number;
    permissions?: Record<string, string>;
    steps: { uses?: string; run?: string; with?: Record<string, string>; env?: Record<string, string> }[];
  }
  interface Workflow {
    name: string;
    on: Record<string, { tags?: string[] } | null>;
    permissions: Record<string, string>;
    concurrency?: { group: string; 'cancel-in-progress': boolean | string };
    jobs: Record<string, Job>;
  }
  const workflows = readdirSync(join(FOLDER, 'workflows')).map((file): [string, Workflow] => [
    file.replace('.yml', ''),
    read<Workflow>(`workflows/${file}`),
  ]);
  const workflow = (name: string) => workflows.find(([one]) => one === name)![1];
  const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps);

  it.each(workflows)(
    'should let %s only read the repository, with a time limit',
    (name, { permissions, ...one }) => {
      expect(one.name).toBe(name);
      expect(permissions).toEqual({ contents: 'read' });
      for (const job of Object.values(one.jobs)) {
        expect(job['timeout-minutes']).toBeGreaterThan(0);
        for (const { uses } of job.steps)
          if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@(v\d+|[0-9a-f]{40})$/);
      }
    },
  );

  it.each(workflows.filter(([name]) => name !== 'commits'))(
    'should replace an unfinished run of %s when its branch moves on',
    (name, { concurrency }) => {
      expect(concurrency?.group).toBe(`${name}-\${{ github.ref }}`);
      // A release that was begun is finished.
      expect(concurrency?.['cancel-in-progress']).toBe(
        name === 'images' ? "${{ github.ref_type != 'tag' }}" : true,
      );
    },
  );

  it('should check the commits of every push and pull request, also when a newer push follows', () => {
    const { on, concurrency } = workflow('commits');
    expect(Object.keys(on)).toEqual(['push', 'pull_request']);
    expect(concurrency).toBeUndefined();
    expect(stepsOf('commits').at(-1)).toEqual({
      run: 'node scripts/check-commits.mjs "$BASE..HEAD"',
      env: { BASE: '${{ github.event.pull_request.base.sha || github.event.before }}' },
    });
  });

  it('should build each image for both processors, with its commit and the list of its packages', () => {
    const { on, jobs } = workflow('images');
    expect(on.push?.tags).toEqual(['v*']);
    const build = stepsOf('images').find(({ uses }) => uses?.startsWith('docker/build-push-action@'));
    expect(build?.with).toMatchObject({
      platforms: 'linux/amd64,linux/arm64',
      'build-args': 'COMMIT=${{ github.sha }}',
    });
    const commands = stepsOf('images').map(({ run = '' }) => run);
    expect(commands.find((run) => run.startsWith('npm sbom --sbom-format=cyclonedx'))).toContain('.cdx.json');
    expect(jobs.release!.permissions).toEqual({ contents: 'write' });
    expect(jobs.release!.steps.at(-1)!.run).toContain('callboard-*.cdx.json');
  });
});

describe('the forms of issues', () => {
  interface Form {
    name: string;
    description: string;
    body: { type: string; id?: string; attributes: Record<string, unknown> }[];
  }

  it.each(['bug', 'proposal'])('should have a name, and a label for each field, in %s', (name) => {
    const form = read<Form>(`ISSUE_TEMPLATE/${name}.yml`);
    expect([form.name, form.description]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    const fields = form.body.filter(({ type }) => type !== 'markdown');
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    for (const { type, attributes } of fields) {
      expect(['input', 'textarea', 'dropdown']).toContain(type);
      expect(attributes.label).toMatch(/\S/);
    }
  });

  it('should open no empty issue, so that a vulnerability is not reported in public by accident', () => {
    expect(read<object>('ISSUE_TEMPLATE/config.yml')).toEqual({ blank_issues_enabled: false });
  });
});
