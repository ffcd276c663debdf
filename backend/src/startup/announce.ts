import { DEMO_ADMIN, type Env } from '../core/config/env.js';
import { DEMO_SECOND_ADMIN, DEMO_STAFF, DEMO_USER } from './demo/demo-accounts.js';

/** Prints the URL of the product and, in a demo installation, the sign-in data. */
export function announce(env: Env, url: string): void {
  const demoAdmin = env.admin?.password === DEMO_ADMIN.password;
  const lines = [
    '',
    `  ${env.appName} is ready`,
    `  Panels   ${url}      API  ${url}/api/docs`,
    ...(demoAdmin || env.demo ? ['', '  Sign in'] : []),
    ...(demoAdmin ? [row('/admin', DEMO_ADMIN.number, DEMO_ADMIN.password)] : []),
    ...(demoAdmin && env.demo ? [row('/admin', DEMO_SECOND_ADMIN.number, DEMO_SECOND_ADMIN.password)] : []),
    ...(env.demo ? DEMO_STAFF.map(({ path, code, password }) => row(path, code, password)) : []),
    ...(env.demo ? [row('app', DEMO_USER.number, DEMO_USER.password)] : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const row = (where: string, name: string, password: string) =>
  `    ${where.padEnd(14)}${name.padEnd(14)}${password}`;
